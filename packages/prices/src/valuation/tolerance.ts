/** How far two prices may lie apart before somebody should look, in percent, and the exact comparison for it. */
import { absolute, compare, type Decimal, dec, divide, multiply, subtract } from '@cryptax/kernel';
import { fitValue, VALUE_SCALE } from '../series/value-scale.ts';
import type { FoundValue } from './found-value.ts';

/** A stablecoin further from its peg than this is valued by its price. */
export const PEG_TOLERANCE = 5;
/** Two sources for the same day (bundled prices differ by 3 % at the 95th percentile, see NOTICE). */
export const SECOND_SOURCE_TOLERANCE = 5;
/** A close against both of its neighbours. */
export const JUMP_TOLERANCE = 60;
/** The two sides of one swap. */
export const LEGS_TOLERANCE = 25;
/** The price of a trade against the close of its day: days can be wild, wrong decimals are wilder. */
export const TRADE_TOLERANCE = 60;

/** One unit's euro price. */
export function euroPrice({ price, rate }: Pick<FoundValue, 'price' | 'rate'>): Decimal {
  return rate === undefined ? price.value : divide(price.value, rate.rate, VALUE_SCALE, 'half-even');
}

/** Amount times price, in euro: one division at the end, as late as possible. */
export function euroValue(amount: Decimal, { price, rate }: Pick<FoundValue, 'price' | 'rate'>): Decimal {
  const value = multiply(amount, price.value);
  return rate === undefined ? fitValue(value) : divide(value, rate.rate, VALUE_SCALE, 'half-even');
}

export function differsBy(a: FoundValue, b: FoundValue, percent: number): boolean {
  return liesApart(euroPrice(a), euroPrice(b), percent);
}

/** |a - b| is more than `percent` of the smaller of the two. */
export function liesApart(a: Decimal, b: Decimal, percent: number): boolean {
  const smaller = compare(a, b) < 0 ? a : b;
  const difference = multiply(absolute(subtract(a, b)), dec('100'));
  return compare(difference, multiply(smaller, dec(String(percent)))) > 0;
}
