/** The unified simulator: sale, multi-year plan, repurchase check and batch over one set of positions and prices. */
import type { Book } from '@cryptax/store';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { SaleBench } from '../../parts/sale-bench.tsx';
import { planningStrings } from '../../parts/strings.ts';
import type { PlanPositions } from '../../planning-types.ts';
import { useSale } from '../../use-sale.ts';
import { BatchPanel } from './components/batch-panel.tsx';
import { OptimiserPanel } from './components/optimiser-panel.tsx';
import { RepurchasePanel } from './components/repurchase-panel.tsx';
import { simulatorStrings } from './strings.ts';

/** Specified sale on opening. */
const DEFAULT_SALE = '15000';

export function SimulatorScreen() {
  const t = useStrings(simulatorStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {(ledger) => (
        <>
          <ScreenHeader context={t('context')} />
          <FeatureGate feature="what-if" isDemo={ledger.isDemo}>
            <Simulator key={ledger.book} book={ledger.book} isDemo={ledger.isDemo} />
          </FeatureGate>
        </>
      )}
    </LedgerScreen>
  );
}

function Simulator({ book, isDemo }: { readonly book: Book; readonly isDemo: boolean }) {
  const sale = useSale(book, DEFAULT_SALE);
  const { setup, positions } = sale;
  return (
    <>
      {positions.kind === 'ready' && <SourceLine positions={positions.value} isDemo={isDemo} />}
      <SaleBench sale={sale} hasViews>
        {setup !== null && positions.kind === 'ready' && (
          <>
            <OptimiserPanel book={book} setup={setup} positions={positions.value} />
            <BatchPanel book={book} setup={setup} positions={positions.value} />
          </>
        )}
        <RepurchasePanel book={book} />
      </SaleBench>
    </>
  );
}

/** Where the figures come from: whose data, how much of it, which prices. */
function SourceLine({ positions, isDemo }: { readonly positions: PlanPositions; readonly isDemo: boolean }) {
  const t = useStrings(simulatorStrings);
  const p = useStrings(planningStrings);
  const locale = useLocale();
  const origins = positions.positions.flatMap(({ origin }) => (origin === null ? [] : [origin]));
  const newest = origins
    .map(({ time }) => time.slice(0, 10))
    .sort()
    .at(-1);
  const words = origins.some(({ kind }) => kind === 'live')
    ? t('source.live')
    : newest === undefined
      ? t('source.none')
      : t('source.days', { day: formatDay(newest, locale) });
  return (
    <p className="num -mt-1.5 mb-3.5 flex flex-wrap items-center gap-2 text-xs text-ink-2">
      <Badge tone={isDemo ? 'demo' : 'gain'}>{isDemo ? p('source.demo') : p('source.own')}</Badge>
      {p('source', { events: positions.events, positions: positions.positions.length })}
      <span aria-hidden="true">·</span>
      {t('source.prices', { words })}
    </p>
  );
}
