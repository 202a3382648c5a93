/** Methods side by side for the chosen tax year, with what each is worth before the tax office. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, TitledCard } from '../../../../ui/card.tsx';
import { cx, linkClass } from '../../../../ui/class-names.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Money } from '../../../../ui/money.tsx';
import { SkeletonCard, WaitingCard } from '../../../../ui/skeleton.tsx';
import { PartsContent, PartsDrawer } from '../../parts/parts-drawer.tsx';
import { LawBasis, OpenYear } from '../../parts/plan-basis-line.tsx';
import { Claim, usePlanClaims } from '../../parts/plan-claims.tsx';
import { SaleBench } from '../../parts/sale-bench.tsx';
import { planningStrings } from '../../parts/strings.ts';
import type { MethodYear } from '../../planning-types.ts';
import { useSale } from '../../use-sale.ts';
import { CoinTable } from './components/coin-table.tsx';
import { MethodTable } from './components/method-table.tsx';
import { strategiesStrings } from './strings.ts';

export function StrategiesScreen() {
  const t = useStrings(strategiesStrings);
  const { year } = useTaxYear();
  return (
    <LedgerScreen context={t('context', { year })} intro={t('intro')}>
      {(ledger) => (
        <>
          <ScreenHeader
            context={t('context', { year })}
            actions={
              <>
                <Link {...toSettings('tax')} className={buttonClass({ variant: 'quiet' })}>
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
  const { isCertain } = usePlanClaims(book);
  const isFinal = isCertain(year);
  const answer = useAnswer(`method years ${book} ${year}`, (api) => api.methodYears(book, year));
  if (answer.kind === 'failed') return <LedgerFailed error={answer.error} />;
  if (answer.kind === 'loading') {
    // As high as the page, for what stands below would move away from under a click.
    return (
      <div className="min-h-svh">
        <WaitingCard rows={9} />
      </div>
    );
  }
  const [fifo] = answer.value;
  const incomplete = Math.max(0, ...answer.value.map((row) => row.incomplete));
  if (fifo === undefined || (fifo.disposals === 0 && fifo.incomplete === 0)) {
    return (
      <Card>
        <EmptyState title={t('none', { year })} drawing="chart" className="min-h-60" />
      </Card>
    );
  }
  return (
    <div className="grid gap-4">
      <OpenYear book={book} year={year} />
      {incomplete > 0 && (
        <Callout
          tone="review"
          action={
            <Link to="/transactions" search={{ view: 'review' }} className={linkClass()}>
              {t('fix')}
            </Link>
          }
        >
          {t('incomplete', { count: incomplete })}
        </Callout>
      )}
      <MethodCards rows={answer.value} isFinal={isFinal} onOpen={setOpen} />
      <MethodTable rows={answer.value} year={year} isFinal={isFinal} onOpen={setOpen} />
      <CoinTable rows={answer.value} isFinal={isFinal} />
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

/** One card per method: what it is, its standing before the tax office, the tax of the year with it. */
interface MethodCardsProps {
  readonly rows: readonly MethodYear[];
  /** No open answer can move the year. */
  readonly isFinal: boolean;
  readonly onOpen: (row: MethodYear) => void;
}

function MethodCards({ rows, isFinal, onOpen }: MethodCardsProps) {
  const t = useStrings(strategiesStrings);
  const p = useStrings(planningStrings);
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
      {rows.map((row) => (
        <li key={row.method}>
          <TitledCard
            className={cx('h-full', row.isOptimal && isFinal && 'border-accent shadow-[inset_0_0_0_1px_var(--accent)]')}
            title={p(`name.${row.method}`)}
            note={p(`way.${row.method}`)}
            actions={
              row.isOptimal && (
                <Claim tone="plan" holds={isFinal}>
                  {t('optimal')}
                </Claim>
              )
            }
          >
            <p>
              <Money value={row.tax} whole className="text-2xl font-semibold" onWhy={() => onOpen(row)} />
              <span className="ml-1.5 text-xs text-ink-3">{isFinal ? t('tax') : `${t('tax')}, ${p('booked')}`}</span>
            </p>
            <p className="mt-2 text-sm text-ink-2">{t(`is.${row.method}`)}</p>
            <p className="mt-2.5 flex flex-wrap items-center gap-2 text-2xs text-ink-3">
              <Badge tone={row.status === 'accepted' ? 'gain' : 'neutral'}>{t(row.status)}</Badge>
              {t(`ref.${row.method}`)}
            </p>
          </TitledCard>
        </li>
      ))}
    </ul>
  );
}

/** "Why?" of a year under one method: from the results to the tax, and every lot a sale used, with both entries. */
interface MethodDrawerProps {
  readonly book: Book;
  readonly row: MethodYear;
  readonly onClose: () => void;
}

function MethodDrawer({ book, row, onClose }: MethodDrawerProps) {
  const t = useStrings(strategiesStrings);
  const p = useStrings(planningStrings);
  const { method, year, totalGain, taxFreeGain, taxableGain, tax } = row;
  const answer = useAnswer(`method parts ${book} ${year.year} ${method}`, (api) =>
    api.methodParts(book, year.year, method),
  );
  return (
    <PartsDrawer title={t('drawer', { method: p(`name.${method}`), year: year.year })} onClose={onClose}>
      {answer.kind === 'failed' && <LedgerFailed error={answer.error} />}
      {answer.kind === 'loading' && <SkeletonCard />}
      {answer.kind === 'ready' && (
        <PartsContent
          book={book}
          day={String(year.year)}
          parts={answer.value.parts}
          total={answer.value.total}
          note={row.status === 'planning' ? `${t('drawer.planning')} ${t('drawer.line')}` : t('drawer.line')}
          sums={[
            { id: 'total', term: t('total'), value: <Money value={totalGain} sign="always" /> },
            {
              id: 'free',
              term: taxFreeGain.startsWith('-') ? `${t('free')} (${t('freeLoss')})` : t('free'),
              value: <Money value={taxFreeGain} sign="always" />,
            },
            { id: 'inside', term: t('taxable'), value: <Money value={taxableGain} sign="always" />, total: true },
            { id: 'limit', term: p('result.limit'), value: <Money value={year.limit} /> },
            { id: 'carry', term: p('result.carryUsed'), value: <Money value={year.carryUsed} /> },
            { id: 'counted', term: t('taxed'), value: <Money value={year.taxable} /> },
            { id: 'tax', term: t('tax'), value: <Money value={tax} />, total: true },
          ]}
        />
      )}
    </PartsDrawer>
  );
}
