/**
 * Bytes packed before they are sealed, in the block format of LZ4. The browser packs what lies in its database by itself, but
 * ciphertext cannot be packed: a sealed chunk would be several times as long as a readable one, and Chromium keeps whatever is
 * longer than 64 kilobytes in a file of its own. `CompressionStream` packs tighter and takes several times as long.
 */
import type { Bytes } from '@cryptax/kernel';

const SHORTEST_MATCH = 4;
/** The format wants the end unpacked: no match begins in the last twelve bytes, none reaches into the last five. */
const NO_MATCH_FROM_END = 12;
const UNPACKED_END = 5;
const LONGEST_WAY_BACK = 0xffff;
/** Lengths below stand in half a byte; what is over follows in bytes that go on as long as they are full. */
const IN_TOKEN = 15;
const FULL = 255;

/** Bytes are copied and compared four at a time, so that a copy may write up to three beyond its end. */
const STEP = 4;

const HASH_BITS = 14;
const HASH_FACTOR = 0x9e3779b1;
const SECOND_FACTOR = 0x85ebca6b;
/** It looks at every third place, and where nothing repeats less and less often. */
const MISSES_PER_STEP = 6;
const NO_MISSES = 3 << MISSES_PER_STEP;

/** Where eight bytes were seen last, plus one; shorter repetitions would save next to nothing. For one call at a time. */
const seen = new Int32Array(1 << HASH_BITS);

/** Kept for the next call: memory that was used before is at hand, new memory is emptied first. */
let desk = new Uint8Array(0);
const LONGEST_KEPT = 1_000_000;

/** `room` bytes in front are the caller's. What comes back holds until the next call. */
export function packBytes(from: Bytes, room = 0): Bytes {
  const source = viewOf(from);
  const most = room + longestPacked(from.length);
  const into = most <= desk.length ? desk : new Uint8Array(most);
  if (most <= LONGEST_KEPT) desk = into;
  const target = viewOf(into);
  const lastStart = from.length - NO_MATCH_FROM_END;
  const lastEnd = from.length - UNPACKED_END;
  let written = room;
  let literals = 0;
  let at = 0;
  let misses = NO_MISSES;
  seen.fill(0);
  while (at <= lastStart) {
    const four = source.getInt32(at, true);
    const next = source.getInt32(at + 4, true);
    const slot = Math.imul(Math.imul(four, HASH_FACTOR) ^ next, SECOND_FACTOR) >>> (32 - HASH_BITS);
    const earlier = (seen[slot] as number) - 1;
    seen[slot] = at + 1;
    const way = at - earlier;
    if (
      earlier < 0 ||
      way > LONGEST_WAY_BACK ||
      source.getInt32(earlier, true) !== four ||
      source.getInt32(earlier + 4, true) !== next
    ) {
      at += misses++ >>> MISSES_PER_STEP;
      continue;
    }
    const end = endOfMatch(source, at, way, lastEnd);
    while (at > literals && at > way && from[at - 1] === from[at - 1 - way]) at--;
    const over = end - at - SHORTEST_MATCH;
    written = putLengths(into, written, at - literals, over);
    for (let i = literals; i < at; i += STEP) target.setInt32(written + i - literals, source.getInt32(i));
    written += at - literals;
    target.setUint16(written, way, true);
    written = putRest(into, written + 2, over);
    literals = end;
    at = end;
    misses = NO_MISSES;
  }
  written = putLengths(into, written, from.length - literals, 0);
  into.set(from.subarray(literals), written);
  return into.subarray(0, written + from.length - literals);
}

/** Undefined if these are not so many bytes packed. */
export function unpackBytes(from: Bytes, size: number): Bytes | undefined {
  const source = viewOf(from);
  const into = new Uint8Array(size + STEP);
  const target = viewOf(into);
  let written = 0;
  let at = 0;
  while (at < from.length) {
    const token = from[at++] as number;
    let literals = token >>> 4;
    if (literals === IN_TOKEN) {
      let more = FULL;
      for (; more === FULL; literals += more) more = from[at++] ?? 0;
    }
    const next = at + literals;
    if (next > from.length || written + literals > size) return undefined;
    if (next + STEP > from.length) into.set(from.subarray(at, next), written);
    else for (let i = 0; i < literals; i += STEP) target.setInt32(written + i, source.getInt32(at + i));
    written += literals;
    at = next;
    if (at === from.length) break;
    const way = (from[at] as number) | ((from[at + 1] ?? 0) << 8);
    at += 2;
    let length = (token & IN_TOKEN) + SHORTEST_MATCH;
    if (length === IN_TOKEN + SHORTEST_MATCH) {
      let more = FULL;
      for (; more === FULL; length += more) more = from[at++] ?? 0;
    }
    const start = written - way;
    if (way === 0 || start < 0 || written + length > size) return undefined;
    // A match may reach into what it writes: one by one where it does so within a step.
    if (way < STEP) for (let i = 0; i < length; i++) into[written + i] = into[start + i] as number;
    else for (let i = 0; i < length; i += STEP) target.setInt32(written + i, target.getInt32(start + i));
    written += length;
  }
  return written === size ? into.subarray(0, size) : undefined;
}

/** Bytes that repeat nothing grow by one in 255 and a little. */
function longestPacked(length: number): number {
  return length + Math.ceil(length / FULL) + IN_TOKEN + STEP;
}

function viewOf({ buffer, byteOffset, length }: Bytes): DataView {
  return new DataView(buffer, byteOffset, length);
}

/** How far the bytes from `start` on are those from `way` before. */
function endOfMatch(source: DataView, start: number, way: number, last: number): number {
  let end = start + SHORTEST_MATCH;
  while (end + STEP <= last && source.getInt32(end) === source.getInt32(end - way)) end += STEP;
  while (end < last && source.getUint8(end) === source.getUint8(end - way)) end++;
  return end;
}

/** The token, and what of the number of literals is over. `over` is by how much the match is longer than the shortest. */
function putLengths(into: Bytes, at: number, literals: number, over: number): number {
  into[at] = ((literals < IN_TOKEN ? literals : IN_TOKEN) << 4) | (over < IN_TOKEN ? over : IN_TOKEN);
  return putRest(into, at + 1, literals);
}

function putRest(into: Bytes, at: number, length: number): number {
  if (length < IN_TOKEN) return at;
  let next = at;
  let rest = length - IN_TOKEN;
  for (; rest >= FULL; rest -= FULL) into[next++] = FULL;
  into[next++] = rest;
  return next;
}
