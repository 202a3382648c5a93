/**
 * Bytes to text: byte order marks first, then UTF-16 by its zero bytes, then UTF-8 if every byte fits, else
 * Windows-1252, in which every byte means something. Large files are decoded in pieces, so that no string outgrows
 * what the engine can hold.
 */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const PIECE = 8 * 1024 * 1024;
const PROBE = 64 * 1024;

export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  return zeroByteEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Western text in UTF-16 without a mark has a zero in nearly every second byte. */
function zeroByteEncoding(bytes: Uint8Array): Encoding | undefined {
  const length = Math.min(bytes.length, PROBE);
  let [even, odd] = [0, 0];
  for (let i = 0; i < length; i++) {
    if (bytes[i] !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  if (odd > length / 4 && even < length / 20) return 'utf-16le';
  if (even > length / 4 && odd < length / 20) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
    }
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Text in pieces; a piece may end in the middle of a row. */
export function decodePieces(bytes: Uint8Array, encoding: Encoding): readonly string[] {
  const decoder = new TextDecoder(encoding);
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length }));
  }
  return pieces;
}
