/**
 * Delimited text to rows. Not a CSV library: those found either join a short row with the next line (uDSV 0.7 with fewer
 * cells than the header) or forget which physical line a row came from, and both would break the promise that no row is
 * lost. On the way the row's fingerprint is made, and the text of cells is reused that were seen before (types, coins, dates repeat endlessly), so large files leave little behind to clean up.
 */
import { CellMemory } from './cell-memory.ts';
import { mixA, mixB, printCells, SEED_A, SEED_B } from './row-print.ts';
import type { RowChunk } from './table.ts';

const QUOTE = 34;
const CR = 13;
const LF = 10;
/** Up to here characters are blanks or control characters, which a fingerprint leaves out. */
const BLANK = 32;
/** In place of a character: the text is over. */
const END = -1;
/** In place of where the next row begins: the row goes on, or its end is not in this text. */
const INSIDE = -1;
const UNFINISHED = -2;
/** A quoted cell longer than this is an unclosed quote: the line is taken as it stands. */
const LONGEST_QUOTED = 1_000_000;

/** Rows handed over at once: few enough that they are gone before the engine moves them to long-lived memory. */
const CHUNK_ROWS = 2_000;
/** The first time fewer: many only want to see the header. */
const FIRST_ROWS = 50;

/** The rows of a text that comes in pieces. Rows without any text are left out, but their lines count. */
export function* scanDelimited(pieces: readonly string[], delimiter: string): Generator<RowChunk> {
  const memory = new CellMemory();
  let rest = '';
  let line = 1;
  let size = FIRST_ROWS;
  for (const [index, piece] of pieces.entries()) {
    const text = rest === '' ? piece : rest + piece;
    const scanner = new Scanner(text, delimiter, line, index === pieces.length - 1, memory);
    while (!scanner.isDone) {
      yield scanner.next(size);
      size = CHUNK_ROWS;
    }
    ({ rest, line } = scanner);
  }
}

class Scanner {
  /** Text of an unfinished last row, to be put before the next piece. */
  rest = '';
  line: number;
  isDone = false;
  #rows: (readonly string[])[] = [];
  #lines: number[] = [];
  #printsA: number[] = [];
  #printsB: number[] = [];
  #at = 0;
  #width = 8;
  readonly #text: string;
  readonly #delimiter: string;
  /** Nothing follows, so an unfinished row is a row. */
  readonly #isLast: boolean;
  /** Files of old Macs end lines with a bare return. */
  readonly #break: '\r' | '\n';
  readonly #breakCode: number;
  readonly #delimiterCode: number;
  readonly #memory: CellMemory;

  constructor(text: string, delimiter: string, firstLine: number, isLast: boolean, memory: CellMemory) {
    this.#memory = memory;
    this.#text = text;
    this.#delimiter = delimiter;
    this.#delimiterCode = delimiter.charCodeAt(0);
    this.#isLast = isLast;
    this.line = firstLine;
    this.#break = !text.includes('\n') && text.includes('\r') ? '\r' : '\n';
    this.#breakCode = this.#break.charCodeAt(0);
  }

