/**
 * Encryption of a backup with a passphrase: AES-GCM with 256 bits, the key from PBKDF2-SHA-256 with 600,000 rounds
 * (OWASP's figure of 2023), all by WebCrypto. The header is authenticated too, so no parameter can be altered
 * unseen. A short check value tells a wrong passphrase from a damaged file.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { isRecord } from '../database/record-guards.ts';
import { fromBase64, toBase64 } from '../platform/base64.ts';
import type { BackupError } from '../store-error.ts';
import type { Bytes } from './backup-format.ts';

export interface EncryptionHeader {
  readonly cipher: 'AES-GCM-256';
  readonly kdf: 'PBKDF2-SHA-256+HKDF-SHA-256';
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly check: string;
}

const ITERATIONS = 600_000;
/** A file may ask for more rounds in times to come, but not for so many that opening it never ends. */
const MIN_ITERATIONS = 100_000;
const MAX_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const CHECK_BYTES = 16;

export interface BackupKey {
  readonly key: CryptoKey;
  readonly header: EncryptionHeader;
}

/** A fresh key for one file: new salt, new initialisation vector. */
export async function newBackupKey(passphrase: string): Promise<BackupKey> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const { key, check } = await deriveKeys(passphrase, salt, ITERATIONS);
  return {
    key,
    header: {
      cipher: 'AES-GCM-256',
      kdf: 'PBKDF2-SHA-256+HKDF-SHA-256',
      iterations: ITERATIONS,
      salt: toBase64(salt),
      iv: toBase64(iv),
      check: toBase64(check),
    },
  };
}

export async function encryptBody({ key, header }: BackupKey, body: Bytes, additionalData: Bytes): Promise<Bytes> {
  const iv = fromBase64(header.iv);
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, body));
}

export async function decryptBody(
  header: EncryptionHeader,
  passphrase: string,
  body: Bytes,
  additionalData: Bytes,
): Promise<Result<Bytes, BackupError>> {
  const { key, check } = await deriveKeys(passphrase, fromBase64(header.salt), header.iterations);
  if (toBase64(check) !== header.check) return err({ code: 'backup.wrong-passphrase' });
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64(header.iv), additionalData };
    return ok(new Uint8Array(await crypto.subtle.decrypt(algorithm, key, body)));
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'OperationError') return err({ code: 'backup.tampered' });
    throw thrown;
  }
}

export function isEncryptionHeader(value: unknown): value is EncryptionHeader {
  if (!isRecord(value)) return false;
  const { cipher, kdf, iterations } = value;
  if (cipher !== 'AES-GCM-256' || kdf !== 'PBKDF2-SHA-256+HKDF-SHA-256') return false;
  if (!Number.isSafeInteger(iterations)) return false;
  if ((iterations as number) < MIN_ITERATIONS || (iterations as number) > MAX_ITERATIONS) return false;
  return isBase64(value.salt, SALT_BYTES) && isBase64(value.iv, IV_BYTES) && isBase64(value.check, CHECK_BYTES);
}

/** One slow derivation, then two keys from it that say nothing about each other. */
async function deriveKeys(
  passphrase: string,
  salt: Bytes,
  iterations: number,
): Promise<{ key: CryptoKey; check: Bytes }> {
  const { subtle } = crypto;
  // The same passphrase typed on another keyboard may come in another Unicode form.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const source = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const master = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, source, 256);
  const base = await subtle.importKey('raw', master, 'HKDF', false, ['deriveKey', 'deriveBits']);
  const use = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(info) });
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(use('cryptax-backup key'), base, aes, false, ['encrypt', 'decrypt']);
  const check = await subtle.deriveBits(use('cryptax-backup check'), base, CHECK_BYTES * 8);
  return { key, check: new Uint8Array(check) };
}

function isBase64(value: unknown, length: number): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) || value.length % 4 !== 0) return false;
  return fromBase64(value).length === length;
}
