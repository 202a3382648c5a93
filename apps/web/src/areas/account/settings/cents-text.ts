/** Prices travel as whole cents. */
import { dec, divide, formatDecimal } from '@cryptax/kernel';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { formatEuro } from '../../../ui/format/euro.ts';

export function centsText(cents: number, locale: Locale): string {
  return formatEuro(formatDecimal(divide(dec(String(cents)), dec('100'), 2, 'half-even')), locale);
}
