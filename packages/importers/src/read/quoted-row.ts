/**
 * A row with quotes, cell by cell, for whatever the quick scan leaves: doubled quotes, line breaks inside quotes, text
 * behind a closing quote, quotes that never close.
 */
const QUOTE = 34;
const CR = 13;
const LF = 10;
/** A quoted cell longer than this is an unclosed quote: the line is taken as it stands. */
export const LONGEST_QUOTED = 1_000_000;

export interface QuotedRow {
  readonly cells: readonly string[];
  /** Where the next row begins. */
  readonly next: number;
  /** Lines that the row takes. */
  readonly lines: number;
}

interface Cell {
  readonly text: string;
  readonly end: number;
  readonly breaks: number;
}

/** Undefined if a quote does not close, or not soon enough. `text` ends with a line break. */
export function readQuotedRow(
  text: string,
  start: number,
  delimiter: string,
  lineBreak: '\r' | '\n',
): QuotedRow | undefined {
  const cells: string[] = [];
  let [at, breaks] = [start, 0];
  for (;;) {
    const cell = anyCell(text, at, delimiter, lineBreak);
    if (cell === undefined) return undefined;
    cells.push(cell.text);
    breaks += cell.breaks;
    at = cell.end;
    if (!text.startsWith(delimiter, at)) break;
    at += delimiter.length;
  }
  return { cells, next: behindBreak(text, at), lines: breaks + 1 };
}

/** The line as it stands, quotes and all. */
export function readUnclosedLine(text: string, start: number, delimiter: string, lineBreak: '\r' | '\n'): QuotedRow {
  const end = firstReturn(text, start, breakFrom(text, start, lineBreak));
  return { cells: text.slice(start, end).split(delimiter), next: behindBreak(text, end), lines: 1 };
}

function anyCell(text: string, start: number, delimiter: string, lineBreak: '\r' | '\n'): Cell | undefined {
  let open = start;
  while (text.charCodeAt(open) === 32) open++;
  if (text.charCodeAt(open) !== QUOTE) return bareCell(text, start, delimiter, lineBreak);
  let close = open;
  for (;;) {
    close = text.indexOf('"', close + 1);
    if (close < 0 || close - open > LONGEST_QUOTED) return undefined;
    if (text.charCodeAt(close + 1) !== QUOTE) break;
    close++;
  }
  /** Text behind the closing quote up to the delimiter belongs to the cell (`"a"b`), so that nothing is dropped. */
  const tail = bareCell(text, close + 1, delimiter, lineBreak);
  const inner = text.slice(open + 1, close);
  const body = inner.includes('""') ? inner.replaceAll('""', '"') : inner;
  return { text: tail.text.trim() === '' ? body : body + tail.text, end: tail.end, breaks: countBreaks(inner) };
}

function bareCell(text: string, start: number, delimiter: string, lineBreak: '\r' | '\n'): Cell {
  const cut = text.indexOf(delimiter, start);
  const lineFeed = breakFrom(text, start, lineBreak);
  const end = firstReturn(text, start, cut >= 0 && cut < lineFeed ? cut : lineFeed);
  return { text: text.slice(start, end), end, breaks: 0 };
}

function breakFrom(text: string, from: number, lineBreak: '\r' | '\n'): number {
  const found = text.indexOf(lineBreak, from);
  return found < 0 ? text.length : found;
}

/** The return before a line feed or a bare one, which ends the line as well; else `to`. */
function firstReturn(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (text.charCodeAt(at) === CR && !isDoubledReturn(text.charCodeAt(at + 1), text.charCodeAt(at + 2))) return at;
  }
  return to;
}

function behindBreak(text: string, at: number): number {
  return text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
}

/** The first of two returns before a line feed, as programs write them that end lines twice: it ends nothing. */
export function isDoubledReturn(next: number | undefined, second: number | undefined): boolean {
  return next === CR && second === LF;
}

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  if (count > 0) return count;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) count++;
  return count;
}
