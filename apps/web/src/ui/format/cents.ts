/** Prices of plans, which are kept in whole cents: `49 €` / `€49`, with cents only where there are some. */
import type { Locale } from '../../platform/i18n/strings.ts';
import { formatEuro } from './euro.ts';

export function formatCents(cents: number, locale: Locale): string {
  return formatEuro((cents / 100).toFixed(2), locale, { whole: cents % 100 === 0 });
}
