/** The overview: what is held and worth, where the tax year stands, what waits for an answer. All figures come from the ledger. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { useOpenDemo } from '../../../../platform/ledger/demo-control.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import type { BookCounts, OpenLedger } from '../../../../platform/ledger/ledger-state.ts';
import { useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../../../platform/observable.ts';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { NoticeLine } from '../../../../platform/screen/notice-line.tsx';
import { settings } from '../../../../platform/settings/settings.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { formatCount, formatPercent } from '../../../../ui/format/number-format.ts';
import { InNextTask, InTurn } from '../../../../ui/in-turn.tsx';
import { Money, PercentText } from '../../../../ui/money.tsx';
import { Skeleton, WaitingCard } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { useNextStepNotice } from '../../../learn/next-step-notice.tsx';
import { useLiveOffNotice } from '../../../prices/live-off-callout.tsx';
import { PriceDoubts } from '../../../prices/price-doubts.tsx';
import { outageWords } from '../../../prices/price-words.ts';
import { pricesStrings } from '../../../prices/strings.ts';
import { useLivePricesOn, usePriceTracker } from '../../../prices/use-live-prices.ts';
import type { HoldingFigure } from '../../explain/holding-figures.ts';
import { HoldingsExplain, useHoldingsWhy } from '../../explain/holdings-explain.tsx';
import { MissingCoins } from '../../parts/missing-coins.tsx';
import { useCompleteCurve, usePortfolio } from '../../parts/use-portfolio.ts';
import { ValueCurve } from '../../parts/value-curve.tsx';
import type { PortfolioModel, PortfolioRange } from '../../portfolio-types.ts';
import { AssetsCard } from './components/assets-card.tsx';
import { OverviewHead } from './components/overview-head.tsx';
import { OverviewRail } from './components/overview-rail.tsx';
import { RecentCard } from './components/recent-card.tsx';
import { dashboardStrings } from './strings.ts';

export function DashboardScreen() {
  const t = useStrings(dashboardStrings);
  useDemoOfAddress();
  return (
    <LedgerScreen context={t('context')} intro={t('intro')} ownNotices>
      {(ledger) => <Overview ledger={ledger} />}
    </LedgerScreen>
  );
}

/** Whoever comes from the landing page to try the app gets the demo ledger with the same click, and no question where data is kept. */
function useDemoOfAddress(): void {
  const { demo } = useSearch({ from: '/shell/multi-exchange' });
  const navigate = useNavigate();
  const { kind } = useLedgerState();
  const [, open] = useOpenDemo();
  const isWanted = demo === true && (kind === 'empty' || kind === 'ready');
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (demo === true) settings.set('storageChoiceMade', true);
  }, [demo]);
  useEffect(() => {
    if (!isWanted) return;
    latest.current();
    void navigate({ to: '.', search: (old) => ({ ...old, demo: undefined }), replace: true });
  }, [isWanted, navigate]);
}

/** While the drawer pushes the page there is no room for the rail beside the rest. */
const GRID =
  'grid gap-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_21rem] [:root[data-drawer-push]_&]:grid-cols-1';
const COLUMN = 'grid min-w-0 content-start gap-4';
/** As high as what comes: what stands below would move away from under a click. */
const VALUE_HEIGHT = 'min-h-109 max-sm:min-h-134';
const FIGURES_HEIGHT = 'min-h-27.5 max-sm:min-h-49';

/** The overview once there is data: value and curve, key figures, assets, recent entries, and the rail beside them. */
function Overview({ ledger }: { readonly ledger: OpenLedger }) {
  const { book, counts } = ledger;
  const [range, setRange] = useState<PortfolioRange>('year');
  const why = useHoldingsWhy();
  const notices = [useNextStepNotice(ledger), useLiveOffNotice(useLivePricesOn() === false)];
  useCompleteCurve();
  const { model, live, priceKey } = usePortfolio(book, range);
  if (model.kind === 'failed') {
    return (
      <>
        <NoticeLine more={notices} />
        <OverviewHead ledger={ledger} model={null} />
        <LedgerFailed error={model.error} />
      </>
    );
  }
  const portfolio = model.kind === 'ready' ? model.value : null;
  return (
    <>
      <NoticeLine more={notices} />
      <OverviewHead ledger={ledger} model={portfolio} />
      <InNextTask>
        <div className={GRID}>
          <div className={COLUMN}>
            {portfolio === null ? (
              <WaitingCard rows={5} className={VALUE_HEIGHT} />
            ) : (
              <InTurn waiting={<WaitingCard rows={5} className={VALUE_HEIGHT} />}>
                <ValueCard model={portfolio} range={range} onRange={setRange} onWhy={why.openHolding} />
              </InTurn>
            )}
            <InTurn waiting={<WaitingCard rows={0} className={FIGURES_HEIGHT} />}>
              <KeyFigures counts={counts} model={portfolio} onWhy={why.openHolding} />
            </InTurn>
            {portfolio === null ? (
              <WaitingCard rows={6} />
            ) : (
              <InTurn waiting={<WaitingCard rows={6} />}>
                <AssetsCard book={ledger.book} assets={portfolio.assets} onOpen={why.openAsset} />
              </InTurn>
            )}
            <InTurn>
              <RecentCard book={book} />
            </InTurn>
          </div>
          <div className={COLUMN}>
            <OverviewRail ledger={ledger} portfolio={portfolio} why={why} />
          </div>
        </div>
      </InNextTask>
      {portfolio !== null && <HoldingsExplain {...{ book, live, priceKey, why }} model={portfolio} />}
    </>
  );
}

