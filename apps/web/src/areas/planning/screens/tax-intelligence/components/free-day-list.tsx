/** The days of one month in words, with what waiting for them saves. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { FreeDay } from '../../../planning-types.ts';
import { taxIntelligenceStrings } from '../strings.ts';
import { FreeDayDrawer } from './free-day-drawer.tsx';

export function FreeDayList({ days, book }: { readonly days: readonly FreeDay[]; readonly book: Book }) {
  const t = useStrings(taxIntelligenceStrings);
  const euro = useEuro();
  const [open, setOpen] = useState<FreeDay | null>(null);
  if (days.length === 0) return <p className="text-sm text-ink-2">{t('calendar.empty')}</p>;
  return (
    <>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {days.map((each) => (
          <li key={`${each.day} ${each.asset}`} className="flex items-start gap-2.5 py-2 text-sm">
            <Coin symbol={each.asset} />
            <span className="min-w-0 flex-1">
              <CryptoAmount value={each.amount} unit={each.asset} className="font-medium" />
              <span className="num block text-xs text-ink-3">
                <DayText day={each.day} />, {t('calendar.in', { count: each.daysLeft })}
              </span>
            </span>
            <span className="text-right">
              <span className="block">
                <Money value={each.value ?? null} onWhy={() => setOpen(each)} whySign={false} />
              </span>
              {each.saving !== undefined && Number(each.saving) > 0 && (
                <Badge tone="free">{t('calendar.saves', { tax: euro(each.saving, { whole: true }) })}</Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
      {open && <FreeDayDrawer book={book} free={open} onClose={() => setOpen(null)} />}
    </>
  );
}
