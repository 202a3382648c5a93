/** Addresses in bech32 and bech32m (BIP-173, BIP-350), and the CashAddr form of Bitcoin Cash. */
import { type Bech32, bech32, bech32m } from '@scure/base';

type Text = `${string}1${string}`;

/** A native SegWit address: version 0 in bech32 with 20 or 32 bytes, versions 1 to 16 in bech32m with 2 to 40 bytes. */
export function isSegwitAddress(text: string, prefix: string): boolean {
  return isWitness(bech32, text, prefix, (version) => version === 0, [20, 32]) || isTaprootLike(text, prefix);
}

function isTaprootLike(text: string, prefix: string): boolean {
  return isWitness(bech32m, text, prefix, (version) => version >= 1 && version <= 16);
}

function isWitness(
  coder: Bech32,
  text: string,
  prefix: string,
  fits: (version: number) => boolean,
  lengths?: readonly number[],
): boolean {
  const [version, ...program] = words(coder, text, prefix) ?? [];
  if (version === undefined || !fits(version)) return false;
  const bytes = coder.fromWordsUnsafe(program);
  if (!bytes) return false;
  return lengths ? lengths.includes(bytes.length) : bytes.length >= 2 && bytes.length <= 40;
}

/** Bytes of an account address such as `cosmos1...` or `addr1...`, or undefined. */
export function bech32Bytes(text: string, prefix: string): Uint8Array | undefined {
  const found = words(bech32, text, prefix);
  return found === undefined ? undefined : (bech32.fromWordsUnsafe(found) ?? undefined);
}

function words(coder: Bech32, text: string, prefix: string): number[] | undefined {
  // Cardano addresses are longer than the 90 characters of BIP-173; the check itself works at any length.
  const read = text.length <= 130 ? coder.decodeUnsafe(text as Text, 130) : undefined;
  return read && read.prefix === prefix ? read.words : undefined;
}

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CASH_PREFIX = 'bitcoincash';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n] as const;

/** CashAddr: a 40-bit code over the prefix and the data; the prefix may be left out. */
export function isCashAddress(text: string): boolean {
  const body = text.startsWith(`${CASH_PREFIX}:`) ? text.slice(CASH_PREFIX.length + 1) : text;
  if (!/^[qp][02-9ac-hj-np-z]{41}$/.test(body)) return false;
  const prefix = Array.from(CASH_PREFIX, (letter) => letter.charCodeAt(0) & 31);
  const data = Array.from(body, (letter) => ALPHABET.indexOf(letter));
  return cashChecksum([...prefix, 0, ...data]) === 0n;
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