/** Four figures in a strip: entries, assets, open result, realised result. */
interface KeyFiguresProps {
  readonly counts: BookCounts;
  /** null: still being computed. */
  readonly model: Pick<PortfolioModel, 'totals' | 'assets' | 'wallets'> | null;
  readonly onWhy: (figure: HoldingFigure) => void;
}

function KeyFigures({ counts, model, onWhy }: KeyFiguresProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const totals = model?.totals ?? null;
  const ratio = totals?.unrealisedRatio;
  const pending = totals?.pending ?? 0;
  const coins = totals?.withoutCost;
  const withoutCost = coins && t('unrealised.without', { coins: coins.join(', ') });
  /** undefined: still being computed. */
  const result = (value: string | null | undefined, figure: HoldingFigure) =>
    value === undefined ? (
      <Skeleton className="h-6 w-24" />
    ) : (
      <Money value={value} sign="always" missing={t('realised.unknown')} onWhy={() => onWhy(figure)} />
    );
  const stats = [
    {
      id: 'events',
      label: t('transactions'),
      value: formatCount(counts.events, locale),
      note: t('open', { count: counts.review }),
    },
    {
      id: 'assets',
      label: t('assets'),
      value: model === null ? <Skeleton className="h-6 w-12" /> : formatCount(model.assets.length, locale),
      note: model === null ? undefined : t('wallets', { count: model.wallets.length }),
    },
    {
      id: 'unrealised',
      label: t('unrealised'),
      value: result(totals === null ? undefined : (totals.unrealised ?? null), 'own.open'),
      note: withoutCost ?? (ratio && t('unrealised.note', { ratio: formatPercent(ratio, locale, { sign: 'always' }) })),
    },
    {
      id: 'realised',
      label: t('realised'),
      value: result(totals === null ? undefined : (totals.realised ?? null), 'own.done'),
      note: pending > 0 ? t('realised.pending', { count: pending }) : t('realised.note'),
    },
  ];
  return <StatStrip stats={stats} />;
}

/** The hero figure: what everything is worth now, how it moved since yesterday, and the curve with the cost basis. */
interface ValueCardProps {
  readonly model: PortfolioModel;
  readonly range: PortfolioRange;
  readonly onRange: (range: PortfolioRange) => void;
  readonly onWhy: (figure: HoldingFigure) => void;
}

const ValueCard = memo(function ValueCard({ model, range, onRange, onWhy }: ValueCardProps) {
  const t = useStrings(dashboardStrings);
  return (
    <Card>
      <CardBody>
        <h2 className="text-base font-semibold tracking-[-.009em]">{t('total')}</h2>
        <TotalLine totals={model.totals} onWhy={onWhy} />
        <Outage />
        <div className="mt-4">
          <InTurn waiting={<div className="h-70" />}>
            <ValueCurve {...model} range={range} onRange={onRange} />
          </InTurn>
        </div>
      </CardBody>
    </Card>
  );
});

function TotalLine({ totals, onWhy }: Pick<PortfolioModel, 'totals'> & Pick<ValueCardProps, 'onWhy'>) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const { value, dayChange, unpriced } = totals;
  if (value === undefined) return <p className="mt-1 text-sm text-ink-2">{t('total.none')}</p>;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5" data-figure="total">
        <Money value={value} hero onWhy={() => onWhy('own.value')} />
        {dayChange && (
          <span className="text-sm text-ink-2">
            <Money value={dayChange.value} sign="always" onWhy={() => onWhy('own.day')} whySign={false} /> (
            <PercentText ratio={dayChange.ratio} decimals={2} change />){' '}
            {t('day', { day: formatDay(dayChange.since, locale) })}
          </span>
        )}
      </p>
      {unpriced.length > 0 && (
        <p className="mt-1 text-xs text-review">
          {t('total.unpriced', { count: unpriced.length, names: unpriced.join(', ') })}
        </p>
      )}
      <MissingCoins coins={totals.missing} className="mt-1 text-xs" />
      <PriceDoubts doubts={totals.doubts} className="mt-1 text-xs" />
    </>
  );
}

/** When sources fail the figures stay as they are; this line says so. */
function Outage() {
  const t = useStrings(pricesStrings);
  const { last } = useObservable(usePriceTracker().state);
  const words = last === null ? null : outageWords(last, t);
  if (words === null) return null;
  return (
    <Callout tone="stale" size="line" className="mt-2.5">
      {words}
    </Callout>
  );
}
