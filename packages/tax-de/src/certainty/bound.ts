/** A figure between two ends; null is an end that nothing bounds. */
import { add, compare, type Decimal, formatDecimal, round, ZERO } from '@cryptax/kernel';

export interface Bound {
  readonly low: Decimal | null;
  readonly high: Decimal | null;
}

export interface BoundText {
  readonly low: string | null;
  readonly high: string | null;
}

/** The two sums that a range is computed for. */
export type Law = 'privateSales' | 'income';

export function bothLaws<T>(of: (law: Law) => T): Readonly<Record<Law, T>> {
  return { privateSales: of('privateSales'), income: of('income') };
}

export const NOTHING: Bound = { low: ZERO, high: ZERO };
export const ANYTHING: Bound = { low: null, high: null };

export function plus(a: Bound, b: Bound): Bound {
  return {
    low: a.low === null || b.low === null ? null : add(a.low, b.low),
    high: a.high === null || b.high === null ? null : add(a.high, b.high),
  };
}

/** The smallest bound that holds both. */
export function hull(a: Bound, b: Bound): Bound {
  return {
    low: a.low === null || b.low === null ? null : smallest(a.low, b.low),
    high: a.high === null || b.high === null ? null : largest(a.high, b.high),
  };
}

export function smallest(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b;
}

export function largest(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) >= 0 ? a : b;
}

/** Fine enough for sums over many disposals; figures with dozens of digits would make such sums slow. */
export const FINE = 6;

/** With few digits, outwards: a bound that was rounded still holds. */
export function outwards({ low, high }: Bound): Bound {
  return {
    low: low === null || low.scale <= FINE ? low : round(low, FINE, 'floor'),
    high: high === null || high.scale <= FINE ? high : round(high, FINE, 'ceiling'),
  };
}

/** To whole cents, outwards: a bound that was rounded still holds. */
export function printed({ low, high }: Bound): BoundText {
  return {
    low: low === null ? null : formatDecimal(round(low, 2, 'floor')),
    high: high === null ? null : formatDecimal(round(high, 2, 'ceiling')),
  };
}
