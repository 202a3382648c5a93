/** Short ways to write days and series in tests. */
import { type Day, dec, parseDay } from '@cryptax/kernel';
import { type DailySeries, seriesOf } from '../series/daily-series.ts';
import { unwrap } from './bundled.ts';

export const day = (text: string): Day => unwrap(parseDay(text));

/** `series('BTC', 'EUR', { '2024-03-01': '57000' })` */
export function series(id: string, quote: string, points: Readonly<Record<string, string>>): DailySeries {
  const list = Object.entries(points).map(([on, value]) => ({ day: day(on), value: dec(value) }));
  return unwrap(seriesOf(id, quote, list));
}