  next(size: number): RowChunk {
    this.#rows = [];
    this.#lines = [];
    this.#printsA = [];
    this.#printsB = [];
    while (!this.isDone && this.#rows.length < size) {
      if (this.#at >= this.#text.length) this.isDone = true;
      else if (!this.#plainRow() && !this.#quotedRow()) this.isDone = true;
    }
    return { rows: this.#rows, lines: this.#lines, prints: { a: this.#printsA, b: this.#printsB } };
  }

  /**
   * A row without quotes; false if it has one or is not finished. One look at each character finds the cells and makes
   * their fingerprints.
   */
  #plainRow(): boolean {
    const text = this.#text;
    const length = text.length;
    const delimiter = this.#delimiterCode;
    /** Of the width of the row before: growing an array costs more than the row. */
    const cells = new Array<string>(this.#width);
    let [count, rowA, rowB] = [0, SEED_A, SEED_B];
    let [a, b, blanks] = [SEED_A, SEED_B, 0];
    let start = this.#at;
    for (let at = start; ; at++) {
      const code = at < length ? text.charCodeAt(at) : END;
      if (code > BLANK && code !== delimiter && code !== QUOTE) {
        a = mixA(a, code);
        b = mixB(b, code);
        continue;
      }
      const next = code === delimiter ? at + 1 : this.#afterRow(code, at);
      if (next === INSIDE) {
        if (code === QUOTE) return false;
        blanks = (Math.imul(blanks ^ (at - start + 1), 31) + code) | 0;
        continue;
      }
      if (next === UNFINISHED) return false;
      cells[count] = at === start ? '' : this.#memory.take(text, start, at, a, b, blanks);
      if (a !== SEED_A || b !== SEED_B) {
        rowA = mixA(mixA(rowA, count), a);
        rowB = mixB(mixB(rowB, count), b);
      }
      count++;
      [a, b, blanks, start] = [SEED_A, SEED_B, 0, next];
      if (code === delimiter) continue;
      if (count !== this.#width) this.#width = cells.length = count;
      if (rowA !== SEED_A || rowB !== SEED_B) this.#push(cells, rowA, rowB);
      this.#at = next;
      this.line++;
      return true;
    }
  }

  /** Where the next row begins if the row ends here. */
  #afterRow(code: number, at: number): number {
    if (code === this.#breakCode) return at + 1;
    if (code === END) return this.#isLast ? at + 1 : UNFINISHED;
    if (code !== CR) return INSIDE;
    if (at + 1 === this.#text.length) return this.#isLast ? at + 2 : UNFINISHED;
    return this.#text.charCodeAt(at + 1) === LF ? at + 2 : INSIDE;
  }

  #push(cells: readonly string[], a: number, b: number): void {
    this.#rows.push(cells);
    this.#lines.push(this.line);
    this.#printsA.push(a);
    this.#printsB.push(b);
  }

  /** A row with quotes, cell by cell; line breaks inside quotes belong to the cell. False at an unfinished end. */
  #quotedRow(): boolean {
    const start = this.#at;
    const cells: string[] = [];
    let [at, breaks] = [start, 0];
    for (;;) {
      const cell = this.#anyCell(at);
      if (cell === undefined) return this.#unclosed(start);
      cells.push(cell.text);
      breaks += cell.breaks;
      at = cell.end;
      if (!this.#text.startsWith(this.#delimiter, at)) break;
      at += this.#delimiter.length;
    }
    if (at >= this.#text.length && !this.#isLast) return this.#stop(start);
    this.#pushCells(cells);
    if (this.#text.charCodeAt(at) === CR && this.#text.charCodeAt(at + 1) === LF) at++;
    this.#at = at + 1;
    this.line += breaks + 1;
    return true;
  }

  #pushCells(cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === '')) return;
    const { a, b } = printCells(cells);
    this.#push(cells, a, b);
  }

  #stop(start: number): false {
    this.rest = this.#text.slice(start);
    return false;
  }

  #anyCell(start: number): { readonly text: string; readonly end: number; readonly breaks: number } | undefined {
    const text = this.#text;
    let open = start;
    while (text.charCodeAt(open) === 32) open++;
    if (text.charCodeAt(open) !== QUOTE) return this.#bareCell(start);
    let close = open;
    for (;;) {
      close = text.indexOf('"', close + 1);
      if (close < 0 || close - open > LONGEST_QUOTED) return undefined;
      if (text.charCodeAt(close + 1) !== QUOTE) break;
      close++;
    }
    /** Text behind the closing quote up to the delimiter belongs to the cell (`"a"b`), so that nothing is dropped. */
    const tail = this.#bareCell(close + 1);
    const inner = text.slice(open + 1, close);
    const body = inner.includes('""') ? inner.replaceAll('""', '"') : inner;
    return { text: tail.text.trim() === '' ? body : body + tail.text, end: tail.end, breaks: countBreaks(inner) };
  }

  #bareCell(start: number): { readonly text: string; readonly end: number; readonly breaks: number } {
    const delimiter = this.#text.indexOf(this.#delimiter, start);
    let end = this.#lineEnd(start);
    if (delimiter >= 0 && delimiter < end)
      return { text: this.#text.slice(start, delimiter), end: delimiter, breaks: 0 };
    if (end > start && this.#text.charCodeAt(end - 1) === CR) end--;
    return { text: this.#text.slice(start, end), end, breaks: 0 };
  }

  #lineEnd(from: number): number {
    const found = this.#text.indexOf(this.#break, from);
    return found < 0 ? this.#text.length : found;
  }

  /** No closing quote: more text may bring it; at the end of the file the quote was only a character. */
  #unclosed(start: number): boolean {
    if (!this.#isLast && this.#text.length - start <= LONGEST_QUOTED) return this.#stop(start);
    const end = this.#lineEnd(start);
    const isReturn = end > start && this.#text.charCodeAt(end - 1) === CR;
    this.#pushCells(this.#text.slice(start, isReturn ? end - 1 : end).split(this.#delimiter));
    this.#at = end + 1;
    this.line++;
    return true;
  }
}

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  if (count > 0) return count;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) count++;
  return count;
}
