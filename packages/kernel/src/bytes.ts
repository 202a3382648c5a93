/**
 * Bytes as base64 text, and their SHA-256. Page, worker and Node offer the same few functions for it; they are named here,
 * because this package compiles against the language alone.
 */
declare function btoa(text: string): string;
declare function atob(text: string): string;
declare const crypto: {
  readonly subtle: { digest(name: 'SHA-256', bytes: Bytes | ArrayBuffer): Promise<ArrayBuffer> };
};

export type Bytes = Uint8Array<ArrayBuffer>;

/** Arguments of one call are limited; pieces of this size are safe everywhere. */
const PIECE = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + PIECE)));
  return btoa(pieces.join(''));
}

/** Throws for text that is no base64. */
export function fromBase64(text: string): Bytes {
  const read = atob(text);
  const bytes = new Uint8Array(read.length);
  // `Uint8Array.from` walks the text sign by sign through an iterator, which takes ten times as long.
  for (let at = 0; at < read.length; at++) bytes[at] = read.charCodeAt(at);
  return bytes;
}

/** As lower-case hex. Pages from plain http on another host have no digest; there it throws. */
export async function sha256Hex(bytes: Bytes | ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
