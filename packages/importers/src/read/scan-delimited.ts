/**
 * Delimited text to rows. Not a CSV library: those found either join a short row with the next line (uDSV 0.7 with fewer
 * cells than the header) or forget which physical line a row came from, and both would break the promise that no row is
 * lost. One look at each byte finds the cells and makes the row's fingerprint; no string is made here.
 */
import {
  BLANK,
  BLANK_CODES,
  BREAK,
  byteKinds,
  CR,
  DELIMITER,
  FURTHER,
  LF,
  ORDINARY,
  QUOTE,
  QUOTE_CODE,
  RETURN,
} from './byte-kinds.ts';
import { type ByteSource, FOUR_MINUS_SIGNS, HIGHEST_BITS, readOrdinaryRow, WORD } from './ordinary-row.ts';
import { isDoubledReturn, LONGEST_QUOTED, type QuotedRow, readQuotedRow, readUnclosedLine } from './quoted-row.ts';
import { mixA, mixB, SEED_A, SEED_B, stepA, stepB } from './row-print.ts';
import { CELL_FIELDS, ScannedRows } from './scanned-rows.ts';
import type { RowChunk } from './table.ts';
import { type TextPiece, textPiece } from './text-piece.ts';

/** Rows handed over at once: few enough that their places stay in the processor's cache. */
const CHUNK_ROWS = 2_000;
/** The first time fewer: many only want to see the header. */
const FIRST_ROWS = 50;

/** The rows of a text that comes in pieces. Rows without any text are left out, but their lines count. */
export function* scanDelimited(pieces: readonly TextPiece[], delimiter: string): Generator<RowChunk> {
  const rows = new ScannedRows();
  let rest = '';
  let line = 1;
  let size = FIRST_ROWS;
  for (const [index, piece] of pieces.entries()) {
    const whole = rest === '' ? piece : textPiece(rest + piece.text);
    const scanner = new Scanner(whole, delimiter, line, index === pieces.length - 1, rows);
    while (!scanner.isDone) {
      scanner.next(size);
      size = CHUNK_ROWS;
      yield rows;
    }
    ({ rest, line } = scanner);
  }
}

class Scanner {
  line: number;
  isDone = false;
  /** The next byte, and how many more bytes than characters stand before it. */
  #at = 0;
  #shift = 0;
  readonly #rows: ScannedRows;
  readonly #piece: TextPiece;
  readonly #text: string;
  readonly #bytes: Uint8Array;
  readonly #delimiter: string;
  /** Nothing follows, so an unfinished row is a row. */
  readonly #isLast: boolean;
  /** Files of old Macs end every line with a bare return. */
  readonly #break: '\r' | '\n';
  /** Behind the last line that is known to be whole. */
  readonly #limit: number;
  readonly #source: ByteSource;

