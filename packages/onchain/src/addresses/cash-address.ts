/**
 * CashAddr, the form of Bitcoin Cash addresses: a 40-bit code over the prefix and the data; the prefix may be left out.
 * The older form looks like Bitcoin's and names the same place.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, createBase58check } from '@scure/base';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CASH_PREFIX = 'bitcoincash';
const CHECK_LENGTH = 8;
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n] as const;

const PREFIX_VALUES = [...Array.from(CASH_PREFIX, (letter) => letter.charCodeAt(0) & 31), 0];
/** Versions of the legacy form: paying to a key and to a script. */
const LEGACY_TYPES: ReadonlyMap<number | undefined, number> = new Map([
  [0x00, 0x00],
  [0x05, 0x08],
]);
const base58check = createBase58check(sha256);

export function isCashAddress(text: string): boolean {
  const body = withoutPrefix(text);
  if (!/^[qp][02-9ac-hj-np-z]{41}$/.test(body)) return false;
  const data = Array.from(body, (letter) => ALPHABET.indexOf(letter));
  return cashChecksum([...PREFIX_VALUES, ...data]) === 0n;
}

/** The form in which services answer, without its prefix; a legacy address is turned into it. */
export function cashAddressOf(text: string): string {
  const body = withoutPrefix(text);
  if (isCashAddress(body)) return body;
  const bytes = base58check.decode(text);
  const type = LEGACY_TYPES.get(bytes[0]);
  if (type === undefined) return text;
  const data = bech32.toWords(Uint8Array.of(type, ...bytes.slice(1)));
  const check = cashChecksum([...PREFIX_VALUES, ...data, ...Array<number>(CHECK_LENGTH).fill(0)]);
  const checkWords = Array.from({ length: CHECK_LENGTH }, (_, i) =>
    Number((check >> BigInt(5 * (CHECK_LENGTH - 1 - i))) & 31n),
  );
  return [...data, ...checkWords].map((word) => ALPHABET[word]).join('');
}

function withoutPrefix(text: string): string {
  return text.startsWith(`${CASH_PREFIX}:`) ? text.slice(CASH_PREFIX.length + 1) : text;
}

function cashChecksum(values: readonly number[]): bigint {
  let state = 1n;
  for (const value of values) {
    const top = state >> 35n;
    state = ((state & 0x07ffffffffn) << 5n) ^ BigInt(value);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) state ^= generator;
    });
  }
  return state ^ 1n;
}
