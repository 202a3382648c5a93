/** Prices: per unit (2 decimals from 10 euro, 4 below, 8 below one cent, more where those were zeros), and of our own plans, which travel as whole cents. */
import { absolute, compare, dec, divide, formatDecimal, isZero } from '@cryptax/kernel';
import type { Locale } from '../../platform/i18n/strings.ts';
import { formatEuro } from './euro.ts';
import { type DecimalText, formatNumber } from './number-format.ts';

const TEN = dec('10');
const ONE_CENT = dec('0.01');
/** More than that not every browser writes. */
const MOST_DECIMALS = 20;

export function formatPrice(value: DecimalText, locale: Locale): string {
  const decimals = decimalsFor(value);
  return formatNumber(value, locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
}

function decimalsFor(value: DecimalText): number {
  const size = absolute(dec(value));
  if (isZero(size) || compare(size, TEN) >= 0) return 2;
  if (compare(size, ONE_CENT) >= 0) return 4;
  // A price that is not zero must not look like it: three digits of it at least.
  const firstPlace = size.scale - String(size.units).length + 1;
  return Math.min(Math.max(8, firstPlace + 2), MOST_DECIMALS);
}

export function centsText(cents: number, locale: Locale): string {
  return formatEuro(formatDecimal(divide(dec(String(cents)), dec('100'), 2, 'half-even')), locale);
}
