/**
 * One number per calendar day, in ascending days: closes of an asset or reference rates of a currency. Values are
 * whole units at one scale for the whole series, so they are exact and small.
 */
import { type Day, type Decimal, decimal, err, normalize, ok, powerOfTen, type Result } from '@cryptax/kernel';

export interface DailySeries {
  /** Symbol of the asset or code of the currency. */
  readonly id: string;
  /** Currency of the values; for reference rates the unit is `id` per one `quote`. */
  readonly quote: string;
  readonly scale: number;
  readonly days: Int32Array;
  readonly units: readonly bigint[];
}

export interface DailyPoint {
  readonly day: Day;
  readonly value: Decimal;
}

export type SeriesError =
  | { readonly code: 'series.contradiction'; readonly id: string; readonly day: Day }
  | { readonly code: 'series.not-positive'; readonly id: string; readonly day: Day };

/** Points in any order; the same day twice is fine only with the same value. A value of zero is no price. */
export function seriesOf(id: string, quote: string, points: Iterable<DailyPoint>): Result<DailySeries, SeriesError> {
  const sorted = Array.from(points, ({ day, value }) => ({ day, value: normalize(value) }));
  sorted.sort((a, b) => a.day - b.day);
  const scale = sorted.reduce((widest, { value }) => Math.max(widest, value.scale), 0);
  const days: number[] = [];
  const units: bigint[] = [];
  for (const { day, value } of sorted) {
    const unit = value.units * powerOfTen(scale - value.scale);
    if (unit <= 0n) return err({ code: 'series.not-positive', id, day });
    if (days.at(-1) !== day) {
      days.push(day);
      units.push(unit);
    } else if (units.at(-1) !== unit) {
      return err({ code: 'series.contradiction', id, day });
    }
  }
  return ok({ id, quote, scale, days: Int32Array.from(days), units });
}

/** Both series in one; where both have a day, `newer` wins. */
export function mergeSeries(older: DailySeries, newer: DailySeries): DailySeries {
  const taken = new Set(newer.days);
  const points = [...pointsOf(older)].filter(({ day }) => !taken.has(day));
  const merged = seriesOf(newer.id, newer.quote, [...points, ...pointsOf(newer)]);
  return merged.ok ? merged.value : newer;
}

export function* pointsOf(series: DailySeries): Generator<DailyPoint> {
  for (let index = 0; index < series.days.length; index++) yield pointAt(series, index) as DailyPoint;
}

export function valueOn(series: DailySeries, day: Day): Decimal | undefined {
  const point = lastOnOrBefore(series, day);
  return point?.day === day ? point.value : undefined;
}

export function hasDay({ days }: DailySeries, day: Day): boolean {
  return days[indexAfter(days, day) - 1] === day;
}

export function lastOnOrBefore(series: DailySeries, day: Day): DailyPoint | undefined {
  return pointAt(series, indexAfter(series.days, day) - 1);
}

export function firstAfter(series: DailySeries, day: Day): DailyPoint | undefined {
  return pointAt(series, indexAfter(series.days, day));
}

export function lastPoint(series: DailySeries): DailyPoint | undefined {
  return pointAt(series, series.days.length - 1);
}

function pointAt(series: DailySeries, index: number): DailyPoint | undefined {
  const day = series.days[index];
  const unit = series.units[index];
  return day === undefined || unit === undefined ? undefined : { day: day as Day, value: decimal(unit, series.scale) };
}

/** Index of the first day later than `day`. */
function indexAfter(days: Int32Array, day: Day): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] as number) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
