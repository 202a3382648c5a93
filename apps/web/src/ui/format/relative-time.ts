/** "vor 4 Min." for synchronisation only; everything else shows its date. The exact time belongs in the tooltip. */
import type { Locale } from '../../platform/i18n/strings.ts';
import { INTL_TAGS } from './number-format.ts';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

export function formatRelativeTime(at: number, now: number, locale: Locale): string {
  // What has happened cannot lie ahead; `now` may be a tick of some seconds ago.
  const distance = Math.min(0, at - now);
  const [unit, size] = UNITS.find(([, ms]) => Math.abs(distance) >= ms) ?? (['second', 1_000] as const);
  const format = new Intl.RelativeTimeFormat(INTL_TAGS[locale], { style: 'short', numeric: 'always' });
  // Cut, not rounded: 119 seconds are "1 minute ago", the second minute has not passed.
  const count = Math.trunc(distance / size);
  return count === 0 ? (locale === 'de' ? 'gerade eben' : 'just now') : format.format(count, unit);
}
