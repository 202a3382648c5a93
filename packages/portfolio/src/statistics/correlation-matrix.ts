/** Correlation of daily returns, pair by pair over the days both have (formula `pearson`). */
import { type Day, formatDay } from '@cryptax/kernel';
import type { Correlation } from '../model/portfolio-model.ts';
import { absent, known, type Measured, type Origin } from './measured.ts';
import { correlation } from './moments.ts';
import { type DailyReturns, paired } from './samples.ts';

/** Pairs of days below which a correlation says nothing. */
const MIN_PAIRS = 20;

/** Each pair once: the matrix is its own mirror image. */
export function correlationMatrix(returns: ReadonlyMap<string, DailyReturns>): Correlation {
  const assets = [...returns.keys()];
  const series = [...returns.values()];
  const upper = series.map((one, row) => series.slice(row).map((other) => pair(one, other)));
  const cell = (row: number, column: number) => upper[row]?.[column - row] as Measured<number>;
  return {
    assets,
    cells: assets.map((_, row) => assets.map((_, column) => (row <= column ? cell(row, column) : cell(column, row)))),
  };
}

function pair(one: DailyReturns, other: DailyReturns): Measured<number> {
  const { days, a, b } = paired(one, other);
  const [first, last] = [days[0], days.at(-1)];
  const origin: Origin = {
    formula: 'pearson',
    samples: days.length,
    window:
      first === undefined || last === undefined
        ? undefined
        : { from: formatDay(first as Day), to: formatDay(last as Day) },
  };
  if (days.length < MIN_PAIRS) return absent(origin, { code: 'sample-too-small', needed: MIN_PAIRS });
  const value = correlation(a, b);
  return value === undefined ? absent(origin, { code: 'no-variation' }) : known(origin, value);
}
