/**
 * Which columns of a format say what moved, and the balances that follow from the rows alone.
 *
 * A layout is a list of rules; the first whose conditions hold for a row says what it moved, and a row without a rule
 * moved nothing. A condition is `'a|b'` (one of), `'!a|b'` (none of), `'^a|b'` (begins with). A leg is a sign, an amount
 * and a unit, as `+Amount @Coin`: `+` and `-` take the amount without its own sign, `~` takes the sign along and `%`
 * turns it round. The amount is a column, a product of two (`Price*Quantity`) or, from a
 * cell with two numbers, `=0.5` itself. The unit is a column, `=BTC` itself, `Pair<` and `Pair>` the
 * base and the quote of a market; without one it stands in the amount's cell. `Cur.#2` is the second column of that name,
 * `[5]` the sixth column, `(file)` the name of the file.
 */
import { add, type Decimal, dec, defined, multiply, negate, ZERO } from '@cryptax/kernel';
import { type PlainRow, plainRows } from './plain-csv.ts';

export type Rule = readonly [when: Readonly<Record<string, string>>, ...legs: string[]];

export interface RowFormat {
  /** Tried in order: the first whose columns all stand in one row of the file. */
  readonly layouts: readonly (readonly Rule[])[];
  /** Coins under the venue's own name; a power of ten behind the name scales: `satoshi: 'BTC e-8'`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Column of the venue's own id: the same one again is the same movement reported twice. */
  readonly id?: string;
  /** Files with a decimal comma: all, or those named. */
  readonly comma?: true | readonly string[];
  /** Rows that say a coin moved and must not count, by file and line, each with the reason; they must be listed as unread. */
  readonly except?: Readonly<Record<string, Readonly<Record<number, string>>>>;
}

