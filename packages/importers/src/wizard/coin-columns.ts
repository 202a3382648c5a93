/**
 * Which of the columns that hold tickers belongs to what. A header like `Currency` may mean the coin, the money or the fee; the rows
 * know: beside a market, the coin is its first part and the money its second, and a currency right behind the fee is the fee's.
 */
import { splitPair } from '../values/pair.ts';
import type { ColumnProfile } from './column-profile.ts';

/** So many rows must agree. */
const NEARLY_ALL = 0.9;

/** Whether the column names the coin or the money of the market in nearly every row that has both. */
export function isPartOfPair(
  part: 'base' | 'quote',
  column: number,
  pair: number,
  data: readonly (readonly string[])[],
): boolean {
  let [checked, agreed] = [0, 0];
  for (const row of data) {
    const cell = (row[column] ?? '').trim().toUpperCase();
    const market = splitPair(row[pair] ?? '');
    if (cell === '' || market === undefined) continue;
    checked++;
    if (market[part].toUpperCase() === cell) agreed++;
  }
  return checked > 0 && agreed / checked >= NEARLY_ALL;
}

/** Only tickers, and something in most rows that have a fee. */
export function holdsTickers(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.filled > 0 && profile.tickers > NEARLY_ALL && profile.numbers < 0.5;
}
