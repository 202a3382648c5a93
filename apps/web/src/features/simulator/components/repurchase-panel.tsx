/** The repurchase check over the whole ledger: status, figures, each pattern with its true cost, advice, the law. */

import type { Book } from '@cryptax/store';
import { Download } from 'lucide-react';
import { memo } from 'react';
import { csvText } from '../../../lib/files/csv-text.ts';
import { saveTextFile } from '../../../lib/files/save-file.ts';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { ledgerErrorText } from '../../../lib/ledger/error-text.ts';
import type { Repurchase, RepurchaseCheck } from '../../../lib/ledger/planning-api.ts';
import { useAnswer } from '../../../lib/ledger/use-ledger.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { formatPercent } from '../../../ui/format/percent.ts';
import { formatQuantity } from '../../../ui/format/quantity.ts';
import { Money } from '../../../ui/money.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { StatStrip } from '../../../ui/stat-strip.tsx';
import { simulatorStrings } from '../strings.ts';

const TONES: Readonly<Record<RepurchaseCheck['status'], BadgeTone>> = {
  clean: 'gain',
  warning: 'stale',
  error: 'danger',
};
const SHOWN = 12;

export const RepurchasePanel = memo(function RepurchasePanel({ book }: { readonly book: Book }) {
  const t = useStrings(simulatorStrings);
  const locale = useLocale();
  const answer = useAnswer(`repurchases ${book}`, (api) => api.repurchases(book));
  const check = answer.kind === 'ready' ? answer.value : null;
  return (
    <Card>
      <CardHead
        title={t('repurchase')}
        actions={
          check && (
            <>
              <Badge tone={TONES[check.status]}>{t(`repurchase.${check.status}`)}</Badge>
              {check.repurchases.length > 0 && (
                <Button
                  size="s"
                  icon={Download}
                  onClick={() => saveTextFile('cryptax-repurchases.csv', repurchaseCsv(check.repurchases))}
                >
                  {t('repurchase.export')}
                </Button>
              )}
            </>
          )
        }
      />
      <CardBody>
        <p className="max-w-[68ch] text-sm text-ink-2">{t('repurchase.line')}</p>
        {answer.kind === 'loading' && <SkeletonCard />}
        {answer.kind === 'failed' && (
          <Callout tone="danger" className="mt-3">
            {ledgerErrorText(answer.error, locale)}
          </Callout>
        )}
        {check && <Check check={check} />}
      </CardBody>
    </Card>
  );
});

function Check({ check }: { readonly check: RepurchaseCheck }) {
  const t = useStrings(simulatorStrings);
  return (
    <>
      <StatStrip
        className="mt-3"
        stats={[
          { id: 'sales', label: t('repurchase.sales'), value: check.lossSales },
          { id: 'found', label: t('repurchase.found'), value: check.repurchases.length },
          { id: 'loss', label: t('repurchase.loss'), value: <Money value={check.touchedLoss} /> },
        ]}
      />
      {check.repurchases.length === 0 ? (
        <EmptyState title={t('repurchase.none')} drawing="check" />
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {check.repurchases.slice(0, SHOWN).map((item) => (
            <RepurchaseItem key={item.eventId} item={item} />
          ))}
        </ul>
      )}
      <h3 className="mt-4 text-sm font-semibold">{t('repurchase.advice')}</h3>
      <ol className="mt-1 list-decimal pl-5 text-sm text-ink-2">
        <li>{t('repurchase.advice.1')}</li>
        <li>{t('repurchase.advice.2')}</li>
        <li>{t('repurchase.advice.3')}</li>
      </ol>
      <Disclosure summary={t('repurchase.help')} className="mt-2 border-b-0">
        <p className="max-w-[68ch] text-sm text-ink-2">{t('repurchase.law')}</p>
      </Disclosure>
    </>
  );
}

function RepurchaseItem({ item }: { readonly item: Repurchase }) {
  const t = useStrings(simulatorStrings);
  const locale = useLocale();
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {t('repurchase.item', {
            amount: formatQuantity(item.amount, locale),
            asset: item.asset,
            day: formatDay(item.soldOn, locale),
            share: formatPercent(item.share, locale, { decimals: 0 }),
          })}
        </span>
        <span className="block text-xs text-ink-2">
          {t('repurchase.cost', {
            now: formatDay(item.freeNow, locale),
            before: formatDay(item.freeBefore, locale),
            days: item.daysLost,
          })}
        </span>
        {item.status === 'error' && <span className="block text-xs text-danger">{t('repurchase.risk')}</span>}
      </span>
      <Money value={`-${item.loss}`} sign="always" />
    </li>
  );
}

function repurchaseCsv(items: readonly Repurchase[]): string {
  return csvText(
    [
      'event',
      'asset',
      'wallet',
      'sold_on',
      'amount',
      'loss_eur',
      'share_bought_back',
      'bought_back_by',
      'free_before',
      'free_now',
      'days_lost',
      'status',
    ],
    items.map((item) => [
      item.eventId,
      item.asset,
      item.wallet,
      item.soldOn,
      item.amount,
      item.loss,
      item.share,
      item.boughtBack.map(({ eventId }) => eventId).join(' '),
      item.freeBefore,
      item.freeNow,
      String(item.daysLost),
      item.status,
    ]),
  );
}
