/**
 * Days and times. A tax day is a calendar day in Berlin and comes as `2026-09-28`; it is never turned into an instant,
 * so no time zone can move it. Instants are shown in the zone the page names once; how long ago one was is said for
 * synchronisation only.
 */
import type { Locale } from '../../platform/i18n/strings.ts';
import { INTL_TAGS } from './number-format.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `28.09.2026` / `28 Sep 2026`. */
export function formatDay(day: string, locale: Locale): string {
  const match = DAY.exec(day);
  const month = ENGLISH_MONTHS[Number(match?.[2]) - 1];
  if (match === null || month === undefined) throw new RangeError(`Not a calendar day: ${day.slice(0, 40)}`);
  const [, y, m, d] = match;
  return locale === 'de' ? `${d}.${m}.${y}` : `${Number(d)} ${month} ${y}`;
}

/** `September 2026`, for calendars and groups. */
export function formatMonth(year: number, month: number, locale: Locale): string {
  const name = new Intl.DateTimeFormat(INTL_TAGS[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return name.format(Date.UTC(year, month - 1, 1));
}

/** `03.10.2025, 14:07` / `3 Oct 2025, 14:07`; seconds only where two events share a minute. */
export function formatInstant(at: number, locale: Locale, options: InstantOptions = {}): string {
  const parts = instantParts(at, options.timeZone ?? 'Europe/Berlin');
  const seconds = options.seconds === true ? `:${parts.second}` : '';
  return `${formatDay(`${parts.year}-${parts.month}-${parts.day}`, locale)}, ${parts.hour}:${parts.minute}${seconds}`;
}

/** The calendar day of an instant. */
export function formatInstantDay(at: number, locale: Locale, timeZone = 'Europe/Berlin'): string {
  const parts = instantParts(at, timeZone);
  return formatDay(`${parts.year}-${parts.month}-${parts.day}`, locale);
}

/** `14:07`, or `14:07:31`. */
export function formatClock(at: number, { timeZone = 'Europe/Berlin', seconds = false }: InstantOptions = {}): string {
  const parts = instantParts(at, timeZone);
  return `${parts.hour}:${parts.minute}${seconds ? `:${parts.second}` : ''}`;
}

export interface InstantOptions {
  readonly timeZone?: string | undefined;
  readonly seconds?: boolean | undefined;
}

function instantParts(at: number, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
}

/** Made once per zone: building one costs a hundred times what using it does, and lists use it on every line. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** "vor 4 Min." for synchronisation only; everything else shows its date. The exact time belongs in the tooltip. */
export function formatRelativeTime(at: number, now: number, locale: Locale): string {
  // What has happened cannot lie ahead; `now` may be a tick of some seconds ago.
  const distance = Math.min(0, at - now);
  const [unit, size] = UNITS.find(([, ms]) => Math.abs(distance) >= ms) ?? (['second', 1_000] as const);
  const format = new Intl.RelativeTimeFormat(INTL_TAGS[locale], { style: 'short', numeric: 'always' });
  // Cut, not rounded: 119 seconds are "1 minute ago", the second minute has not passed.
  const count = Math.trunc(distance / size);
  return count === 0 ? (locale === 'de' ? 'gerade eben' : 'just now') : format.format(count, unit);
}
