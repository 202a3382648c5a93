/** Shared by the decoders: rows of stamp and price to daily closes, anything odd in a row makes the answer garbage. */

import type { HttpFailure } from '@cryptax/http';
import { type Day, err, type Json, ok, parseDecimal, parseExactJson, type Result } from '@cryptax/kernel';
import type { DailyPoint } from '../series/daily-series.ts';

export const GARBAGE: Result<never, HttpFailure> = err({ code: 'garbage' });

const SECONDS_PER_DAY = 86_400;

export function decodeJson<T>(text: string, read: (json: Json) => Result<T, HttpFailure>): Result<T, HttpFailure> {
  const json = parseExactJson(text);
  return json.ok ? read(json.value) : GARBAGE;
}

export interface StampedPrice {
  /** Unix seconds; undefined if the row has none. */
  readonly seconds: number;
  readonly price: string | undefined;
}

/** Candles stamped with their opening midnight: the close belongs to that day. */
export function closesOfCandles(rows: readonly StampedPrice[]): Result<readonly DailyPoint[], HttpFailure> {
  return toPoints(rows, (seconds) => (seconds % SECONDS_PER_DAY === 0 ? seconds / SECONDS_PER_DAY : undefined));
}

/** Prices at midnight: each is the close of the day before. Others (the current price) are left aside. */
export function closesOfMidnights(
  rows: readonly StampedPrice[],
  toleranceSeconds: number,
): Result<readonly DailyPoint[], HttpFailure> {
  return toPoints(rows, (seconds) => {
    const midnight = Math.round(seconds / SECONDS_PER_DAY);
    return Math.abs(seconds - midnight * SECONDS_PER_DAY) <= toleranceSeconds ? midnight - 1 : undefined;
  });
}

function toPoints(
  rows: readonly StampedPrice[],
  dayOf: (seconds: number) => number | undefined,
): Result<readonly DailyPoint[], HttpFailure> {
  const points: DailyPoint[] = [];
  const seen = new Set<number>();
  for (const { seconds, price } of rows) {
    const value = parseDecimal(price ?? '');
    if (!Number.isFinite(seconds) || !value.ok || value.value.units < 0n) return GARBAGE;
    const day = dayOf(seconds);
    /** A price of zero is a market without trades, not a price. */
    if (day === undefined || value.value.units === 0n || seen.has(day)) continue;
    seen.add(day);
    points.push({ day: day as Day, value: value.value });
  }
  return ok(points);
}
