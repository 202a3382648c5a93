/** Shared by the decoders: rows of stamp and price to daily closes, anything odd in a row makes the answer garbage. */

import type { HttpFailure } from '@cryptax/http';
import {
  compare,
  type Day,
  type Decimal,
  dec,
  err,
  type Json,
  ok,
  parseDecimal,
  parseExactJson,
  type Result,
} from '@cryptax/kernel';
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
  return toPoints(rows, (seconds) =>
    seconds % SECONDS_PER_DAY === 0 ? { day: seconds / SECONDS_PER_DAY, off: 0 } : undefined,
  );
}

/** Prices at midnight: each is the close of the day before. Others (the current price) are left aside. */
export function closesOfMidnights(
  rows: readonly StampedPrice[],
  toleranceSeconds: number,
): Result<readonly DailyPoint[], HttpFailure> {
  return toPoints(rows, (seconds) => {
    const midnight = Math.round(seconds / SECONDS_PER_DAY);
    const off = Math.abs(seconds - midnight * SECONDS_PER_DAY);
    return off <= toleranceSeconds ? { day: midnight - 1, off } : undefined;
  });
}

/** The day a price closes, and how far from its midnight it was taken. */
interface Place {
  readonly day: number;
  readonly off: number;
}

/** In euro or dollars for one unit; the dearest that was ever traded cost a few millions. */
const BEYOND_ANY_COIN = dec('1e12');

/** Of two prices for a day the one nearest to midnight, in whatever order they come; two of one moment contradict each other. */
function toPoints(
  rows: readonly StampedPrice[],
  placeOf: (seconds: number) => Place | undefined,
): Result<readonly DailyPoint[], HttpFailure> {
  const nearest = new Map<number, Place & { readonly value: Decimal }>();
  for (const { seconds, price } of rows) {
    const value = parseDecimal(price ?? '');
    if (!Number.isFinite(seconds) || !value.ok || value.value.units < 0n) return GARBAGE;
    if (compare(value.value, BEYOND_ANY_COIN) >= 0) return GARBAGE;
    const place = placeOf(seconds);
    /** A price of zero is a market without trades, not a price. */
    if (place === undefined || value.value.units === 0n) continue;
    const known = nearest.get(place.day);
    if (known?.off === place.off && compare(known.value, value.value) !== 0) return GARBAGE;
    if (known === undefined || place.off < known.off) nearest.set(place.day, { ...place, value: value.value });
  }
  return ok(Array.from(nearest.values(), ({ day, value }) => ({ day: day as Day, value })));
}
