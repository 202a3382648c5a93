/** The text of a record as it is sealed: packed where it is long, as it is where it is short. */
import type { Bytes } from '@cryptax/kernel';
import { packBytes, unpackBytes } from './packed-bytes.ts';

/** Packing a short one saves nothing: a page of the database is as long. */
const SHORT = 4_096;

/** No JSON begins with it. */
const IS_PACKED = 1;
/** The mark, and the length that it unpacks to. */
const HEAD_BYTES = 5;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A letter becomes at most so many bytes. */
const LONGEST_LETTER = 3;
/** Kept for the next text: writing into memory that was used before takes a third of the time. For one call at a time. */
let desk = new Uint8Array(0);
const LONGEST_KEPT = 2_000_000;

/** A long one holds until the next text: WebCrypto takes a copy when it is called. */
export function packText(text: string): Bytes {
  if (text.length <= SHORT) return encoder.encode(text);
  const bytes = encoded(text);
  const packed = packBytes(bytes, HEAD_BYTES);
  const head = new DataView(packed.buffer, packed.byteOffset);
  head.setUint8(0, IS_PACKED);
  head.setUint32(1, bytes.length, true);
  return packed;
}

/** Not to be trusted with bytes that nobody vouches for: they may ask for any length. */
export function unpackText(bytes: Bytes): string {
  if (bytes[0] !== IS_PACKED) return decoder.decode(bytes);
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1, true);
  return decoder.decode(unpackBytes(bytes.subarray(HEAD_BYTES), length));
}

/** Holds until the next text. */
function encoded(text: string): Bytes {
  const most = text.length * LONGEST_LETTER;
  const room = most <= desk.length ? desk : new Uint8Array(most);
  if (most <= LONGEST_KEPT) desk = room;
  return room.subarray(0, encoder.encodeInto(text, room).written);
}
