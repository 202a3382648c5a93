/** The rail of the overview: the tax year, what waits for the user, what becomes free next, prices, connections, facts. */

import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useTaxYear } from '../../../../../platform/tax-year/tax-year.ts';
import { InTurn } from '../../../../../ui/in-turn.tsx';
import { WaitingCard } from '../../../../../ui/waiting-card.tsx';
import type { HoldingsWhy } from '../../../explain/use-holdings-why.ts';
import type { PortfolioModel } from '../../../portfolio-types.ts';
import { yearRow } from '../model/overview-model.ts';
import { ConnectionsCard } from './connections-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { SoonFreeCard } from './soon-free-card.tsx';
import { StatsCard } from './stats-card.tsx';
import { TaxYearCard } from './tax-year-card.tsx';
import { TrackingCard } from './tracking-card.tsx';

export interface OverviewRailProps {
  readonly ledger: OpenLedger;
  /** null: still being computed. */
  readonly portfolio: PortfolioModel | null;
  readonly why: HoldingsWhy;
}

export function OverviewRail({ ledger, portfolio, why }: OverviewRailProps) {
  const { book, counts } = ledger;
  return (
    <>
      <YearCard ledger={ledger} portfolio={portfolio} why={why} />
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
    </>
  );
}

function YearCard({ ledger: { book, counts }, portfolio, why }: OverviewRailProps) {
  const { year } = useTaxYear();
  const summary = useAnswer(`summary ${book}`, (api) => api.summary(book));
  if (summary.kind === 'failed') return <LedgerFailed error={summary.error} />;
  if (summary.kind === 'loading') return <WaitingCard rows={5} />;
  return (
    <InTurn waiting={<WaitingCard rows={5} />}>
      <TaxYearCard
        year={year}
        assessed={yearRow(summary.value.years, year)}
        openReviews={counts.review}
        assets={portfolio?.assets ?? []}
        why={why}
      />
    </InTurn>
  );
}
