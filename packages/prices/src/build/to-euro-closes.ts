/**
 * Brings daily closes of any quote to euro: euro markets as they are, fiat through the ECB rate of the day, dollar
 * stablecoins through their own market in the same input (never by assuming a dollar). Converted closes are rounded
 * half-even to twelve significant digits; a day that cannot be converted is left out and counted.
 */
import { type Day, type Decimal, divide, multiply, normalize, round } from '@cryptax/kernel';
import type { EcbRates } from '../rates/ecb-rates.ts';
import { type DailyPoint, type DailySeries, pointsOf, seriesOf, valueOn } from '../series/daily-series.ts';

export interface EuroCloses {
  readonly series: readonly DailySeries[];
  /** Asset and quote with days for which there was no way to euro. */
  readonly left: readonly { readonly id: string; readonly quote: string; readonly days: number }[];
}

const SIGNIFICANT = 12;
const WORKING_SCALE = 40;

export function toEuroCloses(input: readonly DailySeries[], rates: EcbRates | undefined): EuroCloses {
  const left: { id: string; quote: string; days: number }[] = [];
  const closes = new Map<string, Map<Day, Decimal>>();
  for (const series of [...input].sort(byDirectness)) {
    if (series.id === 'EUR') continue;
    const known = closes.get(series.id) ?? new Map<Day, Decimal>();
    closes.set(series.id, known);
    let missing = 0;
    for (const { day, value } of pointsOf(series)) {
      if (known.has(day)) continue;
      const eur = toEuro(value, series.quote, day, rates, input);
      if (eur === undefined) missing++;
      else known.set(day, eur);
    }
    if (missing > 0) left.push({ id: series.id, quote: series.quote, days: missing });
  }
  return { series: Array.from(closes, ([id, points]) => euroSeries(id, points)), left };
}

/** Euro markets first, then fiat, then the rest: the fewest conversions win. */
function byDirectness(a: DailySeries, b: DailySeries): number {
  const rank = ({ quote }: DailySeries) => (quote === 'EUR' ? 0 : quote.length === 3 ? 1 : 2);
  return rank(a) - rank(b);
}

function toEuro(
  value: Decimal,
  quote: string,
  day: Day,
  rates: EcbRates | undefined,
  input: readonly DailySeries[],
): Decimal | undefined {
  if (quote === 'EUR') return value;
  const rate = rates?.rateOn(quote, day);
  if (rate?.ok === true) return significant(divide(value, rate.value.rate, WORKING_SCALE, 'half-even'));
  for (const market of input) {
    const price = valueOn(market, day);
    if (price === undefined) continue;
    if (market.id === quote && market.quote === 'EUR') return significant(multiply(value, price));
    if (market.id === 'EUR' && market.quote === quote)
      return significant(divide(value, price, WORKING_SCALE, 'half-even'));
  }
  return undefined;
}

function significant(value: Decimal): Decimal {
  const digits = value.units.toString().length;
  return digits <= SIGNIFICANT ? value : normalize(round(value, value.scale - (digits - SIGNIFICANT), 'half-even'));
}

function euroSeries(id: string, closes: ReadonlyMap<Day, Decimal>): DailySeries {
  const points = Array.from(closes, ([day, value]): DailyPoint => ({ day, value }));
  const series = seriesOf(id, 'EUR', points);
  if (!series.ok) throw new Error(`Closes of ${id} hold a value that is not positive`);
  return series.value;
}
