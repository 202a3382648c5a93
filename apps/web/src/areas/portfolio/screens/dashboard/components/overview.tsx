/** The overview once there is data: value and curve, key figures, assets, recent entries, and the rail beside them. */
import { useState } from 'react';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { InNextTask } from '../../../../../ui/in-next-task.tsx';
import { InTurn } from '../../../../../ui/in-turn.tsx';
import { WaitingCard } from '../../../../../ui/waiting-card.tsx';
import { NextStepCard } from '../../../../learn/next-step-card.tsx';
import { LiveOffCallout } from '../../../../prices/live-off-callout.tsx';
import { useCompletePrices } from '../../../../prices/use-complete-prices.ts';
import { useLivePricesOn } from '../../../../prices/use-live-prices.ts';
import { HoldingsExplain } from '../../../explain/holdings-explain.tsx';
import { useHoldingsWhy } from '../../../explain/use-holdings-why.ts';
import { useCompleteCurve } from '../../../parts/use-complete-curve.ts';
import { usePortfolio } from '../../../parts/use-portfolio.ts';
import type { PortfolioRange } from '../../../portfolio-types.ts';
import { AssetsCard } from './assets-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OverviewHead } from './overview-head.tsx';
import { OverviewRail } from './overview-rail.tsx';
import { RecentCard } from './recent-card.tsx';
import { ValueCard } from './value-card.tsx';

/** While the drawer pushes the page there is no room for the rail beside the rest. */
const GRID =
  'grid gap-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_21rem] [:root[data-drawer-push]_&]:grid-cols-1';
const COLUMN = 'grid min-w-0 content-start gap-4';

export function Overview({ ledger }: { readonly ledger: OpenLedger }) {
  const { book, counts } = ledger;
  const [range, setRange] = useState<PortfolioRange>('year');
  const why = useHoldingsWhy();
  const isLive = useLivePricesOn();
  useCompletePrices();
  useCompleteCurve();
  const { model, live, priceKey } = usePortfolio(book, range);
  if (model.kind === 'failed') {
    return (
      <>
        <OverviewHead ledger={ledger} model={null} />
        <LedgerFailed error={model.error} />
      </>
    );
  }
  const portfolio = model.kind === 'ready' ? model.value : null;
  return (
    <>
      <OverviewHead ledger={ledger} model={portfolio} />
      <InNextTask>
        <NextStepCard ledger={ledger} />
        {isLive === false && <LiveOffCallout className="mb-4" />}
        <div className={GRID}>
          <div className={COLUMN}>
            {portfolio === null ? (
              <WaitingCard rows={5} />
            ) : (
              <InTurn waiting={<WaitingCard rows={5} />}>
                <ValueCard model={portfolio} range={range} onRange={setRange} onWhy={why.openHolding} />
              </InTurn>
            )}
            <InTurn>
              <KeyFigures counts={counts} totals={portfolio?.totals ?? null} onWhy={why.openHolding} />
            </InTurn>
            {portfolio === null ? (
              <WaitingCard rows={6} />
            ) : (
              <InTurn waiting={<WaitingCard rows={6} />}>
                <AssetsCard assets={portfolio.assets} onOpen={why.openAsset} />
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
