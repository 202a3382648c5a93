/**
 * What only the whole file can tell: decimal mark of each number column, layout of the date column, direction of
 * time, the zone. Doubts become questions with a proposal; whatever the user answered before wins.
 */
import type { ColumnRole, ZoneRule } from '../formats/format.ts';
import type { Table } from '../read/table.ts';
import { decideDateLayout, isUnmistakable } from '../values/date-column.ts';
import { compileLayout, type DateReader, type DateScan } from '../values/date-layout.ts';
import { columnStyle, noEvidence, type StyleEvidence, weighCell } from '../values/number-style.ts';
import type { NumberStyle } from '../values/number-text.ts';
import { fixedOffset } from '../values/zone-clock.ts';
import type { BoundFormat } from './compile-format.ts';

/** Something the file does not say. `applied` is what was used meanwhile; without it the rows wait for the answer. */
export interface FileQuestion {
  readonly code: 'zone' | 'date-order' | 'decimal-mark' | 'direction' | 'format' | 'asset';
  readonly choices: readonly string[];
  readonly proposed: string;
  readonly applied?: string;
}

export interface FileAnswers {
  /** Overrules even a format that states its zone. */
  readonly zone?: string;
  /** Used where the file does not say its zone. */
  readonly defaultZone?: string;
  readonly dateLayout?: string;
  readonly decimalMark?: NumberStyle;
  /** Coin of an ambiguous ticker. */
  readonly assets?: Readonly<Record<string, string>>;
}

export interface ColumnDecisions {
  readonly styles: Readonly<Partial<Record<ColumnRole, NumberStyle>>>;
  /** Undefined if the dates cannot be read before the user answers. */
  readonly readers: readonly DateReader[];
  readonly zone: string;
  readonly order: 'ascending' | 'descending';
  readonly questions: readonly FileQuestion[];
}

const NUMBER_ROLES: readonly ColumnRole[] = [
  'amount',
  'amountIn',
  'amountOut',
  'price',
  'total',
  'toAmount',
  'buyAmount',
  'sellAmount',
  'fee',
  'value',
];
const PROPOSED_ZONE = 'Europe/Berlin';
const SAMPLE = 60;

export function decideColumns(
  bound: BoundFormat,
  table: Table,
  headerLine: number,
  answers: FileAnswers,
): ColumnDecisions {
  const questions: FileQuestion[] = [];
  const styles = numberStyles(bound, table, headerLine, answers, questions);
  const { readers, order } = dates(bound, table, headerLine, answers, questions);
  const zone = zoneOf(bound, answers, questions);
  return { styles, readers, zone, order, questions };
}

function numberStyles(
  bound: BoundFormat,
  table: Table,
  headerLine: number,
  answers: FileAnswers,
  questions: FileQuestion[],
): Partial<Record<ColumnRole, NumberStyle>> {
  const roles = NUMBER_ROLES.filter((role) => bound.index[role] !== undefined);
  const evidence = new Map<ColumnRole, StyleEvidence>(roles.map((role) => [role, noEvidence()]));
  for (const { rows, lines } of table.chunks()) {
    for (const role of roles)
      weighColumn(rows, lines, headerLine, bound.index[role] ?? 0, evidence.get(role) ?? noEvidence());
  }
  const decided = new Map([...evidence].map(([role, found]) => [role, columnStyle(found)]));
  const proven = [...new Set([...decided.values()].filter((style) => style !== undefined))];
  const habit = bound.definition.numbers ?? 'dot';
  const common = proven.length === 1 ? proven[0] : habit === 'either' ? undefined : habit;
  const isOpen = [...evidence].some(([role, found]) => decided.get(role) === undefined && found.open > 0);
  const fallback = answers.decimalMark ?? common;
  if (fallback === undefined && isOpen)
    questions.push({ code: 'decimal-mark', choices: ['dot', 'comma'], proposed: 'comma' });
  const styles: Partial<Record<ColumnRole, NumberStyle>> = {};
  for (const role of roles) {
    const style =
      answers.decimalMark ?? decided.get(role) ?? fallback ?? (evidence.get(role)?.open === 0 ? 'dot' : undefined);
    if (style !== undefined) styles[role] = style;
  }
  return styles;
}

function weighColumn(
  rows: readonly (readonly string[])[],
  lines: readonly number[],
  headerLine: number,
  column: number,
  evidence: StyleEvidence,
): void {
  for (let i = 0; i < rows.length; i++) {
    if ((lines[i] ?? 0) <= headerLine) continue;
    const cell = rows[i]?.[column];
    if (cell !== undefined) weighCell(cell, evidence);
  }
}

