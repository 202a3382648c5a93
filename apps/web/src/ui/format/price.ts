/** Prices per unit: 2 decimals from 10 euro, 4 below, 8 below one cent. */
import { absolute, compare, dec, isZero } from '@cryptax/kernel';
import type { Locale } from '../../platform/i18n/strings.ts';
import { type DecimalText, formatNumber } from './number-format.ts';

const TEN = dec('10');
const ONE_CENT = dec('0.01');

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
  return compare(size, ONE_CENT) >= 0 ? 4 : 8;
}
