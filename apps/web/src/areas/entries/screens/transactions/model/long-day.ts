/** A day as a heading: `18. Dezember 2025` / `18 December 2025`. It is a calendar day and never becomes an instant. */
import { parseDay } from '@cryptax/kernel';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { formatMonth } from '../../../../../ui/format/date.ts';

export function formatLongDay(day: string, locale: Locale): string {
  if (!parseDay(day).ok) return day;
  const [year, month, date] = day.split('-').map(Number);
  const rest = formatMonth(year ?? 0, month ?? 1, locale);
  return locale === 'de' ? `${date}. ${rest}` : `${date} ${rest}`;
}
