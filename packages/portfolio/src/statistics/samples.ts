/**
 * Daily returns for the statistics: only between neighbouring days that both rest on closes. A price carried over a gap
 * would add days without any movement and make every risk look smaller than it is.
 */
import type { PriceLine } from '../prices/price-line.ts';
import type { LinkedPeriod } from '../returns/linked-returns.ts';
import { DAY, type ValueColumns } from '../series/value-columns.ts';

/** Returns by day number, in order of days. */
export type DailyReturns = ReadonlyMap<number, number>;

export function portfolioReturns(values: ValueColumns, periods: readonly LinkedPeriod[]): DailyReturns {
  const isClosed = (place: number) => place >= 0 && ((values.flags[place] as number) & DAY.noClose) === 0;
  const returns = new Map<number, number>();
  for (const { from, to, ratio } of periods) {
    if (to - from === 1 && isClosed(from) && isClosed(to)) returns.set(values.firstDay + to, ratio);
  }
  return returns;
}

/** Returns of one asset's closes in a window of days. */
export function assetReturns(line: PriceLine, firstDay: number, lastDay: number): DailyReturns {
  const returns = new Map<number, number>();
  for (let i = 1; i < line.days.length; i++) {
    const day = line.days[i] as number;
    if (day < firstDay || day > lastDay || line.days[i - 1] !== day - 1) continue;
    if (line.points[i]?.kind !== 'close' || line.points[i - 1]?.kind !== 'close') continue;
    returns.set(day, Number(line.units[i]) / Number(line.units[i - 1]) - 1);
  }
  return returns;
}

/** Returns of the days that both have; both come in order of days. */
export function paired(a: DailyReturns, b: DailyReturns): { days: number[]; a: number[]; b: number[] } {
  const both: { days: number[]; a: number[]; b: number[] } = { days: [], a: [], b: [] };
  for (const [day, one] of a) {
    const other = b.get(day);
    if (other === undefined) continue;
    both.days.push(day);
    both.a.push(one);
    both.b.push(other);
  }
  return both;
}
