/** The page once there is data: head with its actions, key figures, and one of four views. */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Tabs } from '../../../../../ui/tabs.tsx';
import { WaitingCard } from '../../../../../ui/waiting-card.tsx';
import { HoldingsExplain } from '../../../explain/holdings-explain.tsx';
import { type HoldingsWhy, useHoldingsWhy } from '../../../explain/use-holdings-why.ts';
import { useCompleteCurve } from '../../../parts/use-complete-curve.ts';
import { type PortfolioData, usePortfolio } from '../../../parts/use-portfolio.ts';
import type { PortfolioModel } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';
import { type PortfolioView, usePortfolioView } from '../use-portfolio-view.ts';
import { useTargetWeights } from '../use-target-weights.ts';
import { AnalysisTab } from './analysis-tab.tsx';
import { HoldingsTab } from './holdings-tab.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LotsTab } from './lots-tab.tsx';
import { PageHead } from './page-head.tsx';
import { RebalanceTab } from './rebalance-tab.tsx';

export function PortfolioPage({ book }: { readonly book: Book }) {
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
            content: <HoldingsTab model={model} range={view.range} onRange={view.onRange} onAsset={why.openAsset} />,
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
