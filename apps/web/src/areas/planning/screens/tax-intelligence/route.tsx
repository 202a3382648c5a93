/** The tax radar: limits, sale, sweet spots, calendar and quick wins, all from the ledger and dated prices. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-error-words.tsx';
import type { LivePriceMap } from '../../../../platform/ledger/price-types.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { disclaimerStrings } from '../../../legal/disclaimer-strings.ts';
import { useLivePrices } from '../../../prices/use-live-prices.ts';
import { LawBasis } from '../../parts/law-basis.tsx';
import { SaleDrawer } from '../../parts/sale-drawer.tsx';
import type { Radar } from '../../planning-types.ts';
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
  const title = useScreenTitle();
  const locale = useLocale();
  const live = useLivePrices();
  const [round, setRound] = useState(0);
  const key = JSON.stringify([book, live, round]);
  const answer = useAnswer(`radar ${key}`, (api) => api.radar(book, { typed: {}, live }));
  if (answer.kind === 'ready') {
    return (
      <>
        <PageHeader title={title} context={t('context', { day: formatDay(answer.value.today, locale) })} />
        <RadarBoard book={book} isDemo={isDemo} radar={answer.value} live={live} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} context={t('context.plain')} />
      <Card>
        {answer.kind === 'failed' ? (
          <FailedState title={t('failed')} className="min-h-80" onRetry={() => setRound(round + 1)}>
            <LedgerErrorWords error={answer.error} />
          </FailedState>
        ) : (
          <CardBody>
            <SkeletonCard />
          </CardBody>
        )}
      </Card>
    </>
  );
}

interface RadarBoardProps {
  readonly book: Book;
  readonly isDemo: boolean;
  readonly radar: Radar;
  readonly live: LivePriceMap;
}

function RadarBoard({ book, isDemo, radar, live }: RadarBoardProps) {
  const disclaimer = useStrings(disclaimerStrings);
  const [isWhy, setWhy] = useState(false);
  return (
    <div className="@container grid gap-4">
      <OverviewStrip radar={radar} onWhy={() => setWhy(true)} />
      <div className="grid items-start gap-4 @3xl:grid-cols-2">
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
      <CalendarCard book={book} days={radar.calendar} today={radar.today} />
      <LawBasis year={radar.cockpit.year} />
      <p className="text-xs text-ink-3">{disclaimer('disclaimer')}</p>
      {isWhy && (
        <SaleDrawer
          book={book}
          amount={radar.value}
          setup={{ day: radar.today, assets: radar.assets, strategy: radar.method, typed: {}, live }}
          onClose={() => setWhy(false)}
        />
      )}
    </div>
  );
}
