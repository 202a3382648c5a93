/**
 * Delimited text to rows. Not a CSV library: those found either join a short row with the next line (uDSV 0.7 with fewer
 * cells than the header) or forget which physical line a row came from, and both would break the promise that no row is
 * lost. As fast as the fastest of them: a line without quotes is cut by the engine's own split.
 */
import type { RowChunk } from './table.ts';

export interface ScannedChunk extends RowChunk {
  /** Text of an unfinished last row, to be put before the next piece of the file. */
  readonly rest: string;
  readonly nextLine: number;
}

const QUOTE = 34;
const CR = 13;
const LF = 10;
/** A quoted cell longer than this is an unclosed quote: the line is taken as it stands. */
const LONGEST_QUOTED = 1_000_000;

/** `isLast`: nothing follows, so an unfinished row is a row. Rows without any text are left out, their lines count. */
export function scanDelimited(text: string, delimiter: string, firstLine: number, isLast: boolean): ScannedChunk {
  const scanner = new Scanner(text, delimiter, firstLine, isLast);
  while (scanner.step());
  return { rows: scanner.rows, lines: scanner.lines, rest: scanner.rest, nextLine: scanner.line };
}

class Scanner {
  readonly rows: (readonly string[])[] = [];
  readonly lines: number[] = [];
  rest = '';
  line: number;
  #at = 0;
  #nextQuote: number;
  readonly #text: string;
  readonly #delimiter: string;
  readonly #isLast: boolean;
  readonly #hasBareReturns: boolean;

  constructor(text: string, delimiter: string, firstLine: number, isLast: boolean) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#isLast = isLast;
    this.line = firstLine;
    this.#nextQuote = this.#findQuote(0);
    this.#hasBareReturns = text.includes('\r') && !text.includes('\n');
  }

  #findQuote(from: number): number {
    const found = this.#text.indexOf('"', from);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  }

  #lineEnd(from: number): number {
    return this.#text.indexOf(this.#hasBareReturns ? '\r' : '\n', from);
  }

  /** Takes one row; false at the end of the text. */
  step(): boolean {
    const text = this.#text;
    const start = this.#at;
    if (start >= text.length) return false;
    const found = this.#lineEnd(start);
    if (found < 0 && !this.#isLast) return this.#stop(start);
    const end = found < 0 ? text.length : found;
    if (this.#nextQuote < end) return this.#quotedRow(start);
    const isReturn = end > start && text.charCodeAt(end - 1) === CR;
    this.#push(text.slice(start, isReturn ? end - 1 : end).split(this.#delimiter), this.line);
    this.#at = end + 1;
    this.line++;
    return true;
  }

  #stop(start: number): false {
    this.rest = this.#text.slice(start);
    return false;
  }

  #push(cells: string[], line: number): void {
    for (const cell of cells) {
      if (cell.length > 0 && cell.trim().length > 0) {
        this.rows.push(cells);
        this.lines.push(line);
        return;
      }
    }
  }

  /** A row with quotes: cell by cell; line breaks inside quotes belong to the cell. */
  #quotedRow(start: number): boolean {
    const cells: string[] = [];
    let at = start;
    let breaks = 0;
    for (;;) {
      const cell = this.#cell(at);
      if (cell === undefined) return this.#unclosed(start);
      cells.push(cell.text);
      breaks += cell.breaks;
      at = cell.end;
      if (this.#text.startsWith(this.#delimiter, at)) at += this.#delimiter.length;
      else break;
    }
    if (at >= this.#text.length && !this.#isLast) return this.#stop(start);
    this.#push(cells, this.line);
    if (this.#text.charCodeAt(at) === CR && this.#text.charCodeAt(at + 1) === LF) at++;
    this.#at = at + 1;
    this.line += breaks + 1;
    this.#nextQuote = this.#findQuote(this.#at);
    return true;
  }

  #cell(start: number): { readonly text: string; readonly end: number; readonly breaks: number } | undefined {
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
    const lineEnd = this.#lineEnd(start);
    let end = lineEnd < 0 ? this.#text.length : lineEnd;
    if (delimiter >= 0 && delimiter < end)
      return { text: this.#text.slice(start, delimiter), end: delimiter, breaks: 0 };
    if (end > start && this.#text.charCodeAt(end - 1) === CR) end--;
    return { text: this.#text.slice(start, end), end, breaks: 0 };
  }

  /** No closing quote: more text may bring it; at the end of the file the quote was only a character. */
  #unclosed(start: number): boolean {
    if (!this.#isLast && this.#text.length - start <= LONGEST_QUOTED) return this.#stop(start);
    const found = this.#lineEnd(start);
    const end = found < 0 ? this.#text.length : found;
    const isReturn = end > start && this.#text.charCodeAt(end - 1) === CR;
    this.#push(this.#text.slice(start, isReturn ? end - 1 : end).split(this.#delimiter), this.line);
    this.#at = end + 1;
    this.line++;
    this.#nextQuote = this.#findQuote(this.#at);
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
