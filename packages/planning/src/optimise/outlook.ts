/**
 * Prices to come, as the user assumes them: the same yearly change for every coin. Whole years compound, the days of a
 * started year count in proportion. It is an assumption of the plan and is printed with it, never a forecast.
 */
import { add, addYears, type Day, type Decimal, dec, decimal, divide, multiply, round } from '@cryptax/kernel';

export type OutlookName = 'bullish' | 'neutral' | 'bearish';

/** Percent a year, editable by the user. */
export const OUTLOOK_PERCENT: Readonly<Record<OutlookName, string>> = { bullish: '15', neutral: '5', bearish: '-10' };

const FACTOR_DIGITS = 12;

/** Price of `day` as a factor of the price of `today`. */
export function growthFactor(percent: Decimal, today: Day, day: Day): Decimal {
  const yearly = add(dec('1'), divide(percent, dec('100'), FACTOR_DIGITS, 'half-away'));
  let factor = dec('1');
  let years = 0;
  while (addYears(today, years + 1) <= day) {
    factor = round(multiply(factor, yearly), FACTOR_DIGITS, 'half-away');
    years++;
  }
  const start = addYears(today, years);
  const length = addYears(today, years + 1) - start;
  const share = divide(decimal(BigInt(day - start), 0), decimal(BigInt(length), 0), FACTOR_DIGITS, 'half-away');
  const change = multiply(add(yearly, dec('-1')), share);
  return round(multiply(factor, add(dec('1'), change)), FACTOR_DIGITS, 'half-away');
}

const PRICE_DIGITS = 10;

export function priceOn(price: Decimal, percent: Decimal, today: Day, day: Day): Decimal {
  return round(multiply(price, growthFactor(percent, today, day)), PRICE_DIGITS, 'half-away');
}
