/**
 * Rows without quotes and without characters beyond ASCII, as nearly all are. Most of the look at every byte of a file happens
 * here, so the steps of the fingerprint (`stepA`, `stepB`) are written out and nothing is called inside the loops: the compiler
 * then keeps what it knows of the arrays, and the numbers of a cell stay in registers.
 */
import { BLANK, BREAK, DELIMITER, LF, ORDINARY, RETURN } from './byte-kinds.ts';
import { mixA, mixB, SEED_A, SEED_B, STEP_A, STEP_B } from './row-print.ts';
import { CELL_FIELDS, type ScannedRows } from './scanned-rows.ts';

/**
 * Four bytes at once: all from a minus sign up to the last letter of ASCII, which no comma, tab, quote, blank or break is. Each byte
 * less this is below zero, or has its highest bit set already, if it is not among them.
 */
export const FOUR_MINUS_SIGNS = 0x2d2d2d2d;
export const HIGHEST_BITS = 0x80808080 | 0;
export const WORD = 4;
/** Of several bytes at once: each has the factors of all steps after its own. */
const STEP_A_2 = Math.imul(STEP_A, STEP_A);
const STEP_A_3 = Math.imul(STEP_A_2, STEP_A);
const STEP_A_4 = Math.imul(STEP_A_3, STEP_A);

export interface ByteSource {
  readonly bytes: Uint8Array;
  /** The same bytes. */
  readonly view: DataView;
  /** What each byte does. */
  readonly kinds: Uint8Array;
  /** Up to here four bytes may be looked at together; nowhere where they could hide a delimiter. */
  readonly wordEnd: number;
}

/**
 * Takes in the row that begins at the byte `at`, of which `shift` before it are further bytes of characters.
 * @returns where the next row begins; -1 for a row of another kind, of which nothing is taken in
 */
export function readOrdinaryRow(
  source: ByteSource,
  rows: ScannedRows,
  from: number,
  shift: number,
  line: number,
): number {
  const { bytes, view, kinds, wordEnd } = source;
  const { cells } = rows;
  const room = cells.length - CELL_FIELDS;
  let at = from;
  let place = rows.used;
  let rowA = SEED_A;
  let rowB = SEED_B;
  for (let column = 0; ; column++) {
    const first = at;
    let a = SEED_A;
    let b = SEED_B;
    let blanks = 0;
    let kind = ORDINARY;
    for (; ; at++) {
      while (at < wordEnd) {
        const word = view.getInt32(at, true);
        const special = ((word - FOUR_MINUS_SIGNS) | word) & HIGHEST_BITS;
        if (special !== 0) {
          /** The lowest of the marked bytes is marked for sure; those before it are ordinary. */
          if ((special & 0x80) === 0) {
            a = (Math.imul(a, STEP_A) + (word & 0xff)) | 0;
            b = Math.imul(b ^ (word & 0xff), STEP_B);
            at++;
            if ((special & 0x8000) === 0) {
              a = (Math.imul(a, STEP_A) + ((word >> 8) & 0xff)) | 0;
              b = Math.imul(b ^ ((word >> 8) & 0xff), STEP_B);
              at++;
              if ((special & 0x800000) === 0) {
                a = (Math.imul(a, STEP_A) + ((word >> 16) & 0xff)) | 0;
                b = Math.imul(b ^ ((word >> 16) & 0xff), STEP_B);
                at++;
              }
            }
          }
          break;
        }
        a =
          (Math.imul(a, STEP_A_4) +
            Math.imul(word & 0xff, STEP_A_3) +
            Math.imul((word >> 8) & 0xff, STEP_A_2) +
            Math.imul((word >> 16) & 0xff, STEP_A) +
            (word >> 24)) |
          0;
        b = Math.imul(b ^ (word & 0xff), STEP_B);
        b = Math.imul(b ^ ((word >> 8) & 0xff), STEP_B);
        b = Math.imul(b ^ ((word >> 16) & 0xff), STEP_B);
        b = Math.imul(b ^ (word >> 24), STEP_B);
        at += WORD;
      }
      let code = bytes[at] ?? 0;
      kind = kinds[code] ?? ORDINARY;
      while (kind === ORDINARY) {
        a = (Math.imul(a, STEP_A) + code) | 0;
        b = Math.imul(b ^ code, STEP_B);
        code = bytes[++at] ?? 0;
        kind = kinds[code] ?? ORDINARY;
      }
      if (kind !== BLANK) break;
      blanks = (Math.imul(blanks ^ (at - first + 1), 31) + code) | 0;
    }
    /** The way for all other rows makes room. */
    if (place > room) return -1;
    cells[place] = first - shift;
    cells[place + 1] = at - shift;
    cells[place + 2] = a;
    cells[place + 3] = b;
    cells[place + 4] = blanks;
    place += CELL_FIELDS;
    if (a !== SEED_A || b !== SEED_B) {
      rowA = mixA(mixA(rowA, column), a);
      rowB = mixB(mixB(rowB, column), b);
    }
    at++;
    if (kind === DELIMITER) continue;
    if (kind === RETURN) {
      if (bytes[at] !== LF) return -1;
      at++;
    } else if (kind !== BREAK) return -1;
    if (rowA !== SEED_A || rowB !== SEED_B) rows.push(place, line, rowA, rowB);
    return at;
  }
}
