/**
 * Bytes to text: byte order marks first, then UTF-16 by its zero bytes, then UTF-8 if every byte fits, else
 * Windows-1252, in which every byte means something. Long files are decoded in pieces that end with a line: each piece on
 * its own (a streaming decoder is several times slower and doubles the memory), and no string outgrows the engine.
 */
import { type TextPiece, textPiece } from './text-piece.ts';

/** Below the size from which Node keeps a text outside its own memory, where every look at a character costs more. */
const PIECE = 768 * 1024;
const PROBE = 64 * 1024;
/** Within this a line of an ordinary file ends. */
const NEAR = 1024 * 1024;
const TAB = 9;
const LF = 10;
const FORM_FEED = 12;
const CR = 13;

/** Every engine holds this much as one text; a line that does not end within it is no row of a table. */
export const LONGEST_TEXT = 400_000_000;

/** Undefined for bytes that are no text at all. */
export function decodeText(bytes: Uint8Array): readonly TextPiece[] | undefined {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return wideText(new TextDecoder(wide).decode(bytes));
  if (hasBinary(bytes.length, (at) => bytes[at] ?? 0)) return undefined;
  const pieces = cutAtLines(hasMark(bytes) ? bytes.subarray(3) : bytes);
  if (pieces.some((piece) => piece.length > LONGEST_TEXT)) return undefined;
  const texts = decodeAll(pieces, 'utf-8');
  if (texts !== undefined) return texts.map((text, index) => ({ text, bytes: pieces[index] ?? NO_BYTES }));
  return decodeAll(pieces, 'windows-1252')?.map((text) => textPiece(repairControls(text))) ?? [];
}

const NO_BYTES = new Uint8Array();

/** The byte order mark of UTF-8. */
function hasMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** 0x80 to 0x9f in Windows-1252; some versions of Node read them as control characters. */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function repairControls(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => UPPER_CONTROLS.charAt(control.charCodeAt(0) - 0x80));
}

function decodeAll(pieces: readonly Uint8Array[], encoding: 'utf-8' | 'windows-1252'): readonly string[] | undefined {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  try {
    return pieces.map((piece) => decoder.decode(piece));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function cutAtLines(bytes: Uint8Array): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.length - at <= PIECE ? bytes.length : behindLine(bytes, at + PIECE);
    pieces.push(bytes.subarray(at, end));
    at = end;
  }
  return pieces;
}

/** Behind the next line feed; where none is near, behind a bare return (files of old Macs). */
function behindLine(bytes: Uint8Array, from: number): number {
  const near = bytes.subarray(from, from + NEAR);
  const bareReturn = near.includes(LF) ? -1 : near.indexOf(CR);
  if (bareReturn >= 0 && bareReturn < near.length - 1) return from + bareReturn + 1;
  const lineFeed = bytes.indexOf(LF, from);
  return lineFeed < 0 ? bytes.length : lineFeed + 1;
}

function wideText(text: string): readonly TextPiece[] | undefined {
  const isNone = text.length > LONGEST_TEXT || hasBinary(text.length, (at) => text.charCodeAt(at));
  return isNone ? undefined : [textPiece(text)];
}

/** Control characters other than tab, line feed, form feed and return do not occur in text. */
function hasBinary(size: number, codeAt: (at: number) => number): boolean {
  const length = Math.min(size, PROBE);
  let count = 0;
  for (let at = 0; at < length; at++) {
    const code = codeAt(at);
    if (code < 32 && code !== TAB && code !== LF && code !== FORM_FEED && code !== CR) count++;
  }
  return count > length / 50;
}

/** Marked, or western text without a mark: then nearly every second byte is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const length = Math.min(bytes.length, PROBE);
  let [even, odd] = [0, 0];
  for (let i = 0; i < length; i++) {
    if (bytes[i] !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  if (odd > length / 4 && even < length / 20) return 'utf-16le';
  return even > length / 4 && odd < length / 20 ? 'utf-16be' : undefined;
}
