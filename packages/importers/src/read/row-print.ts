/**
 * The fingerprint of a row: 64 bits from its cells, without blanks and quotes, so that the same row of a re-saved or
 * quoted file has the same one. Two numbers while the file is read, a short text where it becomes an identity. Among a
 * million different rows two agree by chance about once in forty million files. It identifies, it does not protect.
 */
export interface RowPrint {
  readonly a: number;
  readonly b: number;
}

export const SEED_A = 0x9e3779b1 | 0;
export const SEED_B = 0x85ebca77 | 0;
export const STEP_A = 0x5bd1e995;
export const STEP_B = 0x1b873593;
const QUOTE = 34;

/**
 * One character into one lane of a cell's print. A file is mostly this step, so it is one multiplication; that the lanes take
 * the character in differently (added, and as a mask) makes them independent of each other.
 */
export function stepA(hash: number, code: number): number {
  return (Math.imul(hash, STEP_A) + code) | 0;
}

export function stepB(hash: number, code: number): number {
  return Math.imul(hash ^ code, STEP_B);
}

/** A cell's print into one lane of the row's: spreads every bit. */
export function mixA(hash: number, code: number): number {
  const mixed = Math.imul(hash ^ code, 0x5bd1e995);
  return mixed ^ (mixed >>> 13);
}

export function mixB(hash: number, code: number): number {
  return Math.imul((hash ^ code) + (hash << 6), 0x1b873593) ^ (hash >>> 17);
}

/** Both lanes of a piece of text; `undefined` if it is blank. */
function printOf(text: string, start: number, end: number): RowPrint | undefined {
  let [a, b, count] = [SEED_A, SEED_B, 0];
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code <= 32 || code === QUOTE) continue;
    count++;
    if (code < 0x80) {
      a = stepA(a, code);
      b = stepB(b, code);
      continue;
    }
    const character = text.codePointAt(i) ?? code;
    if (character > 0xffff) i++;
    for (const byte of utf8(character)) {
      a = stepA(a, byte);
      b = stepB(b, byte);
    }
  }
  return count === 0 ? undefined : { a, b };
}

/** Bytes of a character beyond ASCII: files are read as bytes, and a cell must have one print however it was read. */
function utf8(character: number): readonly number[] {
  const last = 0x80 | (character & 63);
  if (character < 0x800) return [0xc0 | (character >> 6), last];
  const third = 0x80 | ((character >> 6) & 63);
  if (character < 0x10000) return [0xe0 | (character >> 12), third, last];
  return [0xf0 | (character >> 18), 0x80 | ((character >> 12) & 63), third, last];
}

/** Of separate cells; `leaveOut` are columns that change from export to export. Empty cells only count as places. */
export function printCells(cells: readonly string[], leaveOut?: ReadonlySet<number>): RowPrint {
  let [a, b] = [SEED_A, SEED_B];
  for (let column = 0; column < cells.length; column++) {
    if (leaveOut?.has(column)) continue;
    const cell = cells[column] ?? '';
    const print = printOf(cell, 0, cell.length);
    if (print === undefined) continue;
    a = mixA(mixA(a, column), print.a);
    b = mixB(mixB(b, column), print.b);
  }
  return { a, b };
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const CODES = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0));

/**
 * A fingerprint as eleven characters, each named one by one: strings put together from others cost more to keep than to make, and
 * handing over a list of the characters costs as much as the text.
 */
export function printText(a: number, b: number): string {
  const x = finish(a, b);
  const y = finish(b, x);
  return String.fromCharCode(
    code(x >>> 26),
    code(x >>> 20),
    code(x >>> 14),
    code(x >>> 8),
    code(x >>> 2),
    code((x << 4) | (y >>> 28)),
    code(y >>> 22),
    code(y >>> 16),
    code(y >>> 10),
    code(y >>> 4),
    code(y & 15),
  );
}

/** The same behind a fixed beginning, as one piece. */
export class PrintText {
  readonly #codes: number[];
  readonly #start: number;

  constructor(beginning: string) {
    this.#start = beginning.length;
    this.#codes = Array.from(`${beginning}00000000000`, (character) => character.charCodeAt(0));
  }

  text(a: number, b: number): string {
    const x = finish(a, b);
    const y = finish(b, x);
    const codes = this.#codes;
    let at = this.#start;
    for (let shift = 26; shift > 0; shift -= 6) codes[at++] = code(x >>> shift);
    codes[at++] = code((x << 4) | (y >>> 28));
    for (let shift = 22; shift > 0; shift -= 6) codes[at++] = code(y >>> shift);
    codes[at] = code(y & 15);
    return String.fromCharCode.apply(null, codes);
  }
}

function code(bits: number): number {
  return CODES[bits & 63] ?? 0;
}

/** Reversible for a fixed `b`, so nothing of the 64 bits is lost. */
function finish(a: number, b: number): number {
  let hash = a ^ (b >>> 16) ^ (b << 5);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
