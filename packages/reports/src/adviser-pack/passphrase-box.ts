/**
 * Locks bytes with a passphrase: AES-GCM with 256 bits, the key from PBKDF2-SHA-256 with 600,000 rounds (OWASP, 2023),
 * all by WebCrypto. The same scheme as the backup file of the store, with keys of its own; a short check value tells a
 * wrong passphrase from a damaged file.
 */

export type Bytes = Uint8Array<ArrayBuffer>;

/** How the bytes were locked; it stands open in the file and is authenticated with them. */
export interface LockHeader {
  readonly cipher: 'AES-GCM-256';
  readonly kdf: 'PBKDF2-SHA-256+HKDF-SHA-256';
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly check: string;
}

export interface Lock {
  readonly key: CryptoKey;
  readonly header: LockHeader;
}

const ITERATIONS = 600_000;
/** A file may ask for more rounds in times to come, but not for so many that opening it never ends. */
const LEAST_ITERATIONS = 100_000;
const MOST_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const CHECK_BYTES = 16;

/** A fresh lock for one file: new salt, new initialisation vector. */
export async function newLock(passphrase: string): Promise<Lock> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const { key, check } = await deriveKeys(passphrase, salt, ITERATIONS);
  const header = {
    cipher: 'AES-GCM-256',
    kdf: 'PBKDF2-SHA-256+HKDF-SHA-256',
    iterations: ITERATIONS,
    salt: toBase64(salt),
    iv: toBase64(iv),
    check: toBase64(check),
  } as const;
  return { key, header };
}

export async function lockBytes({ key, header }: Lock, plain: Bytes, additionalData: Bytes): Promise<Bytes> {
  const algorithm = { name: 'AES-GCM', iv: fromBase64(header.iv), additionalData };
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, key, plain));
}

export type Unlocked =
  | { readonly kind: 'open'; readonly bytes: Bytes }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'damaged' };

export async function unlockBytes(
  header: LockHeader,
  passphrase: string,
  locked: Bytes,
  additionalData: Bytes,
): Promise<Unlocked> {
  const { key, check } = await deriveKeys(passphrase, fromBase64(header.salt), header.iterations);
  if (toBase64(check) !== header.check) return { kind: 'wrong' };
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64(header.iv), additionalData };
    return { kind: 'open', bytes: new Uint8Array(await crypto.subtle.decrypt(algorithm, key, locked)) };
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'OperationError') return { kind: 'damaged' };
    throw thrown;
  }
}

export function isLockHeader(value: unknown): value is LockHeader {
  if (typeof value !== 'object' || value === null) return false;
  const { cipher, kdf, iterations, salt, iv, check } = value as Readonly<Record<string, unknown>>;
  if (cipher !== 'AES-GCM-256' || kdf !== 'PBKDF2-SHA-256+HKDF-SHA-256') return false;
  if (typeof iterations !== 'number' || !Number.isSafeInteger(iterations)) return false;
  if (iterations < LEAST_ITERATIONS || iterations > MOST_ITERATIONS) return false;
  return isBase64(salt, SALT_BYTES) && isBase64(iv, IV_BYTES) && isBase64(check, CHECK_BYTES);
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
  const key = await subtle.deriveKey(use('cryptax-adviser-pack key'), base, aes, false, ['encrypt', 'decrypt']);
  const check = await subtle.deriveBits(use('cryptax-adviser-pack check'), base, CHECK_BYTES * 8);
  return { key, check: new Uint8Array(check) };
}

function toBase64(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

function isBase64(value: unknown, length: number): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) || value.length % 4 !== 0) return false;
  return fromBase64(value).length === length;
}
