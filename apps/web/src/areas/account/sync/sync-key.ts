/**
 * The key of end-to-end encryption. It is random and made once; the passphrase only wraps it (PBKDF2-SHA-256, 600,000
 * rounds, then AES-GCM), so that the passphrase can be changed, and the code on paper works without it. The server
 * keeps the wrapping and a check value that tells a wrong kit from the right one, and nothing that opens an event.
 */
import { err, fromBase64, ok, type Result, toBase64 } from '@cryptax/kernel';

export type KeyBytes = Uint8Array<ArrayBuffer>;

const ROUNDS = 600_000;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const CHECK_BYTES = 6;
const MARK = 'w1';

export function newKey(): KeyBytes {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

/** As the device keeps it: it can be used, but not read out again. */
export function importKey(key: KeyBytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

export async function wrapKey(key: KeyBytes, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const wrapper = await wrapperOf(passphrase, salt);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapper, key));
  return [MARK, await checkOf(key), ...[salt, iv, sealed].map(toBase64)].join('.');
}

export async function unwrapKey(wrapped: string, passphrase: string): Promise<Result<KeyBytes, 'passphrase'>> {
  const [mark, , salt = '', iv = '', sealed = ''] = wrapped.split('.');
  try {
    if (mark !== MARK) return err('passphrase');
    const wrapper = await wrapperOf(passphrase, fromBase64(salt));
    const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
    return ok(new Uint8Array(await crypto.subtle.decrypt(algorithm, wrapper, fromBase64(sealed))));
  } catch {
    // A wrong passphrase and a damaged text look the same to the cipher.
    return err('passphrase');
  }
}

/** Whether this is the key that the wrapping holds. */
export async function isKeyOf(wrapped: string, key: KeyBytes): Promise<boolean> {
  return checkIn(wrapped) === (await checkOf(key));
}

/** Which key a wrapping holds. */
export function checkIn(wrapped: string): string | undefined {
  return wrapped.split('.')[1];
}

export async function checkOf(key: KeyBytes): Promise<string> {
  const text = new TextEncoder().encode('cryptax key check ');
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array([...text, ...key]));
  return toBase64(new Uint8Array(hash).subarray(0, CHECK_BYTES));
}

async function wrapperOf(passphrase: string, salt: KeyBytes): Promise<CryptoKey> {
  // The same letters may be typed as different code points, depending on the keyboard.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_KEY_BYTES = 32;
/** 34 bytes are 272 bits, 54.4 letters; the last of the 55 carries three empty bits. */
const CODE_LETTERS = 55;
const GROUP = 5;
const CODE_CHECK_BYTES = 2;
const CODE = new RegExp(`(?:[0-9A-Z]{${GROUP}}[-\\s]+){${CODE_LETTERS / GROUP - 1}}[0-9A-Z]{${GROUP}}`);

/**
 * The key as letters and digits on paper: base 32 without letters that look alike (Crockford), in groups of five, with a
 * check at the end so that a slip of the pen is noticed. It is found inside a longer text, so the whole kit may be given.
 */
export async function recoveryCode(key: KeyBytes): Promise<string> {
  const letters = encode(new Uint8Array([...key, ...(await codeCheckOf(key))]));
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** The code as it stands in a longer text, such as the kit. */
export function findRecoveryCode(text: string): string | undefined {
  return CODE.exec(text.toUpperCase())?.[0].replace(/[-\s]+/g, '-');
}

/** @returns the key, or undefined when there is no code in the text or one with a slip */
export async function readRecoveryCode(text: string): Promise<KeyBytes | undefined> {
  const found = findRecoveryCode(text) ?? text.toUpperCase();
  const letters = found.replace(/[-\s]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (letters.length !== CODE_LETTERS || [...letters].some((letter) => !LETTERS.includes(letter))) return undefined;
  const bytes = decode(letters);
  const key = bytes.slice(0, CODE_KEY_BYTES);
  const check = await codeCheckOf(key);
  return check.every((byte, index) => byte === bytes[CODE_KEY_BYTES + index]) ? key : undefined;
}

async function codeCheckOf(key: KeyBytes): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', key)).subarray(0, CODE_CHECK_BYTES);
}

function encode(bytes: Uint8Array): string {
  let bits = BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`) << 3n;
  let text = '';
  for (let at = 0; at < CODE_LETTERS; at++) {
    text = `${LETTERS[Number(bits & 31n)]}${text}`;
    bits >>= 5n;
  }
  return text;
}

function decode(letters: string): KeyBytes {
  let bits = 0n;
  for (const letter of letters) bits = (bits << 5n) | BigInt(LETTERS.indexOf(letter));
  const hex = (bits >> 3n).toString(16).padStart(2 * (CODE_KEY_BYTES + CODE_CHECK_BYTES), '0');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
