/** The tax radar: limits, sale, sweet spots, calendar and quick wins, all from the ledger and dated prices. */
import type { Book } from '@cryptax/store';
import { useLocale } from '../../lib/i18n/locale.tsx';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { LedgerFailed } from '../../lib/ledger/ledger-failed.tsx';
import { useAnswer } from '../../lib/ledger/use-ledger.tsx';
import { FeatureGate } from '../../lib/plan/feature-gate.tsx';
import { LawBasis } from '../../lib/planning/law-basis.tsx';
import { planningStrings } from '../../lib/planning/strings.ts';
import { useLivePrices } from '../../lib/prices/use-live-prices.ts';
import { LedgerScreen } from '../../lib/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { useProfileMark } from '../../lib/tax-profile/use-profile.ts';
import { Card, CardBody } from '../../ui/card.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { CalendarCard } from './components/calendar-card.tsx';
import { CockpitCard } from './components/cockpit-card.tsx';
import { OverviewStrip } from './components/overview-strip.tsx';
import { SaleWidget } from './components/sale-widget.tsx';
import { SpotsCard } from './components/spots-card.tsx';
import { WinsCard } from './components/wins-card.tsx';
import { taxIntelligenceStrings } from './strings.ts';

export function TaxIntelligenceScreen() {
  const t = useStrings(taxIntelligenceStrings);
  return (
    <LedgerScreen context={t('context.plain')} intro={t('intro')}>
      {(ledger) => <RadarPage key={ledger.book} book={ledger.book} isDemo={ledger.isDemo} />}
    </LedgerScreen>
  );
}

function RadarPage({ book, isDemo }: { readonly book: Book; readonly isDemo: boolean }) {
  const t = useStrings(taxIntelligenceStrings);
  const p = useStrings(planningStrings);
  const title = useScreenTitle();
  const locale = useLocale();
  const live = useLivePrices();
  const key = JSON.stringify([book, live, useProfileMark()]);
  const answer = useAnswer(`radar ${key}`, (api) => api.radar(book, { typed: {}, live }));
  if (answer.kind === 'failed') return <LedgerFailed error={answer.error} />;
  if (answer.kind === 'loading') {
    return (
      <>
        <PageHeader title={title} context={t('context.plain')} />
        <Card>
          <CardBody>
            <SkeletonCard />
          </CardBody>
        </Card>
      </>
    );
  }
  const radar = answer.value;
  return (
    <>
      <PageHeader title={title} context={t('context', { day: formatDay(radar.today, locale) })} />
      <div className="grid gap-4">
        <OverviewStrip radar={radar} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            <CockpitCard cockpit={radar.cockpit} book={book} />
            <div>
              <FeatureGate feature="what-if" isDemo={isDemo}>
                <SaleWidget book={book} />
              </FeatureGate>
            </div>
          </div>
          <div className="grid min-w-0 gap-4">
            <WinsCard wins={radar.wins} />
            <SpotsCard spots={radar.spots} />
          </div>
        </div>
        <CalendarCard days={radar.calendar} today={radar.today} />
        <LawBasis year={radar.cockpit.year} />
        <p className="text-xs text-ink-3">{p('disclaimer')}</p>
      </div>
    </>
  );
}