  constructor(piece: TextPiece, delimiter: string, firstLine: number, isLast: boolean, rows: ScannedRows) {
    this.#rows = rows;
    this.#delimiter = delimiter;
    this.#isLast = isLast;
    this.line = firstLine;
    this.#break = !piece.bytes.includes(LF) && piece.bytes.includes(CR) ? '\r' : '\n';
    /** With a break at the very end no look at a byte has to ask whether the text is over. */
    const isOpen = isLast && piece.text !== '' && !piece.text.endsWith(this.#break);
    this.#piece = isOpen ? textPiece(piece.text + this.#break) : piece;
    const { text, bytes } = this.#piece;
    this.#text = text;
    this.#bytes = bytes;
    this.#limit = bytes.lastIndexOf(this.#break.charCodeAt(0)) + 1;
    this.#source = {
      bytes,
      view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      kinds: byteKinds(delimiter, this.#break),
      wordEnd: delimiter.charCodeAt(0) < (FOUR_MINUS_SIGNS & 0xff) ? bytes.length - WORD : 0,
    };
  }

  /** Text of an unfinished last row, to be put before the next piece. */
  get rest(): string {
    return this.#text.slice(this.#at - this.#shift);
  }

  next(size: number): void {
    const rows = this.#rows;
    rows.clear(this.#piece);
    while (rows.size < size) {
      if (this.#at < this.#limit && (this.#ordinaryRow() || this.#plainRow() || this.#patientRow())) continue;
      this.isDone = true;
      return;
    }
  }

  /** False for a row with quotes, with characters beyond ASCII, or for which the places do not suffice. */
  #ordinaryRow(): boolean {
    const next = readOrdinaryRow(this.#source, this.#rows, this.#at, this.#shift, this.line);
    if (next < 0) return false;
    this.#at = next;
    this.line++;
    return true;
  }

  /** A row whose cells are pieces of the text, quoted or not; false if it needs more patience. */
  #plainRow(): boolean {
    const { bytes, view, kinds, wordEnd } = this.#source;
    const rows = this.#rows;
    let at = this.#at;
    let shift = this.#shift;
    let place = rows.used;
    let rowA = SEED_A;
    let rowB = SEED_B;
    for (let column = 0; ; column++) {
      const isQuoted = bytes[at] === QUOTE_CODE;
      if (isQuoted) at++;
      const first = at;
      const start = at - shift;
      let a = SEED_A;
      let b = SEED_B;
      let blanks = 0;
      let kind = ORDINARY;
      for (; ; at++) {
        for (; at < wordEnd; at += WORD) {
          const word = view.getInt32(at, true);
          if ((((word - FOUR_MINUS_SIGNS) | word) & HIGHEST_BITS) !== 0) break;
          const [one, two, three, four] = [word & 0xff, (word >> 8) & 0xff, (word >> 16) & 0xff, word >> 24];
          a = stepA(stepA(stepA(stepA(a, one), two), three), four);
          b = stepB(stepB(stepB(stepB(b, one), two), three), four);
        }
        let code = bytes[at] ?? 0;
        kind = kinds[code] ?? ORDINARY;
        /** Nearly every byte: nothing is asked of it but what it is. */
        while (kind === ORDINARY) {
          a = stepA(a, code);
          b = stepB(b, code);
          code = bytes[++at] ?? 0;
          kind = kinds[code] ?? ORDINARY;
        }
        if (isQuoted && kind === DELIMITER && code >= BLANK_CODES) {
          a = stepA(a, code);
          b = stepB(b, code);
        } else if (kind >= FURTHER) {
          a = stepA(a, code);
          b = stepB(b, code);
          shift += kind === FURTHER ? 1 : -1;
        } else if (kind === BLANK || (isQuoted ? kind === DELIMITER : this.#isInside(kind, at))) {
          blanks = (Math.imul(blanks ^ (at - first + 1), 31) + code) | 0;
        } else break;
      }
      const end = at - shift;
      if (isQuoted) {
        if (kind !== QUOTE) return false;
        kind = kinds[bytes[++at] ?? 0] ?? ORDINARY;
        if (this.#isInside(kind, at)) return false;
      }
      if (kind !== DELIMITER && kind !== BREAK && kind !== RETURN) return false;
      const cells = rows.grow(place);
      cells[place] = start;
      cells[place + 1] = end;
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
      if (rowA !== SEED_A || rowB !== SEED_B) rows.push(place, this.line, rowA, rowB);
      this.#at = kind === RETURN && bytes[at] === LF ? at + 1 : at;
      this.#shift = shift;
      this.line++;
      return true;
    }
  }

  /** A bare return ends a row like a line feed, in files put together from several; doubled before one it is a blank. */
  #isInside(kind: number, at: number): boolean {
    return kind === RETURN && isDoubledReturn(this.#bytes[at + 1], this.#bytes[at + 2]);
  }

  /** False if the row's end is not in this text. */
  #patientRow(): boolean {
    const start = this.#at - this.#shift;
    const row = readQuotedRow(this.#text, start, this.#delimiter, this.#break) ?? this.#unclosed(start);
    if (row === undefined || (row.next > this.#text.length && !this.#isLast)) return false;
    if (row.cells.some((cell) => cell.trim() !== '')) this.#rows.pushCells(row.cells, this.line);
    this.#goTo(row.next);
    this.line += row.lines;
    return true;
  }

  /** Goes on at a place of the text. */
  #goTo(place: number): void {
    while (this.#at < this.#bytes.length && (this.#at - this.#shift < place || this.#kind() === FURTHER)) {
      const kind = this.#kind();
      if (kind >= FURTHER) this.#shift += kind === FURTHER ? 1 : -1;
      this.#at++;
    }
  }

  #kind(): number {
    return this.#source.kinds[this.#bytes[this.#at] ?? 0] ?? ORDINARY;
  }

  /** No closing quote: more text may bring it; at the end of the file the quote was only a character. */
  #unclosed(start: number): QuotedRow | undefined {
    if (!this.#isLast && this.#text.length - start <= LONGEST_QUOTED) return undefined;
    return readUnclosedLine(this.#text, start, this.#delimiter, this.#break);
  }
}
