/** A whole sale simulator: positions, slider and result, strategies, mix. Screens decide what stands around it. */
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { WaitingCard } from '../../../ui/waiting-card.tsx';
import { disclaimerStrings } from '../../legal/disclaimer-strings.ts';
import type { PlanPositions, SaleMove, SaleSetup, SaleStage } from '../planning-types.ts';
import type { Sale } from '../use-sale.ts';
import { MixCard } from './mix-card.tsx';
import { PositionCard } from './position-card.tsx';
import { ResultCard } from './result-card.tsx';
import { SaleCard } from './sale-card.tsx';
import { SaleDrawer } from './sale-drawer.tsx';
import { StrategyGrid } from './strategy-grid.tsx';

export interface SaleBenchProps {
  readonly sale: Sale;
  /** Offers the positions as a table too. */
  readonly hasViews?: boolean | undefined;
  /** After the strategies. */
  readonly children?: ReactNode;
}

export function SaleBench({ sale, ...rest }: SaleBenchProps) {
  const { positions, setup, stage, move } = sale;
  for (const asked of [positions, stage, move]) {
    if (asked.kind === 'failed') return <LedgerFailed error={asked.error} />;
  }
  if (positions.kind !== 'ready' || setup === null) return <WaitingCard />;
  if (stage.kind !== 'ready' || stage.value === null || move.kind !== 'ready' || move.value === null)
    return <WaitingCard />;
  return (
    <Bench sale={sale} positions={positions.value} setup={setup} stage={stage.value} move={move.value} {...rest} />
  );
}

/** Not laid out or painted while out of view; the padding leaves room for focus rings and shadows. */
const OFF_SCREEN = '-m-1 min-w-0 p-1 [contain-intrinsic-size:auto_28rem] [content-visibility:auto]';

interface BenchProps extends SaleBenchProps {
  readonly positions: PlanPositions;
  readonly setup: SaleSetup;
  readonly stage: SaleStage;
  readonly move: SaleMove;
}

function Bench({ sale, positions, setup, stage, move, hasViews, children }: BenchProps) {
  const disclaimer = useStrings(disclaimerStrings);
  const [showParts, setShowParts] = useState(false);
  const openParts = useCallback(() => setShowParts(true), []);
  // Cards and table follow the figure in the time the page has left, so that the slider never waits for them.
  const later = useDeferredValue(move);
  const result = move.answer.strategies.find(({ strategy }) => strategy === setup.strategy);
  const laterResult = later.answer.strategies.find(({ strategy }) => strategy === setup.strategy);
  if (result === undefined || laterResult === undefined) return null;
  return (
    <div className="@container grid gap-4">
      <div className="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_18.75rem] @5xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid content-start gap-4">
          <PositionCard
            positions={positions.positions}
            chosen={setup.assets}
            chosenValue={stage.value}
            onChoose={sale.setAssets}
            typed={sale.typed}
            onTyped={sale.setTyped}
            hasViews={hasViews}
          />
          <SaleCard
            stage={stage}
            amount={sale.amount}
            onAmount={sale.setAmount}
            day={setup.day}
            today={positions.today}
            onDay={sale.setDay}
            tax={result.tax}
          />
        </div>
        <ResultCard result={result} stage={stage} onWhy={openParts} />
      </div>
      <div className={OFF_SCREEN}>
        <StrategyGrid results={later.answer.strategies} chosen={setup.strategy} onChoose={sale.setStrategy} />
      </div>
      <div className={OFF_SCREEN}>
        <MixCard result={laterResult} mix={later.mix} onParts={openParts} />
      </div>
      <div className={`${OFF_SCREEN} grid gap-4`}>{children}</div>
      <p className="text-xs text-ink-3">{disclaimer('disclaimer')}</p>
      {showParts && (
        <SaleDrawer book={sale.book} setup={setup} amount={sale.amount} onClose={() => setShowParts(false)} />
      )}
    </div>
  );
}
