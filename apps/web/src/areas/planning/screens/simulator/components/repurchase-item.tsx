/** One sale at a loss that was bought back: what it costs in days, and the entries behind it down to file and line. */
import type { Book } from '@cryptax/store';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatPercent } from '../../../../../ui/format/percent.ts';
import { Money } from '../../../../../ui/money.tsx';
import { OpeningRow } from '../../../../../ui/opening-row.tsx';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import { EventOrigins } from '../../../parts/event-origins.tsx';
import type { Repurchase } from '../../../planning-types.ts';
import { repurchaseStrings } from '../strings/repurchase-strings.ts';

export function RepurchaseItem({ book, item }: { readonly book: Book; readonly item: Repurchase }) {
  const t = useStrings(repurchaseStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const days = { now: formatDay(item.freeNow, locale), before: formatDay(item.freeBefore, locale) };
  return (
    <OpeningRow
      head={
        <>
          <span className="block font-medium">
            {t('repurchase.item', {
              what: quantity(item.amount, item.asset),
              day: formatDay(item.soldOn, locale),
              share: formatPercent(item.share, locale, { decimals: 0 }),
            })}
          </span>
          <span className="block text-xs text-ink-2">
            {item.daysLost === 0
              ? t('repurchase.noCost', days)
              : t('repurchase.cost', { ...days, count: item.daysLost })}
          </span>
          {item.status === 'error' && <span className="block text-xs text-danger">{t('repurchase.risk')}</span>}
        </>
      }
      figures={<Money value={`-${item.loss}`} sign="always" />}
    >
      <EventOrigins book={book} ids={[item.eventId, ...item.boughtBack.map(({ eventId }) => eventId)]} />
    </OpeningRow>
  );
}
