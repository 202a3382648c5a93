/**
 * The prices of one asset in euro over time: closes where a source has them, the user's own trades before the first
 * close, a live price of today at the end. The line is exact; looking up a day gives the last price up to it and its day.
 */
import { type Day, type Decimal, powerOfTen } from '@cryptax/kernel';

export type PriceKind = 'close' | 'trade' | 'live';

export interface PricePoint {
  readonly day: Day;
  readonly price: Decimal;
  readonly kind: PriceKind;
  readonly source: string;
  /** Present for a live price: its instant. */
  readonly time?: string;
}

export interface PriceLine {
  /** All prices as whole units at this scale. */
  readonly scale: number;
  readonly days: Int32Array;
  readonly units: readonly bigint[];
  readonly points: readonly PricePoint[];
}

/** The port: whoever knows prices gives a line per asset, or none. */
export type PricesOf = (asset: string) => PriceLine | undefined;

/** Closes in any order, the first of a day wins; undefined if there is no price at all. */
export function priceLine(
  closes: readonly PricePoint[],
  trades: readonly PricePoint[],
  live?: PricePoint,
): PriceLine | undefined {
  const byDay = new Map<Day, PricePoint>();
  for (const close of closes) if (!byDay.has(close.day)) byDay.set(close.day, close);
  const firstClose = Math.min(...byDay.keys());
  for (const trade of trades) if (trade.day < firstClose) byDay.set(trade.day, trade);
  if (live !== undefined) byDay.set(live.day, live);
  if (byDay.size === 0) return undefined;
  const points = [...byDay.values()].sort((a, b) => a.day - b.day);
  const scale = points.reduce((widest, { price }) => Math.max(widest, price.scale), 0);
  return {
    scale,
    days: Int32Array.from(points, ({ day }) => day),
    units: points.map(({ price }) => price.units * powerOfTen(scale - price.scale)),
    points,
  };
}

/** Index of the last price up to a day, -1 if there is none. */
export function indexUpTo({ days }: PriceLine, day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] as number) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function pointUpTo(line: PriceLine, day: number): PricePoint | undefined {
  return line.points[indexUpTo(line, day)];
}

/** Euro for one unit as a binary number, for sizes and statistics; 0 if none is known up to that day. */
export function roundedPrice(line: PriceLine | undefined, day: number): number {
  const at = line === undefined ? -1 : indexUpTo(line, day);
  return line === undefined || at < 0 ? 0 : Number(line.units[at]) / 10 ** line.scale;
}
