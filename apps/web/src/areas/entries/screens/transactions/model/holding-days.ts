/** Days of a lot for its bar: from purchase to the first free day, and from purchase to the sale or today. */
import { berlinDay, formatDay, type Instant, parseDay, parseInstant } from '@cryptax/kernel';
import { firstFreeDay } from '@cryptax/tax-de';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { formatMonth } from '../../../../../ui/format/date.ts';

export interface HoldingDays {
  readonly acquiredOn: string;
  /** First day on which a sale is free (section 23 (1) sentence 1 no. 2 EStG, sections 187, 188 BGB). */
  readonly freeFrom: string;
  readonly periodDays: number;
  readonly heldDays: number;
}

export function holdingDays(acquiredAt: string, until: string): HoldingDays | undefined {
  const [from, to] = [parseInstant(acquiredAt), parseInstant(until)];
  if (!from.ok || !to.ok) return undefined;
  const acquired = berlinDay(from.value);
  const free = firstFreeDay(acquired);
  return {
    acquiredOn: formatDay(acquired),
    freeFrom: formatDay(free),
    periodDays: free - acquired,
    heldDays: Math.max(0, berlinDay(to.value) - acquired),
  };
}

export function nowText(nowMs: number): string {
  return new Date(Math.floor(nowMs / 1_000) * 1_000).toISOString().replace('.000Z', 'Z');
}

/** Milliseconds of an event's moment, for the formats of the page. */
export function msOf(at: string): number {
  const instant = parseInstant(at);
  return instant.ok ? (instant.value as Instant) * 1_000 : 0;
}

/** A day as a heading: `18. Dezember 2025` / `18 December 2025`. It is a calendar day and never becomes an instant. */
export function formatLongDay(day: string, locale: Locale): string {
  if (!parseDay(day).ok) return day;
  const [year, month, date] = day.split('-').map(Number);
  const rest = formatMonth(year ?? 0, month ?? 1, locale);
  return locale === 'de' ? `${date}. ${rest}` : `${date} ${rest}`;
}
