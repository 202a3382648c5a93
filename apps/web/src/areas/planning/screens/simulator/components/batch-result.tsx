/** What the last operation would do: figures, trades of a rebalancing, sales by day with their lots' entries. */
import { ALL_WALLETS, eventsOfLot } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { formatPercent } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { OpenChevron } from '../../../../../ui/opening-row.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { EventOrigins } from '../../../parts/event-origins.tsx';
import { areFinal, usePlanClaims } from '../../../parts/plan-claims.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { BatchResult, PlannedBatchSale, RebalanceTrade } from '../../../planning-types.ts';
import { batchStrings } from '../strings.ts';

const SHOWN = 8;

export function BatchResultView({ book, result }: { readonly book: Book; readonly result: BatchResult }) {
  const t = useStrings(batchStrings);
  const p = useStrings(planningStrings);
  const euro = useEuro();
  const claims = usePlanClaims(book);
  const years = result.added.map(({ day }) => Number(day.slice(0, 4)));
  const isFinal = areFinal(
    claims,
    years,
    result.added.map(({ asset }) => asset),
  );
  const note = isFinal ? undefined : p('booked');
  return (
    <section className="mt-4" aria-live="polite">
      <h3 className="mb-2 text-sm font-semibold">{t('batch.result')}</h3>
      <StatStrip
        stats={[
          {
            id: 'sales',
            label: t('batch.added', { count: result.added.length }),
            value: <Money value={result.proceeds} />,
          },
          { id: 'taxable', label: t('batch.taxable'), value: <Money value={result.taxableGain} sign="always" />, note },
          { id: 'tax', label: t('batch.tax'), value: <Money value={result.tax} whole />, note },
        ]}
      />
      <p className="mt-2 text-xs text-ink-3">
        {t(`batch.basis.${result.basis}`, { tax: euro(result.taxInForce, { whole: true }) })}
      </p>
      {result.trades.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {result.trades.map((trade) => (
            <Trade key={trade.asset} trade={trade} />
          ))}
        </ul>
      )}
      {result.added.length > SHOWN && (
        <p className="num mt-3 text-xs text-ink-3">{t('batch.shown', { shown: SHOWN, count: result.added.length })}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {result.added.slice(0, SHOWN).map((sale) => (
          <SaleLine key={`${sale.day} ${sale.wallet} ${sale.asset} ${sale.lotId}`} book={book} sale={sale} />
        ))}
      </ul>
    </section>
  );
}

function Trade({ trade }: { readonly trade: RebalanceTrade }) {
  const t = useStrings(batchStrings);
  const locale = useLocale();
  const percent = (value: string) => formatPercent(Number(value) / 100, locale);
  return (
    <li className="flex items-center gap-2.5 py-2 text-sm">
      <Coin symbol={trade.asset} />
      <span className="min-w-0 flex-1">
        {t(`batch.trade.${trade.side}`, { asset: trade.asset })}
        <span className="num block text-xs text-ink-3">
          {t('batch.points', { from: percent(trade.currentPercent), to: percent(trade.targetPercent) })}
        </span>
      </span>
      {trade.priority === 'high' && <Badge tone="review">{t('batch.urgent')}</Badge>}
      <Money value={trade.value} />
    </li>
  );
}

function SaleLine({ book, sale }: { readonly book: Book; readonly sale: PlannedBatchSale }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-2.5 py-1.5 text-left text-sm hover:bg-hover touch:min-h-11"
      >
        <Coin symbol={sale.asset} />
        <span className="min-w-0 flex-1">
          <CryptoAmount value={sale.amount} unit={sale.asset} />
          <span className="num block text-xs text-ink-3">
            <DayText day={sale.day} />
            {sale.wallet === ALL_WALLETS ? '' : `, ${sale.wallet}`}
          </span>
        </span>
        <span className="text-right">
          <Money value={sale.proceeds} className="block" />
          <Money value={sale.taxableGain} sign="always" className="block text-xs" />
        </span>
        <OpenChevron isOpen={isOpen} />
      </button>
      {isOpen && (
        <div className="pb-3">
          <EventOrigins book={book} ids={eventsOfLot(sale.lotId)} />
        </div>
      )}
    </li>
  );
}
