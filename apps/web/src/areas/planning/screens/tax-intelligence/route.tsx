/** The tax radar: limits, sale, sweet spots, calendar and quick wins, all from the ledger and dated prices. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import type { LivePriceMap } from '../../../../platform/ledger/price-types.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { Card, CardBody, TitledCard } from '../../../../ui/card.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { EmptyState, FailedState } from '../../../../ui/empty-state.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { Money } from '../../../../ui/money.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { disclaimerStrings } from '../../../legal/disclaimer-strings.ts';
import { useLivePrices } from '../../../prices/use-live-prices.ts';
import { useShownYear, useSureCoins } from '../../../tax/year-range.tsx';
import { LawBasis, OpenYear, PlanBasisLine } from '../../parts/plan-basis-line.tsx';
import { SaleDrawer } from '../../parts/sale-drawer.tsx';
import type { QuickWin, Radar } from '../../planning-types.ts';
import { CalendarCard } from './components/calendar-card.tsx';
import { CockpitCard } from './components/cockpit-card.tsx';
import { SaleWidget } from './components/sale-widget.tsx';
import { SpotsCard } from './components/spots-card.tsx';
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
  const isCertain = useShownYear(book, radar.cockpit.year.year).kind === 'certain';
  const isSure = useSureCoins(book);
  // Using up the limit needs to know where the year stands, waiting for a day which lots are there.
  const isHeld = (win: QuickWin) => (win.kind === 'wait' ? isSure(win.asset) : isCertain);
  return (
    <div className="@container grid gap-4">
      <OpenYear book={book} year={radar.cockpit.year.year} />
      <PlanBasisLine basis={radar} />
      <OverviewStrip radar={radar} isCertain={isCertain} onWhy={() => setWhy(true)} />
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
          <WinsCard wins={radar.wins.filter(isHeld)} isCertain={isCertain} />
          <SpotsCard spots={radar.spots} isSure={(asset) => isCertain && isSure(asset)} />
        </div>
      </div>
      <CalendarCard book={book} days={radar.calendar} today={radar.today} isSure={isSure} />
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

/** Value, the tax lying in it, and what patience saves. */
interface OverviewStripProps {
  readonly radar: Radar;
  readonly isCertain: boolean;
  /** Opens the sale of everything, lot by lot. */
  readonly onWhy: () => void;
}

function OverviewStrip({ radar, isCertain, onWhy }: OverviewStripProps) {
  const t = useStrings(taxIntelligenceStrings);
  const saved = radar.taxNow.startsWith('-') ? '0.00' : radar.taxNow;
  return (
    <StatStrip
      stats={[
        {
          id: 'value',
          // What a sale is not planned of is in the total of the other screens.
          label: t(radar.leftOut.length > 0 ? 'value.proven' : 'value'),
          value: <Money value={radar.value} />,
          note: radar.unpriced.length > 0 ? t('unpriced', { names: radar.unpriced.join(', ') }) : undefined,
        },
        {
          id: 'tax',
          label: t('taxNow'),
          value: <Money value={radar.taxNow} whole onWhy={onWhy} />,
          note: t(isCertain ? 'taxNow.note' : 'taxNow.open'),
        },
        {
          id: 'saved',
          label: t('waiting'),
          value: <Money value={saved} whole />,
          note: t(isCertain ? 'waiting.note' : 'taxNow.open'),
        },
      ]}
    />
  );
}

/** What can be done now, ranked by its effect in euro; or that there is nothing to do. */
const SHOWN = 6;

interface WinsCardProps {
  readonly wins: readonly QuickWin[];
  readonly isCertain: boolean;
}

function WinsCard({ wins, isCertain }: WinsCardProps) {
  const t = useStrings(taxIntelligenceStrings);
  return (
    <TitledCard title={t('wins')} note={t('wins.line')}>
      {!isCertain && <p className="mb-2 text-sm text-review">{t('wins.open')}</p>}
      {wins.length === 0 ? (
        isCertain && (
          <EmptyState title={t('wins.none')} drawing="check">
            {t('wins.none.line')}
          </EmptyState>
        )
      ) : (
        <ol className="divide-y divide-line">
          {wins.slice(0, SHOWN).map((win) => (
            <Win key={JSON.stringify(win)} win={win} />
          ))}
        </ol>
      )}
    </TitledCard>
  );
}

function Win({ win }: { readonly win: QuickWin }) {
  const t = useStrings(taxIntelligenceStrings);
  const { title, line } = useWinWords(win);
  const to = win.kind === 'harvest' ? '/tax-loss-harvesting' : '/what-if-enhanced';
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-xs text-ink-2">{line}</span>
        <Link to={to} className={linkClass()}>
          {win.kind === 'harvest' ? t('win.toHarvest') : t('win.toSale')}
        </Link>
      </span>
      <Money value={win.effect} sign="always" className="font-semibold" />
    </li>
  );
}

function useWinWords(win: QuickWin): { readonly title: string; readonly line: string } {
  const t = useStrings(taxIntelligenceStrings);
  const locale = useLocale();
  const euro = useEuro();
  switch (win.kind) {
    case 'harvest':
      return {
        title: t('win.harvest', { names: win.assets.join(', ') }),
        line: t('win.harvest.line', { loss: euro(win.loss) }),
      };
    case 'wait':
      return {
        title: t('win.wait', { asset: win.asset, day: formatDay(win.day, locale) }),
        line:
          win.first === win.day
            ? t('win.wait.line', { count: win.daysLeft, value: euro(win.value) })
            : t('win.wait.many', { first: formatDay(win.first, locale), days: win.daysLeft, value: euro(win.value) }),
      };
    case 'use-limit':
      return { title: t('win.use-limit'), line: t('win.use-limit.line', { gain: euro(win.gain) }) };
  }
}
