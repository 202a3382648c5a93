/** Value columns and price lines for tests, from plain numbers. */
import { type Day, dec } from '@cryptax/kernel';
import type { DailyFlows } from '../flows/daily-flows.ts';
import { type PriceLine, type PricePoint, priceLine } from '../prices/price-line.ts';
import { DAY, type ValueColumns } from '../series/value-columns.ts';

export const FIRST_DAY = 20_000;

/** One evening value per day; null for a day without prices. */
export function columns(values: readonly (number | null)[]): ValueColumns {
  let last = 0;
  const filled = values.map((value) => {
    last = value ?? last;
    return last;
  });
  return {
    firstDay: FIRST_DAY,
    count: values.length,
    cents: filled.map((value) => BigInt(Math.round(value * 100))),
    value: Float64Array.from(filled),
    cost: new Float64Array(values.length),
    flags: Uint8Array.from(values, (value) => (value === null ? DAY.carried | DAY.noClose : 0)),
    appeared: new Float64Array(values.length),
    unpriced: new Map(),
  };
}

/** Flows by place of the columns: positive in, negative out. */
export function flowsAt(count: number, flows: Readonly<Record<number, number>>): DailyFlows {
  const [paidIn, paidOut] = [new Float64Array(count), new Float64Array(count)];
  for (const [place, euro] of Object.entries(flows)) (euro < 0 ? paidOut : paidIn)[Number(place)] = Math.abs(euro);
  return { paidIn, paidOut };
}

/** Closes on neighbouring days from `FIRST_DAY` on. */
export function closes(prices: readonly string[], firstDay = FIRST_DAY): PriceLine {
  const points = prices.map(
    (price, index): PricePoint => ({
      day: (firstDay + index) as Day,
      price: dec(price),
      kind: 'close',
      source: 'test',
    }),
  );
  const line = priceLine(points, []);
  if (line === undefined) throw new Error('A line needs a price.');
  return line;
}
