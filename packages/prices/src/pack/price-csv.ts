/**
 * The user's price file: `date,symbol,close,currency`, one close per UTC day and asset, header required, separated by
 * commas, semicolons or tabs. A row that cannot be read becomes an issue with its line, the others count.
 */
import {
  formatDay,
  formatShortest,
  groupBy,
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
/** What is known of a day: its one price, or that there were two. */
type Seen = Map<string, Row | 'contradicted'>;

const COLUMNS = ['date', 'symbol', 'close', 'currency'] as const;
const SEPARATORS = [';', '\t', ','] as const;
/** Currencies with a rate of the European Central Bank: a close in any other could never become euro. */
export const CLOSE_CURRENCIES: ReadonlySet<string> = new Set(
  (
    'EUR AUD BGN BRL CAD CHF CNY CZK DKK GBP HKD HRK HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON RUB SEK ' +
    'SGD THB TRY USD ZAR'
  ).split(' '),
);

export function parsePriceCsv(text: string, file: string): WithIssues<readonly DailySeries[], PriceCsvIssue> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const header = lines[0] ?? '';
  const separator = SEPARATORS.find((mark) => header.includes(mark)) ?? ',';
  const names = cellsOf(header, separator).map((name) => name.toLowerCase());
  const places = COLUMNS.map((name) => names.indexOf(name));
  if (places.includes(-1)) {
    return {
      value: [],
      issues: [issue('price-file.no-header', 'error', { file, line: 1 }, { text: header.slice(0, 80) })],
    };
  }
  const issues: Issue<PriceCsvIssue>[] = [];
  const seen: Seen = new Map();
  const rows = lines.map((line) => cellsOf(line, separator));
  const closePlace = places[COLUMNS.indexOf('close')] as number;
  const isComma = separator !== ',' && rows.some((cells) => DECIMAL_COMMA.test(cells[closePlace] ?? ''));
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell === '')) continue;
    const wanted = places.map((place) => cells[place] ?? '');
    // A cell too many is a comma inside a number: what stands in the column of the price is then a part of it.
    const isWhole = cells.length >= names.length && cells.slice(names.length).every((cell) => cell === '');
    const row = readRow(wanted, isWhole, isComma);
    const problem = 'code' in row ? row : noteRow(row, seen);
    if (problem !== undefined) {
      issues.push(issue(problem.code, 'error', { file, line: index + 1 }, { text: problem.text.slice(0, 80) }));
    }
  }
  return { value: seriesIn(seen), issues };
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

/** The exact twin of an earlier row is no problem; with another price for the same day neither counts: nobody knows which is right. */
function noteRow(row: Row, seen: Seen): Problem | undefined {
  const key = `${row.symbol}\n${row.currency}\n${row.day}`;
  const earlier = seen.get(key);
  if (earlier === undefined) seen.set(key, row);
  else if (earlier === 'contradicted' || !seriesOf(row.symbol, row.currency, [earlier, row]).ok) {
    seen.set(key, 'contradicted');
    return { code: 'price-file.contradiction', text: row.symbol };
  }
  return undefined;
}

function seriesIn(seen: Seen): readonly DailySeries[] {
  const rows = [...seen.values()].filter((row) => row !== 'contradicted');
  const groups = groupBy(rows, ({ symbol, currency }) => `${symbol}\n${currency}`);
  return Array.from(groups.values(), toSeries);
}

function readRow(
  [date = '', symbol = '', close = '', currency = '']: readonly string[],
  isWhole: boolean,
  isComma: boolean,
): Row | Problem {
  if (!isWhole || symbol === '' || symbol.length > 160) return { code: 'price-file.bad-row', text: symbol };
  const day = parseDay(date);
  if (!day.ok) return { code: 'price-file.bad-date', text: date };
  const value = parseDecimal(isComma ? withPoint(close) : close);
  if (!value.ok || value.value.units <= 0n) return { code: 'price-file.bad-price', text: close };
  if (!CLOSE_CURRENCIES.has(currency)) return { code: 'price-file.bad-currency', text: currency };
  return { day: day.value, value: value.value, symbol, currency };
}

/** It can stand only in a file that commas do not separate. */
const DECIMAL_COMMA = /^[\d.]+,\d+$/;
const DIGITS = /^\d+$/;

/** With a decimal comma a point can only group thousands. */
function withPoint(close: string): string {
  const [whole = '', ...parts] = close.split(',');
  const [first = '', ...groups] = whole.split('.');
  const isGrouped = groups.length === 0 || (first.length <= 3 && !first.startsWith('0'));
  const isRead = isGrouped && parts.length <= 1 && groups.every((group) => group.length === 3);
  return isRead && [first, ...groups, ...parts].every((each) => DIGITS.test(each))
    ? [first, ...groups].join('') + parts.map((part) => `.${part}`).join('')
    : '';
}

function toSeries(rows: readonly Row[]): DailySeries {
  const [{ symbol, currency } = { symbol: '', currency: '' }] = rows;
  const series = seriesOf(symbol, currency, rows);
  if (!series.ok) throw new Error(`Rows of ${symbol} were checked one by one and still contradict each other`);
  return series.value;
}

/** Separators within quotes belong to their cell. */
function cellsOf(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (const mark of line) {
    if (mark === '"') isQuoted = !isQuoted;
    else if (mark === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += mark;
  }
  return [...cells, cell.trim()];
}
