/** The overview once there is data: value and curve, key figures, assets, recent entries, and the rail beside them. */
import { useState } from 'react';
import { HoldingsExplain } from '../../../lib/explain/holdings/holdings-explain.tsx';
import { useHoldingsWhy } from '../../../lib/explain/holdings/use-holdings-why.ts';
import { LedgerFailed } from '../../../lib/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../lib/ledger/ledger-state.ts';
import type { PortfolioRange } from '../../../lib/ledger/portfolio-api.ts';
import { useAnswer } from '../../../lib/ledger/use-ledger.tsx';
import { NextStepCard } from '../../../lib/onboarding/next-step-card.tsx';
import { useCompleteCurve } from '../../../lib/portfolio/use-complete-curve.ts';
import { LiveOffCallout } from '../../../lib/prices/live-off-callout.tsx';
import { useCompletePrices } from '../../../lib/prices/use-complete-prices.ts';
import { useLivePricesOn } from '../../../lib/prices/use-live-prices.ts';
import { useTaxYear } from '../../../lib/tax-year/tax-year.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { InTurn } from '../../../ui/in-turn.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { yearRow } from '../model/overview-model.ts';
import { useDashboard } from '../use-dashboard.ts';
import { AssetsCard } from './assets-card.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OverviewHead } from './overview-head.tsx';
import { RecentCard } from './recent-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { SoonFreeCard } from './soon-free-card.tsx';
import { StatsCard } from './stats-card.tsx';
import { TaxYearCard } from './tax-year-card.tsx';
import { TrackingCard } from './tracking-card.tsx';
import { ValueCard } from './value-card.tsx';

/** While the drawer pushes the page there is no room for the rail beside the rest. */
const GRID =
  'grid gap-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_21rem] [:root[data-drawer-push]_&]:grid-cols-1';
const COLUMN = 'grid min-w-0 content-start gap-4';

export function Overview({ ledger }: { readonly ledger: OpenLedger }) {
  const { book, counts } = ledger;
  const { year } = useTaxYear();
  const [range, setRange] = useState<PortfolioRange>('year');
  const why = useHoldingsWhy();
  const isLive = useLivePricesOn();
  useCompletePrices();
  useCompleteCurve();
  const { model, live, priceKey } = useDashboard(book, range);
  const summary = useAnswer(`summary ${book}`, (api) => api.summary(book));
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
      <NextStepCard ledger={ledger} />
      {isLive === false && <LiveOffCallout className="mb-4" />}
      <div className={GRID}>
        <div className={COLUMN}>
          {portfolio === null ? (
            <Waiting rows={5} />
          ) : (
            <InTurn waiting={<Waiting rows={5} />}>
              <ValueCard model={portfolio} range={range} onRange={setRange} onWhy={why.openHolding} />
            </InTurn>
          )}
          <InTurn>
            <KeyFigures counts={counts} totals={portfolio?.totals ?? null} onWhy={why.openHolding} />
          </InTurn>
          {portfolio === null ? (
            <Waiting rows={6} />
          ) : (
            <InTurn waiting={<Waiting rows={6} />}>
              <AssetsCard assets={portfolio.assets} onOpen={why.openAsset} />
            </InTurn>
          )}
          <InTurn>
            <RecentCard book={book} />
          </InTurn>
        </div>
        <div className={COLUMN}>
          {summary.kind === 'ready' && (
            <InTurn>
              <TaxYearCard
                year={year}
                assessed={yearRow(summary.value.years, year)}
                openReviews={counts.review}
                assets={portfolio?.assets ?? []}
                why={why}
              />
            </InTurn>
          )}
          <InTurn>
            <ReviewCard book={book} count={counts.review} />
          </InTurn>
          {portfolio !== null && (
            <InTurn>
              <SoonFreeCard assets={portfolio.assets} today={portfolio.today} />
            </InTurn>
          )}
          <InTurn>
            <TrackingCard />
          </InTurn>
          <InTurn>
            <ConnectionsCard />
          </InTurn>
          <InTurn>
            <StatsCard ledger={ledger} assets={portfolio?.assets ?? []} />
          </InTurn>
        </div>
      </div>
      {portfolio !== null && <HoldingsExplain {...{ book, live, priceKey, why }} model={portfolio} />}
    </>
  );
}

function Waiting({ rows }: { readonly rows: number }) {
  return (
    <Card>
      <CardBody>
        <SkeletonCard rows={rows} />
      </CardBody>
    </Card>
  );
}
