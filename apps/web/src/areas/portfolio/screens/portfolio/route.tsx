/** The portfolio: what is held, in which lots, how it did, and what a regrouping would cost. */
import type { Book } from '@cryptax/store';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { WaitingCard } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { HoldingsExplain, type HoldingsWhy, useHoldingsWhy } from '../../explain/holdings-explain.tsx';
import { type PortfolioData, useCompleteCurve, usePortfolio } from '../../parts/use-portfolio.ts';
import type { PortfolioModel, PortfolioRange } from '../../portfolio-types.ts';
import { AnalysisTab } from './components/analysis-tab.tsx';
import { HoldingsTab } from './components/holdings-tab.tsx';
import { KeyFigures } from './components/key-figures.tsx';
import { LotsTab } from './components/lots-tab.tsx';
import { PageHead } from './components/page-head.tsx';
import { RebalanceTab } from './components/rebalance-tab.tsx';
import { useTargetWeights } from './model/weights.ts';
import { portfolioStrings } from './strings.ts';

export function PortfolioScreen() {
  const t = useStrings(portfolioStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => <PortfolioPage key={book} book={book} />}
    </LedgerScreen>
  );
}

/** The page once there is data: head with its actions, key figures, and one of four views. */
function PortfolioPage({ book }: { readonly book: Book }) {
  const view = usePortfolioView();
  const data = usePortfolio(book, view.range);
  const why = useHoldingsWhy();
  useCompleteCurve();
  const { model, live, priceKey } = data;
  if (model.kind === 'failed') return <LedgerFailed error={model.error} />;
  return (
    <>
      <PageHead
        book={book}
        model={model.kind === 'ready' ? model.value : null}
        live={live}
        onSimulate={() => view.onTab('rebalance')}
      />
      {model.kind === 'loading' ? (
        <WaitingCard rows={8} />
      ) : (
        <>
          <Content book={book} model={model.value} view={view} data={data} why={why} />
          <HoldingsExplain {...{ book, live, priceKey, why }} model={model.value} />
        </>
      )}
    </>
  );
}

interface ContentProps {
  readonly book: Book;
  readonly model: PortfolioModel;
  readonly view: PortfolioView;
  readonly data: PortfolioData;
  readonly why: HoldingsWhy;
}

function Content({ book, model, view, data, why }: ContentProps) {
  const t = useStrings(portfolioStrings);
  const { unpriced } = model.totals;
  // Kept here, so that a look at another view loses nothing that was typed.
  const target = useTargetWeights(model.assets);
  return (
    <>
      <KeyFigures model={model} onWhy={why.openHolding} />
      {unpriced.length > 0 && (
        <Callout tone="review" className="mt-4">
          {t('unpriced', { count: unpriced.length, assets: unpriced.join(', ') })}
        </Callout>
      )}
      <Tabs
        className="mt-5"
        label={t('views')}
        value={view.tab}
        onValueChange={view.onTab}
        items={[
          {
            value: 'holdings',
            label: t('tab.holdings'),
            content: (
              <HoldingsTab
                book={book}
                model={model}
                range={view.range}
                onRange={view.onRange}
                onAsset={why.openAsset}
              />
            ),
          },
          {
            value: 'lots',
            label: t('tab.lots'),
            content: <LotsTab book={book} model={model} data={data} onLot={why.openLot} />,
          },
          {
            value: 'analysis',
            label: t('tab.analysis'),
            content: <AnalysisTab model={model} range={view.range} onRange={view.onRange} onWhy={why.openTax} />,
          },
          {
            value: 'rebalance',
            label: t('tab.rebalance'),
            content: <RebalanceTab {...{ book, model, data, target }} />,
          },
        ]}
      />
    </>
  );
}

/** What of the portfolio the address decides: view and range. */
const PORTFOLIO_TABS = ['holdings', 'lots', 'analysis', 'rebalance'] as const;
type PortfolioTab = (typeof PORTFOLIO_TABS)[number];

interface PortfolioView {
  readonly tab: PortfolioTab;
  readonly range: PortfolioRange;
  readonly onTab: (tab: PortfolioTab) => void;
  readonly onRange: (range: PortfolioRange) => void;
}

/** A year says most: shorter windows have few prices, longer ones hide what happens now. */
const FIRST_RANGE: PortfolioRange = 'year';

function usePortfolioView(): PortfolioView {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = PORTFOLIO_TABS.find((name) => name === search.tab) ?? 'holdings';
  return {
    tab,
    range: search.range ?? FIRST_RANGE,
    onTab: (next) =>
      void navigate({ to: '/portfolio', search: (old) => ({ ...old, tab: next === 'holdings' ? undefined : next }) }),
    onRange: (next) =>
      void navigate({
        to: '/portfolio',
        search: (old) => ({ ...old, range: next === FIRST_RANGE ? undefined : next }),
        replace: true,
      }),
  };
}
