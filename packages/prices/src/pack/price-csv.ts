/**
 * The user's price file: `date,symbol,close,currency`, one close per UTC day and asset, header required, separated by
 * commas or semicolons. A row that cannot be read becomes an issue with its line, the others count.
 */
import {
  addToGroup,
  formatDay,
  formatShortest,
  type Issue,
  issue,
  parseDay,
  parseDecimal,
  type WithIssues,
} from '@cryptax/kernel';
import { type DailyPoint, type DailySeries, pointsOf, seriesOf } from '../series/daily-series.ts';

export type PriceCsvIssue =
  | 'price-file.no-header'
  | 'price-file.bad-row'
  | 'price-file.bad-date'
  | 'price-file.bad-price'
  | 'price-file.bad-currency'
  | 'price-file.contradiction';

type Problem = { readonly code: PriceCsvIssue; readonly text: string };
type Row = DailyPoint & { readonly symbol: string; readonly currency: string };

const COLUMNS = ['date', 'symbol', 'close', 'currency'] as const;

export function parsePriceCsv(text: string, file: string): WithIssues<readonly DailySeries[], PriceCsvIssue> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const header = lines[0] ?? '';
  const separator = header.includes(';') ? ';' : ',';
  const names = cellsOf(header, separator).map((name) => name.toLowerCase());
  const places = COLUMNS.map((name) => names.indexOf(name));
  if (places.includes(-1)) {
    return {
      value: [],
      issues: [issue('price-file.no-header', 'error', { file, line: 1 }, { text: header.slice(0, 80) })],
    };
  }
  const issues: Issue<PriceCsvIssue>[] = [];
  const groups = new Map<string, Row[]>();
  const seen = new Map<string, Row>();
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index] as string;
    if (line.trim() === '') continue;
    const cells = cellsOf(line, separator);
    const row = readRow(
      places.map((place) => cells[place] ?? ''),
      cells.length >= names.length,
    );
    const problem = 'code' in row ? row : noteRow(row, seen, groups);
    if (problem !== undefined) {
      issues.push(issue(problem.code, 'error', { file, line: index + 1 }, { text: problem.text.slice(0, 80) }));
    }
  }
  return { value: Array.from(groups.values(), toSeries), issues };
}

/** Closes as such a file. */
export function printPriceCsv(all: readonly DailySeries[]): string {
  const rows = all.flatMap((series) =>
    Array.from(
      pointsOf(series),
      ({ day, value }) => `${formatDay(day)},${series.id},${formatShortest(value)},${series.quote}`,
    ),
  );
  return `${[COLUMNS.join(','), ...rows].join('\n')}\n`;
}

/** The exact twin of an earlier row is no problem; another price for the same day is, and the first one stays. */
function noteRow(row: Row, seen: Map<string, Row>, groups: Map<string, Row[]>): Problem | undefined {
  const group = `${row.symbol}\n${row.currency}`;
  const key = `${group}\n${row.day}`;
  const earlier = seen.get(key);
  if (earlier === undefined) {
    seen.set(key, row);
    addToGroup(groups, group, row);
    return undefined;
  }
  const isTwin = seriesOf(row.symbol, row.currency, [earlier, row]).ok;
  return isTwin ? undefined : { code: 'price-file.contradiction', text: row.symbol };
}

function readRow(
  [date = '', symbol = '', close = '', currency = '']: readonly string[],
  isWhole: boolean,
): Row | Problem {
  if (!isWhole || symbol === '' || symbol.length > 160) return { code: 'price-file.bad-row', text: symbol };
  const day = parseDay(date);
  if (!day.ok) return { code: 'price-file.bad-date', text: date };
  /** A decimal comma can only stand in a file that is not separated by commas. */
  const value = parseDecimal(/^\d+,\d+$/.test(close) ? close.replace(',', '.') : close);
  if (!value.ok || value.value.units <= 0n) return { code: 'price-file.bad-price', text: close };
  if (!/^[A-Z]{3}$/.test(currency)) return { code: 'price-file.bad-currency', text: currency };
  return { day: day.value, value: value.value, symbol, currency };
}

function toSeries(rows: readonly Row[]): DailySeries {
  const [{ symbol, currency } = { symbol: '', currency: '' }] = rows;
  const series = seriesOf(symbol, currency, rows);
  if (!series.ok) throw new Error(`Rows of ${symbol} were checked one by one and still contradict each other`);
  return series.value;
}

function cellsOf(line: string, separator: string): string[] {
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
