/**
 * Facts about the columns, gathered row by row: marks in number cells, date texts and their order, addresses. Rows are looked at
 * once, so a survey can run beside the mapping and confirm at the end what its beginning let expect.
 */
import type { ColumnRole } from '../formats/format.ts';
import type { RowCells, RowChunk, Table } from '../read/table.ts';
import { isYearFirst } from '../values/date-layout.ts';
import { noEvidence, type StyleEvidence, weighCell } from '../values/number-style.ts';
import { NUMBER_ROLES } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import { type RowShape, RowShapes } from './row-shape.ts';
import { statedZone } from './stated-zone.ts';
import { trimmed } from './trimmed.ts';

const SAMPLE = 60;
const PROVEN = 500;
/** Steps of time that let expect the order of the rest; the mapping notices if a row breaks it. */
const COMPARED = 1_000;

export class ColumnSurvey {
  readonly bound: BoundFormat;
  readonly evidence: ReadonlyMap<ColumnRole, StyleEvidence>;
  readonly dateSample: string[] = [];
  firstDate = '';
  lastDate = '';
  /** Named above the header. */
  zone: string | undefined;
  readonly #fileName: string;
  /** What a header in mid-file has where rows have their date. */
  readonly #dateHeader: string;
  /** Rows of a spreadsheet have their cells where they belong. */
  readonly #shapes: RowShapes | undefined;
  /** Different date texts in file order, from the first on that does not begin with its year. */
  readonly #dates: string[] = [];
  #hasOddDate = false;
  #rises = 0;
  #falls = 0;
  #addresses: Set<string> | undefined;

  constructor(bound: BoundFormat, { file, delimiter, endsOpen = false }: Table) {
    this.bound = bound;
    this.#fileName = file;
    const { headerNames, index } = bound;
    this.#dateHeader = [index.date, index.time].flatMap((at) => (at === undefined ? [] : headerNames[at])).join(' ');
    this.#shapes = delimiter === undefined ? undefined : new RowShapes(bound, delimiter, endsOpen);
    this.evidence = new Map(
      NUMBER_ROLES.filter((role) => bound.index[role] !== undefined).map((role) => [role, noEvidence()]),
    );
  }

  add(chunk: RowChunk, headerLine: number): void {
    const { size, lines } = chunk;
    let start = 0;
    while (start < size && (lines[start] ?? 0) <= headerLine) {
      if ((lines[start] ?? 0) < headerLine) this.zone ??= statedZone(chunk.row(start).all());
      start++;
    }
    for (const [role, evidence] of this.evidence) {
      if (this.#isProven(evidence)) continue;
      const column = this.bound.index[role] ?? 0;
      for (let i = start; i < size; i++) weighCell(chunk.row(i).text(column), evidence);
    }
    this.#addDates(chunk, start);
    this.#shapes?.add(chunk, start);
    const { from, to } = this.bound.index;
    if (from === undefined || to === undefined) return;
    for (let i = start; i < size; i++) {
      const row = chunk.row(i);
      if (trimmed(row.word(from)) === this.bound.headerNames[from]) continue;
      this.#addAddresses(row.word(from), row.word(to));
    }
  }

  /**
   * Enough cells show the mark that the format is known for. A later cell with the other one changes nothing: it cannot be
   * read with this mark and goes to the review list.
   */
  #isProven(evidence: StyleEvidence): boolean {
    const habit = this.bound.definition.numbers ?? 'dot';
    if (habit === 'either') return false;
    return evidence[habit] >= PROVEN && evidence[habit === 'dot' ? 'comma' : 'dot'] === 0;
  }

