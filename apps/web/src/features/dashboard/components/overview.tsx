/** The overview once there is data: key figures, holdings by asset, the tax year with its limit. */
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { LedgerFailed } from '../../../lib/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../lib/ledger/ledger-state.ts';
import { useAnswer } from '../../../lib/ledger/use-ledger.tsx';
import { useTaxYear } from '../../../lib/tax-year/tax-year.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { StatStrip } from '../../../ui/stat-strip.tsx';
import { assetRows, yearRow } from '../overview-model.ts';
import { dashboardStrings } from '../strings.ts';
import { HoldingsCard } from './holdings-card.tsx';
import { TaxYearCard } from './tax-year-card.tsx';

export function Overview({ ledger }: { readonly ledger: OpenLedger }) {
  const t = useStrings(dashboardStrings);
  const { year } = useTaxYear();
  const summary = useAnswer(`summary ${ledger.book}`, (api) => api.summary(ledger.book));
  if (summary.kind === 'failed') return <LedgerFailed error={summary.error} />;
  const { counts } = ledger;
  const stats = [
    {
      id: 'events',
      label: t('transactions'),
      value: counts.events,
      note: t('open', { count: counts.review }),
    },
    { id: 'assets', label: t('assets'), value: counts.assets, note: t('wallets', { count: counts.wallets }) },
    { id: 'imports', label: t('imports'), value: counts.imports, note: t('sources', { count: counts.sources }) },
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 content-start gap-4">
        <StatStrip stats={stats} />
        {summary.kind === 'loading' ? (
          <Card>
            <CardBody>
              <SkeletonCard rows={6} />
            </CardBody>
          </Card>
        ) : (
          <HoldingsCard rows={assetRows(summary.value.holdings)} />
        )}
      </div>
      {summary.kind === 'ready' && (
        <TaxYearCard year={year} assessed={yearRow(summary.value.years, year)} openReviews={counts.review} />
      )}
    </div>
  );
}
