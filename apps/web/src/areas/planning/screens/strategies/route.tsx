/** Methods side by side for the chosen tax year, with what each is worth before the tax office. */

import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { linkClass } from '../../../../ui/link-class.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { WaitingCard } from '../../../../ui/waiting-card.tsx';
import { LawBasis } from '../../parts/law-basis.tsx';
import { SaleBench } from '../../parts/sale-bench.tsx';
import type { MethodYear } from '../../planning-types.ts';
import { useSale } from '../../use-sale.ts';
import { CoinTable } from './components/coin-table.tsx';
import { MethodCards } from './components/method-cards.tsx';
import { MethodDrawer } from './components/method-drawer.tsx';
import { MethodTable } from './components/method-table.tsx';
import { strategiesStrings } from './strings.ts';

export function StrategiesScreen() {
  const t = useStrings(strategiesStrings);
  const title = useScreenTitle();
  const { year } = useTaxYear();
  return (
    <LedgerScreen context={t('context', { year })} intro={t('intro')}>
      {(ledger) => (
        <>
          <PageHeader
            title={title}
            context={t('context', { year })}
            actions={
              <>
                <Link to="/settings" className={buttonClass({ variant: 'quiet' })}>
                  {t('toSettings')}
                </Link>
                <Link to="/import" className={buttonClass({})}>
                  {t('toImport')}
                </Link>
                <Link to="/klaus-tax" className={buttonClass({ variant: 'primary' })}>
                  {t('toReport')}
                </Link>
              </>
            }
          />
          <FeatureGate feature="comparison" isDemo={ledger.isDemo}>
            <Strategies book={ledger.book} year={year} />
          </FeatureGate>
          <Simulator key={ledger.book} book={ledger.book} isDemo={ledger.isDemo} />
        </>
      )}
    </LedgerScreen>
  );
}

function Strategies({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(strategiesStrings);
  const [open, setOpen] = useState<MethodYear | null>(null);
  const answer = useAnswer(`method years ${book} ${year}`, (api) => api.methodYears(book, year));
  if (answer.kind === 'failed') return <LedgerFailed error={answer.error} />;
  if (answer.kind === 'loading') return <WaitingCard />;
  const [fifo] = answer.value;
  if (fifo === undefined || (fifo.disposals === 0 && fifo.incomplete === 0)) {
    return (
      <Card>
        <EmptyState title={t('none', { year })} drawing="chart" className="min-h-60" />
      </Card>
    );
  }
  return (
    <div className="grid gap-4">
      {fifo.incomplete > 0 && (
        <Callout
          tone="review"
          action={
            <Link to="/transactions" search={{ view: 'review' }} className={linkClass()}>
              {t('fix')}
            </Link>
          }
        >
          {t('incomplete', { count: fifo.incomplete })}
        </Callout>
      )}
      <MethodCards rows={answer.value} onOpen={setOpen} />
      <MethodTable rows={answer.value} year={year} onOpen={setOpen} />
      <CoinTable rows={answer.value} />
      <p className="text-xs text-ink-3">{t('lock')}</p>
      <LawBasis year={fifo.year} />
      {open && <MethodDrawer book={book} row={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Specified sale on opening. */
const DEFAULT_SALE = '7900';

/** The simulator stands here only where something is held. */
function Simulator({ book, isDemo }: { readonly book: Book; readonly isDemo: boolean }) {
  const t = useStrings(strategiesStrings);
  const sale = useSale(book, DEFAULT_SALE);
  if (sale.positions.kind === 'ready' && sale.positions.value.positions.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-xl font-semibold">{t('simulator')}</h2>
      <FeatureGate feature="what-if" isDemo={isDemo}>
        <SaleBench sale={sale} />
      </FeatureGate>
    </section>
  );
}
