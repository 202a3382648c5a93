/** A piece of a text and its bytes in UTF-8: characters are looked at as bytes, which is quicker, and cells cut from the text. */
export interface TextPiece {
  readonly text: string;
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();

export function textPiece(text: string): TextPiece {
  return { text, bytes: encoder.encode(text) };
}
