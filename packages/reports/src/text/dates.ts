/**
 * Days and moments as people write them. Moments are shown in Berlin time, because the Berlin day decides year and
 * holding period; the JSON keeps the UTC moment.
 */
import { berlinOffset, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';
import type { Locale } from './locale.ts';

/** `2024-05-02` becomes `02.05.2024`; English keeps the form that cannot be misread. */
export function dayText(day: string, locale: Locale): string {
  if (locale === 'en') return day;
  const [year, month, dayOfMonth] = day.split('-');
  return `${dayOfMonth}.${month}.${year}`;
}

/** Berlin local time as ISO text without a zone: `2024-05-02T14:30:00`. */
export function berlinMoment(at: string): string | null {
  const instant = parseInstant(at);
  if (!instant.ok) return null;
  return formatInstant((instant.value + berlinOffset(instant.value)) as Instant).slice(0, -1);
}

/** `02.05.2024 14:30:00`, Berlin time. */
export function momentText(at: string, locale: Locale): string {
  const local = berlinMoment(at);
  if (local === null) return at;
  const [day = '', time = ''] = local.split('T');
  return `${dayText(day, locale)} ${time}`;
}
