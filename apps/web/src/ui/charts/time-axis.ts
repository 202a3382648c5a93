/** Words of a time axis: days for a few weeks, months beyond; the year stands with the first label and each January. */
import type { Locale } from '../../platform/i18n/strings.ts';
import { INTL_TAGS } from '../format/number-format.ts';

const DAY_MS = 86_400_000;
const DAYS_UNTIL_MONTHS = 75;

export function timeLabels(ticks: readonly number[], locale: Locale): readonly string[] {
  const first = ticks[0] ?? 0;
  const spanDays = ((ticks.at(-1) ?? 0) - first) / DAY_MS;
  if (spanDays < DAYS_UNTIL_MONTHS) return ticks.map((tick) => dayLabel(tick, locale));
  const month = shortMonth(locale);
  return ticks.map((tick, index) => {
    const date = new Date(tick);
    const year = ` ${String(date.getUTCFullYear()).slice(2)}`;
    const previous = ticks[index - 1];
    const turns = previous === undefined || new Date(previous).getUTCFullYear() !== date.getUTCFullYear();
    // German abbreviations end in a dot that only costs room here.
    return `${month.format(tick).replace('.', '')}${turns ? year : ''}`;
  });
}

function dayLabel(tick: number, locale: Locale): string {
  const date = new Date(tick);
  if (locale === 'de') return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.`;
  return `${date.getUTCDate()} ${shortMonth(locale).format(tick)}`;
}

function shortMonth(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(INTL_TAGS[locale], { month: 'short', timeZone: 'UTC' });
}
