/** What a byte does in a delimited text. Blanks and control characters belong to their cell, but not to its fingerprint. */
export const QUOTE_CODE = 34;
export const CR = 13;
export const LF = 10;

export const ORDINARY = 0;
export const BLANK = 1;
export const DELIMITER = 2;
export const QUOTE = 3;
export const RETURN = 4;
export const BREAK = 5;
/** A further byte of a character, and the first byte of one that takes two places in a text. */
export const FURTHER = 6;
const DOUBLE = 7;
export const BLANK_CODES = 33;

const tables = new Map<string, Uint8Array>();

/** For every byte; kept, because there are few delimiters. */
export function byteKinds(delimiter: string, lineBreak: '\r' | '\n'): Uint8Array {
  const known = tables.get(delimiter + lineBreak);
  if (known !== undefined) return known;
  const kinds = new Uint8Array(256);
  tables.set(delimiter + lineBreak, kinds);
  kinds.fill(BLANK, 0, BLANK_CODES);
  kinds.fill(FURTHER, 0x80, 0xc0);
  kinds.fill(DOUBLE, 0xf0);
  kinds[QUOTE_CODE] = QUOTE;
  if (lineBreak === '\n') kinds[CR] = RETURN;
  kinds[lineBreak.charCodeAt(0)] = BREAK;
  kinds[delimiter.charCodeAt(0)] = DELIMITER;
  return kinds;
}
