/** One sale at a loss that was bought back: what it costs in days, and the entries behind it down to file and line. */
import type { Book } from '@cryptax/store';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { Repurchase } from '../../../lib/ledger/planning-api.ts';
import { EventOrigins } from '../../../lib/planning/event-origins.tsx';
import { cx } from '../../../ui/class-names.ts';
import { formatDay } from '../../../ui/format/date.ts';
import { formatPercent } from '../../../ui/format/percent.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Money } from '../../../ui/money.tsx';
import { useQuantity } from '../../../ui/use-quantity.ts';
import { repurchaseStrings } from '../strings/repurchase-strings.ts';

export function RepurchaseItem({ book, item }: { readonly book: Book; readonly item: Repurchase }) {
  const t = useStrings(repurchaseStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const [isOpen, setOpen] = useState(false);
  const days = { now: formatDay(item.freeNow, locale), before: formatDay(item.freeBefore, locale) };
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-start gap-2 py-2.5 text-left text-sm hover:bg-hover"
      >
        <Icon
          icon={ChevronRight}
          size={14}
          className={cx('mt-0.75 text-ink-3 transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0 flex-1">
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
        </span>
        <Money value={`-${item.loss}`} sign="always" />
      </button>
      {isOpen && (
        <div className="pb-3">
          <EventOrigins book={book} ids={[item.eventId, ...item.boughtBack.map(({ eventId }) => eventId)]} />
        </div>
      )}
    </li>
  );
}