const FIAT = new Set(['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'AUD', 'JPY', 'CZK', 'CAD']);
const QUOTES = ['USDT', 'USDC', 'BUSD', 'XXBT', 'EUR', 'USD', 'UST', 'XBT', 'BTC', 'ETH', 'BNB'];

export function balancesOfRows(format: RowFormat, file: string, text: string): ReadonlyMap<string, Decimal> {
  const rows = plainRows(text);
  const found = headOf(format.layouts, rows);
  if (found === undefined) throw new Error(`No layout fits ${file}`);
  const { rules, header } = found;
  const hasComma = format.comma === true || (format.comma?.includes(file) ?? false);
  const sums = new Map<string, Decimal>();
  const reported = new Set<string>();
  for (const row of rows) {
    if (row.line <= header.line || row.cells.join() === header.cells.join()) continue;
    if (format.except?.[file]?.[row.line] !== undefined) continue;
    const cellOf = (column: string) => (column === '(file)' ? file : (row.cells[placeOf(header, column)] ?? ''));
    if (format.id !== undefined) {
      if (reported.has(cellOf(format.id))) continue;
      reported.add(cellOf(format.id));
    }
    const rule = rules.find(([when]) => Object.entries(when).every(([column, test]) => holds(cellOf(column), test)));
    for (const leg of rule?.slice(1) ?? [])
      book(sums, { names: format.names ?? {}, hasComma, place: `${file}:${row.line}` }, leg as string, cellOf);
  }
  return sums;
}

function headOf(layouts: RowFormat['layouts'], rows: readonly PlainRow[]) {
  for (const rules of layouts) {
    const columns = new Set(rules.flatMap(([when, ...legs]) => [...Object.keys(when), ...legs.flatMap(columnsOf)]));
    const header = rows.find((row) => [...columns].every((name) => name === '(file)' || placeOf(row, name) >= 0));
    if (header !== undefined) return { rules, header };
  }
  return undefined;
}

function placeOf({ cells }: PlainRow, column: string): number {
  const index = /^\[(\d+)\]$/.exec(column);
  if (index !== null) return Number(index[1]);
  const [, name = column, nth = '1'] = /^(.*)#(\d)$/.exec(column) ?? [];
  let place = cells.indexOf(column);
  if (place >= 0 || name === column) return place;
  for (let count = 0; count < Number(nth); count++) place = cells.indexOf(name, place + 1);
  return place;
}

interface Leg {
  readonly sign: string;
  readonly amounts: readonly string[];
  readonly unit?: string;
}

function legOf(text: string): Leg {
  const [amount = '', unit] = text.slice(1).split(' @');
  return { sign: text[0] as string, amounts: amount.split('*'), ...defined({ unit }) };
}

function columnsOf(text: string): readonly string[] {
  const { amounts, unit } = legOf(text);
  return [...amounts, ...(unit === undefined ? [] : [unit.replace(/[<>]$/, '')])].filter(
    (name) => !name.startsWith('='),
  );
}

function holds(cell: string, test: string): boolean {
  const words = test.replace(/^[!^]/, '').split('|');
  if (test.startsWith('^')) return words.some((word) => cell.startsWith(word));
  return words.includes(cell) !== test.startsWith('!');
}

function book(
  sums: Map<string, Decimal>,
  { names, hasComma, place }: { names: Readonly<Record<string, string>>; hasComma: boolean; place: string },
  text: string,
  cellOf: (column: string) => string,
): void {
  const { sign, amounts, unit } = legOf(text);
  const [first = '', ...factors] = amounts.map((name) => (name.startsWith('=') ? name.slice(1) : cellOf(name)));
  if (/^(?:|-|--|N\/A)$/.test(first)) return;
  const stated = unit === undefined ? undefined : unitOf(unit, cellOf);
  const number = stated !== undefined && first.endsWith(stated) ? first.slice(0, first.length - stated.length) : first;
  const match = /^([+-]?[\d.,']*\d\.?(?:E[+-]?\d+)?)\s*(.*)$/.exec(number.replace(/^[€$]/, ''));
  const coin = stated ?? match?.[2];
  if (match === null || coin === undefined) throw new Error(`${place}: ${text} reads ${first}`);
  const [name = '', power = '0'] = (names[coin] ?? (coin.includes(':') ? coin : coin.toUpperCase())).split(' e');
  let value = dec(plainNumber(match[1] as string, hasComma));
  if (power !== '0') value = multiply(value, tenTo(Number(power)));
  for (const factor of factors) value = multiply(value, dec(plainNumber(factor, hasComma)));
  if (FIAT.has(name) || isNothing(value)) return;
  if (name === '') throw new Error(`${place}: ${text} has no coin`);
  const size = sign === '~' || sign === '%' ? value : isBelow(value) ? negate(value) : value;
  sums.set(name, add(sums.get(name) ?? ZERO, sign === '-' || sign === '%' ? negate(size) : size));
}

function unitOf(unit: string, cellOf: (column: string) => string): string {
  if (unit.startsWith('=')) return unit.slice(1);
  if (!/[<>]$/.test(unit)) return cellOf(unit);
  const pair = cellOf(unit.slice(0, -1));
  const parts = pair.split(/[/_:-]/);
  const quote = parts[1] ?? QUOTES.find((each) => pair.endsWith(each)) ?? '';
  return unit.endsWith('>') ? quote : ((parts.length > 1 ? parts[0] : pair.slice(0, pair.length - quote.length)) ?? '');
}

function plainNumber(text: string, hasComma: boolean): string {
  const plain = hasComma ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  const [, digits = plain, power] = /^(.*)E([+-]?\d+)$/.exec(plain) ?? [];
  const number = digits.replace(/^\+/, '').replace(/\.$/, '');
  return power !== undefined && /^[+-]?0*(?:\.0*)?$/.test(number) ? '0' : number;
}

function tenTo(power: number): Decimal {
  return dec(power < 0 ? `0.${'0'.repeat(-power - 1)}1` : `1${'0'.repeat(power)}`);
}

function isNothing(value: Decimal): boolean {
  return value.units === 0n;
}

function isBelow(value: Decimal): boolean {
  return value.units < 0n;
}
