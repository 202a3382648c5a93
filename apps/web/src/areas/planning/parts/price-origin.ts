/** Where a price comes from, in words. */

import type { Locale, Translate } from '../../../platform/i18n/strings.ts';
import { formatDay } from '../../../ui/format/date.ts';
import { type PriceWords, sourceName } from '../../prices/price-words.ts';
import type { PlanPosition } from '../planning-types.ts';
import type { planningStrings } from './strings.ts';

export function originWords(
  origin: PlanPosition['origin'],
  t: Translate<typeof planningStrings.table>,
  prices: PriceWords,
  locale: Locale,
): string {
  if (origin === null) return t('noPrice');
  switch (origin.kind) {
    case 'typed':
      return t('price.typed');
    case 'live':
      return t('price.live', { source: sourceName(origin.source, prices) });
    case 'close':
      return t('price.close', { day: formatDay(origin.time.slice(0, 10), locale) });
    case 'trade':
      return t('price.trade', { day: formatDay(origin.time.slice(0, 10), locale) });
  }
}
