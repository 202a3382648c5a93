/** The unified simulator: sale, multi-year plan, repurchase check and batch over one set of positions and prices. */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SaleBench } from '../../parts/sale-bench.tsx';
import { useSale } from '../../use-sale.ts';
import { BatchPanel } from './components/batch-panel.tsx';
import { OptimiserPanel } from './components/optimiser-panel.tsx';
import { RepurchasePanel } from './components/repurchase-panel.tsx';
import { SourceLine } from './components/source-line.tsx';
import { simulatorStrings } from './strings.ts';

/** Specified sale on opening. */
const DEFAULT_SALE = '15000';

export function SimulatorScreen() {
  const t = useStrings(simulatorStrings);
  const title = useScreenTitle();
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {(ledger) => (
        <>
          <PageHeader title={title} context={t('context')} />
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