function dates(
  bound: BoundFormat,
  table: Table,
  headerLine: number,
  answers: FileAnswers,
  questions: FileQuestion[],
): { readonly readers: readonly DateReader[]; readonly order: 'ascending' | 'descending' } {
  const { layouts } = bound.definition.date;
  const chosen = answers.dateLayout === undefined ? layouts : [answers.dateLayout];
  const quick = chosen.filter(isUnmistakable).map(compileLayout);
  const sample = dateCells(bound, table, headerLine, SAMPLE);
  const isQuick = chosen.every(isUnmistakable) && sample.every((cell) => readsAny(quick, cell));
  if (isQuick) return { readers: quick, order: orderOf(lastAndFirst(bound, table, headerLine), quick) };
  const cells = dateCells(bound, table, headerLine, Number.POSITIVE_INFINITY);
  const decision = decideDateLayout(cells, chosen);
  if (decision === undefined) return { readers: quick, order: 'ascending' };
  if (decision.ambiguous !== undefined) {
    questions.push({ code: 'date-order', choices: decision.ambiguous, proposed: decision.layout });
    return { readers: [], order: 'ascending' };
  }
  const readers = [decision.read, ...decision.fallback];
  return { readers, order: orderOf([cells[0] ?? '', cells.at(-1) ?? ''], readers) };
}

function readsAny(readers: readonly DateReader[], cell: string): boolean {
  const scan: DateScan = { offset: undefined };
  return readers.some((read) => !Number.isNaN(read(cell, scan)));
}

function orderOf([first, last]: readonly [string, string], readers: readonly DateReader[]): 'ascending' | 'descending' {
  const scan: DateScan = { offset: undefined };
  const at = (cell: string) =>
    readers.map((read) => read(cell, scan)).find((value) => !Number.isNaN(value)) ?? Number.NaN;
  return at(first) > at(last) ? 'descending' : 'ascending';
}

/** Date texts of data rows: rows without one (titles, totals) say nothing about the layout. */
function dateCells(bound: BoundFormat, table: Table, headerLine: number, limit: number): readonly string[] {
  const cells: string[] = [];
  for (const { rows, lines } of table.chunks()) {
    for (let i = 0; i < rows.length && cells.length < limit; i++) {
      if ((lines[i] ?? 0) <= headerLine) continue;
      const cell = dateText(bound, rows[i] ?? []);
      if (/\d/.test(cell)) cells.push(cell);
    }
    if (cells.length >= limit) break;
  }
  return cells;
}

function lastAndFirst(bound: BoundFormat, table: Table, headerLine: number): readonly [string, string] {
  let [first, last] = ['', ''];
  for (const { rows, lines } of table.chunks()) {
    const start = rows.findIndex((_, i) => (lines[i] ?? 0) > headerLine);
    if (start < 0) continue;
    if (first === '') first = dateText(bound, rows[start] ?? []);
    last = dateText(bound, rows.at(-1) ?? []);
  }
  return [first, last];
}

/** The date cell, with the time cell behind it where the file has two. */
export function dateText(bound: BoundFormat, row: readonly string[]): string {
  const date = (row[bound.index.date ?? -1] ?? '').trim();
  if (bound.index.time === undefined) return date;
  const time = (row[bound.index.time] ?? '').trim();
  /** A spreadsheet gives a pure date a midnight, and a pure time no day. */
  return time === '' ? date : `${date.replace(/ 00:00:00$/, '')} ${time}`;
}

function zoneOf(bound: BoundFormat, answers: FileAnswers, questions: FileQuestion[]): string {
  if (answers.zone !== undefined) return answers.zone;
  const rule: ZoneRule = bound.definition.date.zone;
  if (rule === 'header') {
    const offset = (bound.captures.offset ?? '').replace(/^\s*utc/i, '').trim();
    return fixedOffset(offset) === undefined ? 'UTC' : `UTC${offset}`;
  }
  /** A cell without the offset or zone that the format promises is reviewed unless a zone was given. */
  if (rule === 'value' || rule === 'column') return answers.defaultZone ?? 'unstated';
  if (rule !== 'ask') return rule;
  if (answers.defaultZone !== undefined) return answers.defaultZone;
  questions.push({ code: 'zone', choices: [PROPOSED_ZONE, 'UTC'], proposed: PROPOSED_ZONE, applied: PROPOSED_ZONE });
  return PROPOSED_ZONE;
}
