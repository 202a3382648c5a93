/**
 * The key as letters and digits on paper: base 32 without letters that look alike (Crockford), in groups of five, with a
 * check at the end so that a slip of the pen is noticed. It is found inside a longer text, so the whole kit may be given.
 */
import type { KeyBytes } from './sync-key.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEY_BYTES = 32;
/** 34 bytes are 272 bits, 54.4 letters; the last of the 55 carries three empty bits. */
const CODE_LETTERS = 55;
const GROUP = 5;
const CHECK_BYTES = 2;
const CODE = new RegExp(`(?:[0-9A-Z]{${GROUP}}[-\\s]+){${CODE_LETTERS / GROUP - 1}}[0-9A-Z]{${GROUP}}`);

export async function recoveryCode(key: KeyBytes): Promise<string> {
  const letters = encode(new Uint8Array([...key, ...(await checkOf(key))]));
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
  const key = bytes.slice(0, KEY_BYTES);
  const check = await checkOf(key);
  return check.every((byte, index) => byte === bytes[KEY_BYTES + index]) ? key : undefined;
}

async function checkOf(key: KeyBytes): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', key)).subarray(0, CHECK_BYTES);
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
  const hex = (bits >> 3n).toString(16).padStart(2 * (KEY_BYTES + CHECK_BYTES), '0');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
