/** Addresses in bech32 and bech32m (BIP-173, BIP-350). */
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
