/**
 * One row of the cloud as 64 bits: its id (or the name it has there), its clock, and whether it lives or was deleted. Joined by exclusive or over all
 * rows they tell whether device and server hold the same, whatever the order and also where the rows are encrypted. The
 * server computes the same (`row_print` in its migrations), so SHA-256 is taken: both sides have it, and it has no ties.
 */
import { sha256 } from '@noble/hashes/sha2.js';

/** The two halves of a 64-bit number; bitwise operators of the language know 32 bits. */
export interface Lanes {
  readonly high: number;
  readonly low: number;
}

const encoder = new TextEncoder();

export function rowPrint(id: string, clock: string, isGone: boolean): Lanes {
  const bytes = sha256(encoder.encode(`${isGone ? '-' : '+'}${clock} ${id}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { high: view.getInt32(0), low: view.getInt32(4) };
}

/** As the server prints its digest: a signed whole number of 64 bits. */
export function printLanes({ high, low }: Lanes): string {
  return BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low >>> 0)).toString();
}

export function parseLanes(text: string): Lanes | undefined {
  if (!/^-?\d{1,19}$/.test(text)) return undefined;
  const whole = BigInt.asUintN(64, BigInt(text));
  return { high: Number(whole >> 32n) | 0, low: Number(whole & 0xffff_ffffn) | 0 };
}
