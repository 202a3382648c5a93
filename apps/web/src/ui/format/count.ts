/** Whole counts of things: `12.480` / `12,480`. */
import type { Locale } from '../../platform/i18n/strings.ts';
import { formatNumber } from './number-format.ts';

export function formatCount(count: number, locale: Locale): string {
  return formatNumber(String(count), locale, { maximumFractionDigits: 0, signDisplay: 'negative' });
}
