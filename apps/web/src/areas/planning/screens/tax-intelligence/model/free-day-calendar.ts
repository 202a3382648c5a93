/** The days on which lots become free as a calendar file, amounts with every digit in the reader's numbers. */
import { icsCalendar } from '@cryptax/planning';
import { readable } from '../../../../../platform/i18n/readable.ts';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
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
