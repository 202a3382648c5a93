/** The repurchase check over the whole ledger: status, figures, each pattern with its true cost, advice, the law. */
import type { Book } from '@cryptax/store';
import { Download } from 'lucide-react';
import { memo } from 'react';
import { csvText } from '../../../../../platform/files/csv-text.ts';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import type { BadgeTone } from '../../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatPercent } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { OpeningRow } from '../../../../../ui/opening-row.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { useIsOpen } from '../../../../tax/year-range.tsx';
import { EventOrigins } from '../../../parts/event-origins.tsx';
import { Claim } from '../../../parts/plan-claims.tsx';
import type { Repurchase, RepurchaseCheck } from '../../../planning-types.ts';
import { repurchaseStrings } from '../strings.ts';

const TONES: Readonly<Record<RepurchaseCheck['status'], BadgeTone>> = {
  clean: 'gain',
  warning: 'stale',
  error: 'danger',
};
const SHOWN = 12;

export const RepurchasePanel = memo(function RepurchasePanel({ book }: { readonly book: Book }) {
  const t = useStrings(repurchaseStrings);
  const answer = useAnswer(`repurchases ${book}`, (api) => api.repurchases(book));
  // Any answer may be a purchase or a sale.
  const isOpen = useIsOpen();
  const check = answer.kind === 'ready' ? answer.value : null;
  return (
    <TitledCard
      title={t('repurchase')}
      actions={
        check && (
          <>
            <Claim tone={TONES[check.status]} holds={!isOpen}>
              {t(`repurchase.${check.status}`)}
            </Claim>
            {check.repurchases.length > 0 && (
              <a href="#plan" className={buttonClass({ size: 's' })}>
                {t('repurchase.optimise')}
              </a>
            )}
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
    >
      <p className="max-w-[68ch] text-sm text-ink-2">{t('repurchase.line')}</p>
      {answer.kind === 'loading' && <SkeletonCard />}
      {answer.kind === 'failed' && (
        <Callout tone="danger" title={t('repurchase.failed')} className="mt-3">
          <LedgerErrorWords error={answer.error} />
        </Callout>
      )}
      {check && <Check book={book} check={check} />}
    </TitledCard>
  );
});

function Check({ book, check }: { readonly book: Book; readonly check: RepurchaseCheck }) {
  const t = useStrings(repurchaseStrings);
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
        <Disclosure
          defaultOpen
          summary={t('repurchase.details', { count: check.repurchases.length })}
          className="mt-3 border-b-0"
        >
          <ul className="border-t border-line">
            {check.repurchases.slice(0, SHOWN).map((item) => (
              <RepurchaseItem key={item.eventId} book={book} item={item} />
            ))}
          </ul>
          {check.repurchases.length > SHOWN && (
            <p className="mt-2 text-xs text-ink-3">
              {t('repurchase.shown', { shown: SHOWN, count: check.repurchases.length })}
            </p>
          )}
        </Disclosure>
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

function repurchaseCsv(items: readonly Repurchase[]): string {
  return csvText(
    [
      'event',
      'asset',
      'wallet',
      'sold_on',
      'amount',
      'loss_eur',
      'touched_loss_eur',
      'share_bought_before',
      'bought_before_by',
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
      item.touchedLoss,
      item.shareBefore,
      item.boughtBefore.map(({ eventId }) => eventId).join(' '),
      item.shareAfter,
      item.boughtBack.map(({ eventId }) => eventId).join(' '),
      item.freeBefore,
      item.freeNow ?? '',
      String(item.daysLost),
      item.status,
    ]),
  );
}

/** One sale at a loss with purchases near it: what was bought before, what was bought back and costs days, and the entries. */
function RepurchaseItem({ book, item }: { readonly book: Book; readonly item: Repurchase }) {
  const t = useStrings(repurchaseStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const percent = (share: string) => formatPercent(share, locale, { decimals: 0 });
  const what = quantity(item.amount, item.asset);
  const day = formatDay(item.soldOn, locale);
  return (
    <OpeningRow
      head={
        <>
          <span className="block font-medium">
            {item.freeNow === null
              ? t('repurchase.sold', { what, day })
              : t('repurchase.item', { what, day, share: percent(item.shareAfter) })}
          </span>
          {item.boughtBefore.length > 0 && (
            <span className="block text-xs text-ink-2">
              {t('repurchase.before', { share: percent(item.shareBefore) })}
            </span>
          )}
          {item.freeNow !== null && <DaysLost item={item} freeNow={item.freeNow} />}
          {item.status === 'error' && <span className="block text-xs text-danger">{t('repurchase.risk')}</span>}
        </>
      }
      figures={<Money value={`-${item.touchedLoss}`} sign="always" />}
    >
      <EventOrigins
        book={book}
        ids={[item.eventId, ...[...item.boughtBefore, ...item.boughtBack].map(({ eventId }) => eventId)]}
      />
    </OpeningRow>
  );
}

function DaysLost({ item, freeNow }: { readonly item: Repurchase; readonly freeNow: string }) {
  const t = useStrings(repurchaseStrings);
  const locale = useLocale();
  const days = { now: formatDay(freeNow, locale), before: formatDay(item.freeBefore, locale) };
  return (
    <span className="block text-xs text-ink-2">
      {item.daysLost === 0 ? t('repurchase.noCost', days) : t('repurchase.cost', { ...days, count: item.daysLost })}
    </span>
  );
}
