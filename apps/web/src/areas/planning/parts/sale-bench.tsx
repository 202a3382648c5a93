/** A whole sale simulator: positions, slider and result, strategies, mix. Screens decide what stands around it. */
import { ALL_WALLETS } from '@cryptax/ledger';
import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { Money } from '../../../ui/money.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Select } from '../../../ui/select.tsx';
import { WaitingCard } from '../../../ui/skeleton.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { disclaimerStrings } from '../../legal/disclaimer-strings.ts';
import type {
  InForce,
  PlanPositions,
  SaleMove,
  SaleSetup,
  SaleStage,
  Strategy,
  StrategyResult,
} from '../planning-types.ts';
import type { Sale } from '../use-sale.ts';
import { MixCard } from './mix-card.tsx';
import { BasisMark, OpenYear, PlanBasisLine, plannedOrders } from './plan-basis-line.tsx';
import { areFinal, Claim, usePlanClaims } from './plan-claims.tsx';
import { PositionCard } from './position-card.tsx';
import { ResultCard } from './result-card.tsx';
import { SaleCard } from './sale-card.tsx';
import { SaleDrawer } from './sale-drawer.tsx';
import { planningStrings } from './strings.ts';

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
  const claims = usePlanClaims(sale.book);
  const isFinal = areFinal(claims, [stage.year.year], setup.assets);
  const openParts = useCallback(() => setShowParts(true), []);
  // Cards and table follow the figure in the time the page has left, so that the slider never waits for them.
  const later = useDeferredValue(move);
  const result = move.answer.strategies.find(({ strategy }) => strategy === setup.strategy);
  const laterResult = later.answer.strategies.find(({ strategy }) => strategy === setup.strategy);
  if (result === undefined || laterResult === undefined) return null;
  return (
    <div className="@container grid gap-4">
      <OpenYear book={sale.book} year={stage.year.year} />
      <SaleFrame positions={positions} wallet={setup.wallet} onWallet={sale.setWallet} />
      <div className="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_18.75rem] @5xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid content-start gap-4">
          <PositionCard
            book={sale.book}
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
            planned={plannedOrders([later.answer])}
            onDay={sale.setDay}
            tax={result.tax}
            isFinal={isFinal}
          />
        </div>
        <ResultCard book={sale.book} assets={setup.assets} result={result} stage={stage} onWhy={openParts} />
      </div>
      <div className={OFF_SCREEN}>
        <StrategyGrid
          results={later.answer.strategies}
          inForce={later.answer.inForce}
          isFinal={isFinal}
          chosen={setup.strategy}
          onChoose={sale.setStrategy}
        />
      </div>
      <div className={OFF_SCREEN}>
        <MixCard book={sale.book} result={laterResult} mix={later.mix} onParts={openParts} />
      </div>
      <div className={`${OFF_SCREEN} grid gap-4`}>{children}</div>
      <p className="text-xs text-ink-3">{disclaimer('disclaimer')}</p>
      {showParts && (
        <SaleDrawer book={sale.book} setup={setup} amount={sale.amount} onClose={() => setShowParts(false)} />
      )}
    </div>
  );
}

/** The same sale under six strategies as cards to choose from. OPTIMAL is the lowest tax, ties go to FIFO. */
interface StrategyGridProps {
  readonly results: readonly StrategyResult[];
  readonly inForce: InForce;
  readonly isFinal: boolean;
  readonly chosen: Strategy;
  readonly onChoose: (strategy: Strategy) => void;
}

const StrategyGrid = memo(function StrategyGrid({ results, inForce, isFinal, chosen, onChoose }: StrategyGridProps) {
  const t = useStrings(planningStrings);
  const euro = useEuro();
  const methods = inForce.methods.map((method) => t(`name.${method}`)).join(', ');
  return (
    <section aria-labelledby="strategies-title">
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-3">
        <h2 id="strategies-title" className="text-lg font-semibold">
          {t('strategies')}
        </h2>
        <p className="text-xs text-ink-3">{t('strategies.note')}</p>
      </div>
      <RadioCards
        label={t('strategies')}
        value={chosen}
        onValueChange={onChoose}
        className="gap-3 @xl:grid-cols-2 @4xl:grid-cols-3"
        cards={results.map((result) => ({
          value: result.strategy,
          title: t(`name.${result.strategy}`),
          note: t(`way.${result.strategy}`),
          badge: <StrategyBadge result={result} isFinal={isFinal} />,
          children: <StrategyLines result={result} isFinal={isFinal} />,
        }))}
      />
      {inForce.methods.length > 1 && (
        <p className="mt-2.5 text-sm text-ink-2">
          {t('inForce.mixed', { methods, tax: euro(inForce.tax, { whole: true }) })}
        </p>
      )}
      <p className="mt-2.5 text-xs text-ink-3">{t('smart.lots')}</p>
    </section>
  );
});

interface StrategyProps {
  readonly result: StrategyResult;
  readonly isFinal: boolean;
}

function StrategyBadge({ result, isFinal }: StrategyProps): ReactNode {
  const t = useStrings(planningStrings);
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {result.isOptimal && (
        <Claim tone="plan" holds={isFinal}>
          {t('optimal')}
        </Claim>
      )}
      <BasisMark basis={result.basis} />
    </span>
  );
}

/** Spans only: the card is a label. */
function StrategyLines({ result, isFinal }: StrategyProps) {
  const t = useStrings(planningStrings);
  const lines = [
    { id: 'taxable', term: t('taxableGain'), value: <Money value={result.taxableGain} sign="always" /> },
    { id: 'year', term: t('result.yearNet'), value: <Money value={result.year.net} /> },
    { id: 'lots', term: t('freeLots'), value: t('freeLots.of', { free: result.freeLots, all: result.lots }) },
    { id: 'saved', term: t('savings'), value: <Money value={result.savingsAgainstFifo} whole /> },
  ];
  return (
    <span className="mt-1 block">
      <Money value={result.tax} whole className="text-2xl font-semibold" />
      <span className="ml-1.5 text-xs text-ink-3">{isFinal ? t('tax') : `${t('tax')}, ${t('booked')}`}</span>
      <span className="mt-2.5 grid gap-0.75 border-t border-line pt-2.5 text-xs">
        {lines.map(({ id, term, value }) => (
          <span key={id} className="flex justify-between gap-4">
            <span className="text-ink-2">{term}</span>
            <span className="num">{value}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

export interface SaleFrameProps {
  readonly positions: PlanPositions;
  readonly wallet: string | undefined;
  readonly onWallet: (wallet: string | undefined) => void;
}

/** A list entry needs a value; a wallet's name has no line break. */
const ALL_CHOICE = '\n';

/** What a sale is asked about: one wallet or all of them, and the days of the prices. */
const SaleFrame = memo(function SaleFrame({ positions, wallet, onWallet }: SaleFrameProps) {
  const t = useStrings(planningStrings);
  const wallets = positions.wallets.filter((name) => name !== ALL_WALLETS);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {wallets.length > 1 && (
        <span className="w-60">
          <Select
            aria-label={t('wallet')}
            value={wallet ?? ALL_CHOICE}
            onValueChange={(next) => onWallet(next === ALL_CHOICE ? undefined : next)}
            options={[
              { value: ALL_CHOICE, label: t('wallet.all') },
              ...wallets.map((name) => ({ value: name, label: name })),
            ]}
          />
        </span>
      )}
      <PlanBasisLine basis={positions} />
    </div>
  );
});
