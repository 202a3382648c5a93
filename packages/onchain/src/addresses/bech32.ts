/** Addresses in bech32 and bech32m (BIP-173, BIP-350). */
import { type Bech32, bech32, bech32m } from '@scure/base';

type Text = `${string}1${string}`;

export interface WitnessProgram {
  readonly version: number;
  readonly program: Uint8Array;
}

export function isSegwitAddress(text: string, prefix: string): boolean {
  return witnessProgram(text, prefix) !== undefined;
}

/** Of a native SegWit address: version 0 in bech32 with 20 or 32 bytes, versions 1 to 16 in bech32m with 2 to 40 bytes. */
export function witnessProgram(text: string, prefix: string): WitnessProgram | undefined {
  const first = readProgram(bech32, text, prefix);
  if (first?.version === 0 && [20, 32].includes(first.program.length)) return first;
  const later = readProgram(bech32m, text, prefix);
  if (later === undefined || later.version < 1 || later.version > 16) return undefined;
  return later.program.length >= 2 && later.program.length <= 40 ? later : undefined;
}

function readProgram(coder: Bech32, text: string, prefix: string): WitnessProgram | undefined {
  const [version, ...rest] = words(coder, text, prefix) ?? [];
  const program = coder.fromWordsUnsafe(rest);
  return version === undefined || !program ? undefined : { version, program };
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
