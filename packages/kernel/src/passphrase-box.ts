import { type Bytes, fromBase64, toBase64 } from './bytes.ts';
/**
 * Locks bytes with a passphrase: AES-GCM with 256 bits, the key from PBKDF2-SHA-256 with 600,000 rounds (OWASP's figure of
 * 2023) and HKDF. Each kind of file has keys of its own, by its `purpose`; a short check value tells a wrong passphrase from a
 * damaged file. The platform's own WebCrypto comes in as an argument, because the kernel knows no platform.
 */

/** How the bytes were locked; it stands open in the file and should be authenticated with them. */
export interface LockHeader {
  readonly cipher: 'AES-GCM-256';
  readonly kdf: 'PBKDF2-SHA-256+HKDF-SHA-256';
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly check: string;
}

export interface Lock<Key> {
  readonly key: Key;
  readonly header: LockHeader;
}

export type Unlocked =
  | { readonly kind: 'open'; readonly bytes: Bytes }
  | { readonly kind: 'wrong-passphrase' }
  | { readonly kind: 'altered' };

export interface PassphraseBox<Key> {
  /** A fresh lock for one file: new salt, new initialisation vector. */
  readonly newLock: (passphrase: string) => Promise<Lock<Key>>;
  /** `additionalData` stays open but cannot be changed unseen. */
  readonly lock: (lock: Lock<Key>, plain: Bytes, additionalData: Bytes) => Promise<Bytes>;
  readonly unlock: (header: LockHeader, passphrase: string, locked: Bytes, additionalData: Bytes) => Promise<Unlocked>;
  readonly isHeader: (value: unknown) => value is LockHeader;
}

/** What is used of the platform: `globalThis` of every browser, worker and Node has it. */
export interface BoxPlatform<Key> {
  readonly crypto: {
    getRandomValues(bytes: Bytes): Bytes;
    readonly subtle: {
      importKey(format: 'raw', bytes: BytesLike, algorithm: string, isOpen: boolean, uses: KeyUse[]): Promise<Key>;
      deriveBits(algorithm: Derivation, key: Key, bits: number): Promise<ArrayBuffer>;
      encrypt(algorithm: GcmParameters, key: Key, plain: Bytes): Promise<ArrayBuffer>;
      decrypt(algorithm: GcmParameters, key: Key, locked: Bytes): Promise<ArrayBuffer>;
    };
  };
  readonly TextEncoder: new () => { encode(text: string): Bytes };
}

type BytesLike = Bytes | ArrayBuffer;
type KeyUse = 'deriveBits' | 'encrypt' | 'decrypt';

interface GcmParameters {
  readonly name: 'AES-GCM';
  readonly iv: Bytes;
  readonly additionalData: Bytes;
}

type Derivation =
  | { readonly name: 'PBKDF2'; readonly hash: 'SHA-256'; readonly salt: Bytes; readonly iterations: number }
  | { readonly name: 'HKDF'; readonly hash: 'SHA-256'; readonly salt: Bytes; readonly info: Bytes };

const ITERATIONS = 600_000;
/** A file may ask for more rounds in times to come, but not for so many that opening it never ends. */
const LEAST_ITERATIONS = 100_000;
const MOST_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const CHECK_BYTES = 16;
const KEY_BYTES = 32;

export function passphraseBox<Key>(platform: BoxPlatform<Key>, purpose: string): PassphraseBox<Key> {
  const { crypto } = platform;
  const gcm = ({ iv }: LockHeader, additionalData: Bytes) =>
    ({ name: 'AES-GCM', iv: fromBase64(iv), additionalData }) as const;
  const derive = (passphrase: string, salt: Bytes, iterations: number) =>
    deriveKeys(platform, purpose, passphrase, salt, iterations);
  return {
    newLock: async (passphrase) => {
      const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const { key, check } = await derive(passphrase, salt, ITERATIONS);
      const scheme = { cipher: 'AES-GCM-256', kdf: 'PBKDF2-SHA-256+HKDF-SHA-256', iterations: ITERATIONS } as const;
      return { key, header: { ...scheme, salt: toBase64(salt), iv: toBase64(iv), check: toBase64(check) } };
    },
    lock: async ({ key, header }, plain, additionalData) =>
      new Uint8Array(await crypto.subtle.encrypt(gcm(header, additionalData), key, plain)),
    unlock: async (header, passphrase, locked, additionalData) => {
      const { key, check } = await derive(passphrase, fromBase64(header.salt), header.iterations);
      if (toBase64(check) !== header.check) return { kind: 'wrong-passphrase' };
      try {
        const bytes = new Uint8Array(await crypto.subtle.decrypt(gcm(header, additionalData), key, locked));
        return { kind: 'open', bytes };
      } catch (thrown) {
        if (isOperationError(thrown)) return { kind: 'altered' };
        throw thrown;
      }
    },
    isHeader: (value): value is LockHeader => isLockHeader(value, (text) => fromBase64(text).length),
  };
}

/** One slow derivation, then two keys from it that say nothing about each other. */
async function deriveKeys<Key>(
  { crypto: { subtle }, TextEncoder }: BoxPlatform<Key>,
  purpose: string,
  passphrase: string,
  salt: Bytes,
  iterations: number,
): Promise<{ readonly key: Key; readonly check: Bytes }> {
  const encoder = new TextEncoder();
  // The same passphrase typed on another keyboard may come in another Unicode form.
  const typed = encoder.encode(passphrase.normalize('NFKC'));
  const source = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations } as const;
  const master = await subtle.deriveBits(slow, source, KEY_BYTES * 8);
  const base = await subtle.importKey('raw', master, 'HKDF', false, ['deriveBits']);
  const bitsFor = (use: string, bytes: number) =>
    subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode(`${purpose} ${use}`) },
      base,
      bytes * 8,
    );
  const bits = await bitsFor('key', KEY_BYTES);
  const key = await subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { key, check: new Uint8Array(await bitsFor('check', CHECK_BYTES)) };
}

/** What WebCrypto throws when key, bytes or additional data do not belong together. */
function isOperationError(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'OperationError';
}

function isLockHeader(value: unknown, bytesIn: (base64: string) => number): value is LockHeader {
  if (typeof value !== 'object' || value === null) return false;
  const { cipher, kdf, iterations, salt, iv, check } = value as Readonly<Record<string, unknown>>;
  if (cipher !== 'AES-GCM-256' || kdf !== 'PBKDF2-SHA-256+HKDF-SHA-256') return false;
  if (typeof iterations !== 'number' || !Number.isSafeInteger(iterations)) return false;
  if (iterations < LEAST_ITERATIONS || iterations > MOST_ITERATIONS) return false;
  const isBase64 = (text: unknown, length: number) =>
    typeof text === 'string' &&
    /^[A-Za-z0-9+/]+={0,2}$/.test(text) &&
    text.length % 4 === 0 &&
    bytesIn(text) === length;
  return isBase64(salt, SALT_BYTES) && isBase64(iv, IV_BYTES) && isBase64(check, CHECK_BYTES);
}