  /** Once the order is clear, usual dates are only looked at. */
  #addDates(chunk: RowChunk, start: number): void {
    const { date = -1, time } = this.bound.index;
    let lastUsual = -1;
    for (let i = start; i < chunk.size; i++) {
      const row = chunk.row(i);
      if (time === undefined && this.#isClear() && isUsualDate(row, date)) {
        lastUsual = i;
        continue;
      }
      this.#addDate(dateText(this.bound, row));
      lastUsual = -1;
    }
    if (lastUsual >= 0) this.lastDate = dateText(this.bound, chunk.row(lastUsual));
  }

  /** A method: engines look a private getter up anew for every row. */
  #isClear(): boolean {
    return !this.#hasOddDate && this.#rises + this.#falls >= COMPARED;
  }

  /** Titles and totals have no digit where the date should be, and say nothing about it. */
  #addDate(text: string): void {
    if (text === this.lastDate || !hasDigit(text) || text === this.#dateHeader) return;
    if (!this.#hasOddDate && !USUAL_DATE.test(text)) this.#hasOddDate = true;
    if (this.firstDate === '') this.firstDate = text;
    else if (this.#rises + this.#falls < COMPARED) this.#compare(text);
    this.lastDate = text;
    if (this.dateSample.length < SAMPLE) this.dateSample.push(text);
    else if (this.#hasOddDate) this.#dates.push(text);
  }

  #compare(text: string): void {
    if (isLater(text, this.lastDate)) this.#rises++;
    else this.#falls++;
  }

  #addAddresses(from: string, to: string): void {
    const sides = [from, to].map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '');
    if (sides.length === 0) return;
    const known = this.#addresses;
    this.#addresses = new Set(known === undefined ? sides : sides.filter((side) => known.has(side)));
  }

  /** All that can tell the layout: year-first dates, which leave no doubt, only as a sample. */
  dateCells(): readonly string[] {
    return this.#dates.length > 0 ? [...this.dateSample, ...this.#dates] : this.dateSample;
  }

  /** Are the first dates in order? Year-first texts sort like time. */
  readonly isSorted = (order: 'ascending' | 'descending'): boolean =>
    !this.#hasOddDate && (order === 'ascending' ? this.#falls === 0 : this.#rises === 0);

  get rowShape(): RowShape | undefined {
    return this.#shapes?.shape;
  }

  /** The address in every row, as sender or receiver; of two, the one in the file's name. */
  get ownAddress(): string | undefined {
    const named = /0x[0-9a-f]{40}/i.exec(this.#fileName)?.[0]?.toLowerCase();
    if (named !== undefined && this.#addresses?.has(named)) return named;
    return this.#addresses?.size === 1 ? [...this.#addresses][0] : undefined;
  }
}

/** The year in front, and seconds. */
function isUsualDate(row: RowCells, column: number): boolean {
  row.look(column);
  return row.to - row.from >= 19 && isYearFirst(row.codes, row.from) && row.codes[row.from + 16] === COLON;
}

const COLON = 58;
const USUAL_DATE = /^.{4}-..-..[ T]..:..:/s;

/** `a > b` of different texts. Cells are slices of the file, which the operator would compare much more slowly. */
function isLater(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference > 0;
  }
  return a.length > b.length;
}

function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** The date cell, with the time cell behind it where the file has two. */
export function dateText(bound: BoundFormat, row: RowCells): string {
  const date = withoutTextMark(trimmed(row.word(bound.index.date ?? -1)));
  if (bound.index.time === undefined) return date;
  const time = trimmed(row.word(bound.index.time));
  /** A spreadsheet gives a pure date a midnight, and a pure time no day. */
  return time === '' ? date : `${date.replace(/ 00:00:00$/, '')} ${time}`;
}

const APOSTROPHE = 39;
const EQUALS = 61;

/** `'2021-11-09 12:05:33` and `="2021-11-09 12:05:33"`: written so that a spreadsheet leaves the text as it is. */
function withoutTextMark(cell: string): string {
  const first = cell.charCodeAt(0);
  return first === APOSTROPHE || first === EQUALS ? cell.replace(/^(?:'|=)"?|"$/g, '') : cell;
}
