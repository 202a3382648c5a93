/** The what-if simulator with the comparison of strategies, for the sale as a whole and position by position. */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SaleBench } from '../../parts/sale-bench.tsx';
import { useSale } from '../../use-sale.ts';
import { PositionComparisonCard } from './components/position-comparison-card.tsx';
import { whatIfStrings } from './strings.ts';

/** Specified sale on opening. */
const DEFAULT_SALE = '7900';

export function WhatIfScreen() {
  const t = useStrings(whatIfStrings);
  const title = useScreenTitle();
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {(ledger) => (
        <>
          <PageHeader title={title} context={t('context')} />
          <FeatureGate feature="what-if" isDemo={ledger.isDemo}>
            <WhatIf key={ledger.book} book={ledger.book} />
          </FeatureGate>
        </>
      )}
    </LedgerScreen>
  );
}

function WhatIf({ book }: { readonly book: Book }) {
  const sale = useSale(book, DEFAULT_SALE);
  return (
    <SaleBench sale={sale}>
      {sale.setup !== null && <PositionComparisonCard book={book} setup={sale.setup} />}
    </SaleBench>
  );
}
