/** The what-if simulator with the comparison of strategies, for the sale as a whole and position by position. */
import type { Book } from '@cryptax/store';
import { memo, useCallback, useEffect, useRef } from 'react';
import { difference } from '../../../../platform/difference.ts';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../platform/i18n/readable.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { TitledCard, TO_CARD_EDGES } from '../../../../ui/card.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { Coin } from '../../../../ui/coin.tsx';
import { Money } from '../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../ui/table/table-types.ts';
import { assetColumn } from '../../parts/asset-column.tsx';
import { BasisMark, plannedOrders } from '../../parts/plan-basis-line.tsx';
import { areFinal, Claim, usePlanClaims } from '../../parts/plan-claims.tsx';
import { SaleBench } from '../../parts/sale-bench.tsx';
import { planningStrings } from '../../parts/strings.ts';
import type { PositionComparison, SaleSetup, Strategy } from '../../planning-types.ts';
import { useSale } from '../../use-sale.ts';
import { ScenarioCard } from './scenario-card.tsx';
import { whatIfStrings } from './strings.ts';

/** Specified sale on opening. */
const DEFAULT_SALE = '7900';

export function WhatIfScreen() {
  const t = useStrings(whatIfStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {(ledger) => (
        <>
          <ScreenHeader context={t('context')} />
          <FeatureGate feature="what-if" isDemo={ledger.isDemo}>
            <WhatIf key={ledger.book} book={ledger.book} />
          </FeatureGate>
        </>
      )}
    </LedgerScreen>
  );
}

function WhatIf({ book }: { readonly book: Book }) {
  const sale = useSale(book, DEFAULT_SALE);
  const latest = useRef(sale.amount);
  useEffect(() => {
    latest.current = sale.amount;
  }, [sale.amount]);
  const amountNow = useCallback(() => latest.current, []);
  return (
    <SaleBench sale={sale}>
      {sale.setup !== null && <PositionComparisonCard book={book} setup={sale.setup} />}
      {sale.setup !== null && <ScenarioCard book={book} setup={sale.setup} amountNow={amountNow} />}
    </SaleBench>
  );
}

/** Each chosen position sold whole and alone: tax under each strategy, the lowest marked, saved against FIFO. */
const SHOWN: readonly Strategy[] = ['FIFO', 'LIFO', 'HIFO', 'LOFO', 'AVERAGE', 'SMART'];

interface PositionComparisonCardProps {
  readonly book: Book;
  readonly setup: SaleSetup;
}

const PositionComparisonCard = memo(function PositionComparisonCard({ book, setup }: PositionComparisonCardProps) {
  const t = useStrings(whatIfStrings);
  const p = useStrings(planningStrings);
  const claims = usePlanClaims(book);
  const isFinal = ({ asset }: PositionComparison) => areFinal(claims, [Number(setup.day.slice(0, 4))], [asset]);
  const { strategy: _any, ...rest } = setup;
  const answer = useAnswer(`compare positions ${book} ${JSON.stringify(rest)}`, (api) =>
    api.comparePositions(book, setup),
  );
  const columns: readonly Column<PositionComparison>[] = [
    assetColumn(p, 6),
    ...SHOWN.map(
      (strategy): Column<PositionComparison> => ({
        id: strategy,
        header: p(`name.${strategy}`),
        align: 'right',
        width: 6,
        priority: strategy === 'FIFO' || strategy === 'SMART' ? 2 : 3,
        cell: (row) => (
          <Money value={taxOf(row, strategy)} whole className={cx(row.best === strategy && 'font-semibold')} />
        ),
      }),
    ),
    {
      id: 'best',
      header: t('best'),
      width: 12,
      cell: (row) => <Best row={row} holds={isFinal(row)} />,
    },
    {
      id: 'saved',
      header: t('saved'),
      align: 'right',
      width: 6,
      cell: (row) => <Money value={difference(taxOf(row, 'FIFO'), taxOf(row, row.best))} whole />,
    },
  ];
  const planned = answer.kind === 'ready' ? plannedOrders(answer.value) : [];
  const orders = planned.map((strategy) => p(`name.${strategy}`)).join(', ');
  const note = planned.length === 0 ? '' : t('perPosition.planned', { orders });
  return (
    <TitledCard title={t('perPosition')} note={`${t('perPosition.line')} ${note}`.trim()}>
      {answer.kind === 'loading' && <SkeletonCard />}
      {answer.kind === 'failed' && (
        <Callout tone="danger">
          <LedgerErrorWords error={answer.error} />
        </Callout>
      )}
      {answer.kind === 'ready' && (
        <DataTable
          className={TO_CARD_EDGES}
          label={t('perPosition')}
          columns={columns}
          rows={answer.value}
          rowId={({ asset }) => asset}
          phoneRow={(row) => (
            <span className="flex items-center gap-2.5">
              <Coin symbol={row.asset} />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{readable(row.asset)}</span>
                <Best row={row} holds={isFinal(row)} />
              </span>
              <Money value={taxOf(row, row.best)} whole />
            </span>
          )}
        />
      )}
    </TitledCard>
  );
});

/** The lowest of a position's orders, and on what it rests. */
function Best({ row: { best, strategies }, holds }: { readonly row: PositionComparison; readonly holds: boolean }) {
  const p = useStrings(planningStrings);
  const basis = strategies.find(({ strategy }) => strategy === best)?.basis;
  return (
    <span className="flex flex-wrap gap-1 py-1.5">
      <Claim tone="plan" {...{ holds }}>
        {p(`name.${best}`)}
      </Claim>
      {basis !== undefined && <BasisMark basis={basis} />}
    </span>
  );
}

function taxOf({ strategies }: PositionComparison, strategy: Strategy): string {
  return strategies.find((each) => each.strategy === strategy)?.tax ?? '0.00';
}
