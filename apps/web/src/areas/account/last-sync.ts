/** When the last round was, in the words of the specification: just now, minutes, hours, then the date. */
import type { Locale } from '../../platform/i18n/strings.ts';
import { formatInstantDay } from '../../ui/format/date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export function lastSyncText(at: string, now: number, locale: Locale): string {
  const passed = now - Date.parse(at);
  // The clock was set back by days: the day of the round is all that is certain.
  if (passed < -DAY_MS) return formatInstantDay(Date.parse(at), locale);
  if (passed < MINUTE_MS) return locale === 'de' ? 'gerade eben' : 'Just now';
  const minutes = Math.floor(passed / MINUTE_MS);
  if (passed < HOUR_MS) return locale === 'de' ? `vor ${minutes} Min.` : `${minutes} min ago`;
  const hours = Math.floor(passed / HOUR_MS);
  if (passed < DAY_MS) return locale === 'de' ? `vor ${hours} Std.` : `${hours}h ago`;
  return formatInstantDay(Date.parse(at), locale);
}
