/**
 * A second look at every close that is used: against its neighbours in the same series and against any other source
 * that has the day. A doubtful price is used and listed, because only the user can say which one is right.
 */
import { type Day, formatDay, formatShortest } from '@cryptax/kernel';
import { firstAfter, lastOnOrBefore, valueOn } from '../series/daily-series.ts';
import type { FoundValue } from './found-value.ts';
import type { PriceBook } from './price-book.ts';
import { differsBy, euroPrice, JUMP_TOLERANCE, liesApart, SECOND_SOURCE_TOLERANCE } from './tolerance.ts';

export interface Doubt {
  readonly code: 'price.jump' | 'price.second-source';
  readonly params: Readonly<Record<string, string>>;
}

/** Neighbours further away say nothing about a jump. */
const NEIGHBOUR_DAYS = 7;

export function doubtsOf(asset: string, found: FoundValue, book: PriceBook): Doubt[] {
  const { close, price } = found;
  if (close === undefined) return [];
  const doubts: Doubt[] = [];
  const base = { asset, day: formatDay(close.day), source: price.source };
  const neighbours = jumpsAgainst(found);
  if (neighbours !== undefined) {
    doubts.push({ code: 'price.jump', params: { ...base, price: shown(found), neighbours } });
  }
  for (const other of book.closesOn(asset, close.day)) {
    if (other.price.source === price.source || !differsBy(found, other, SECOND_SOURCE_TOLERANCE)) continue;
    const params = { ...base, price: shown(found), second: other.price.source, secondPrice: shown(other) };
    doubts.push({ code: 'price.second-source', params });
  }
  return doubts;
}

/**
 * The neighbours' prices in euro, at the rate of the day that is looked at, if the close lies far from all of them and on
 * the same side; undefined if it is fine.
 */
function jumpsAgainst(found: FoundValue): string | undefined {
  const { close, price } = found;
  if (close === undefined) return undefined;
  const { series, day } = close;
  const value = valueOn(series, day);
  if (value === undefined) return undefined;
  const before = lastOnOrBefore(series, (day - 1) as Day);
  const after = firstAfter(series, day);
  const near = [before, after].flatMap((point) =>
    point !== undefined && Math.abs(point.day - day) <= NEIGHBOUR_DAYS ? [point.value] : [],
  );
  if (near.length === 0 || !near.every((one) => liesApart(value, one, JUMP_TOLERANCE))) return undefined;
  /** Between a low and a high neighbour it is a trend, not a spike. */
  const sides = new Set(near.map((one) => (one.units < value.units ? 'above' : 'below')));
  if (sides.size !== 1) return undefined;
  return near.map((one) => shown({ ...found, price: { ...price, value: one } })).join(' ');
}

function shown(found: FoundValue): string {
  return formatShortest(euroPrice(found));
}
