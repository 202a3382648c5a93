/** The days on which lots become free as a calendar file, amounts with every digit in the reader's numbers. */
import { groupBy } from '@cryptax/kernel';
import { icsCalendar } from '@cryptax/planning';
import { readable } from '../../../../../platform/i18n/readable.ts';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import type { DayMark } from '../../../../../ui/charts/month-calendar.tsx';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import type { FreeDay } from '../../../planning-types.ts';
import type { taxIntelligenceStrings } from '../strings.ts';

export function freeDayCalendar(
  days: readonly FreeDay[],
  t: Translate<typeof taxIntelligenceStrings.table>,
  locale: Locale,
  madeAt: string,
): string {
  return icsCalendar(
    t('calendar'),
    days.map(({ day, asset, amount }) => ({
      uid: `free-${day}-${asset}`,
      day,
      summary: t('ics.summary', { what: `${formatExact(amount, locale)} ${readable(asset)}` }),
      description: t('ics.line'),
    })),
    madeAt,
  );
}

interface CalendarMonth {
  readonly key: string;
  readonly year: number;
  readonly month: number;
}

/** The months a tax calendar shows, from this one to the end of next year, and the marked days of one. */
export function monthsFrom(today: string): readonly CalendarMonth[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const count = 12 - month + 1 + 12;
  return Array.from({ length: count }, (_, index) => {
    const place = month - 1 + index;
    const at = { year: year + Math.floor(place / 12), month: (place % 12) + 1 };
    return { ...at, key: `${at.year}-${String(at.month).padStart(2, '0')}` };
  });
}

/** One mark per day: the asset, or how many there are. */
export function monthMarks(days: readonly FreeDay[], several: (count: number) => string): readonly DayMark[] {
  const byDay = groupBy(days, ({ day }) => Number(day.slice(8)));
  return [...byDay].map(([day, [first, ...others]]) => ({
    day,
    text: others.length === 0 ? readable(first?.asset ?? '') : several(others.length + 1),
    tone: 'free',
  }));
}
