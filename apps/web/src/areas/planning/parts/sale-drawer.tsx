/** "Why?" of a simulated sale: from its proceeds to the tax, computed again by the engine, with every lot. */

import type { Book } from '@cryptax/store';
import { difference } from '../../../platform/difference.ts';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import type { Description } from '../../../ui/description-list.tsx';
import { Money } from '../../../ui/money.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import type { SaleParts, SaleSetup, StrategyResult } from '../planning-types.ts';
import { EnterSales } from './enter-sales.tsx';
import { PartsContent, PartsDrawer } from './parts-drawer.tsx';
import { LawBasis } from './plan-basis-line.tsx';
import { planningStrings } from './strings.ts';

export interface SaleDrawerProps {
  readonly book: Book;
  readonly setup: SaleSetup;
  readonly amount: string;
  readonly onClose: () => void;
}

export function SaleDrawer({ book, setup, amount, onClose }: SaleDrawerProps) {
  const t = useStrings(planningStrings);
  const answer = useAnswer(`sale parts ${JSON.stringify(setup)} ${amount}`, (api) =>
    api.saleParts(book, setup, amount),
  );
  return (
    <PartsDrawer title={t('parts.title')} onClose={onClose}>
      {answer.kind === 'loading' && <SkeletonCard />}
      {answer.kind === 'failed' && <LedgerFailed error={answer.error} />}
      {answer.kind === 'ready' && <Parts {...{ book, setup, onClose }} found={answer.value} />}
    </PartsDrawer>
  );
}

type PartsProps = Pick<SaleDrawerProps, 'book' | 'setup' | 'onClose'> & { readonly found: SaleParts };

function Parts({ book, setup, found, onClose }: PartsProps) {
  const t = useStrings(planningStrings);
  const euro = useEuro();
  const { parts, total, engineNet, inForce, result } = found;
  const check = engineNet === null ? '' : t('parts.check', { net: euro(engineNet) });
  const methods = inForce.methods.map((method) => t(`name.${method}`)).join(', ');
  const words = { methods, tax: euro(inForce.tax) };
  const proof =
    result.basis === 'named-lots'
      ? t('parts.unproven', words)
      : result.basis === 'planning'
        ? t('parts.planning', words)
        : t('parts.inForce');
  return (
    <>
      <PartsContent
        {...{ book, parts, total, day: setup.day }}
        sums={useSaleSums(result)}
        note={`${check} ${proof}`.trim()}
      />
      {result.basis === 'named-lots' && parts.length === total && (
        <EnterSales {...{ book, parts, isToday: setup.day === found.today, onDone: onClose }} />
      )}
      <LawBasis year={result.year} className="mt-3 text-xs text-ink-3" />
    </>
  );
}

/** Proceeds less cost, what of it counts, and what it makes of the year. */
function useSaleSums({ proceeds, cost, gain, taxableGain, tax, year }: StrategyResult): readonly Description[] {
  const t = useStrings(planningStrings);
  const before = difference(year.net, taxableGain);
  return [
    { id: 'proceeds', term: t('result.proceeds'), value: <Money value={proceeds} /> },
    { id: 'cost', term: t('cost'), value: <Money value={`-${cost}`} /> },
    { id: 'gain', term: t('gain'), value: <Money value={gain} sign="always" />, total: true },
    { id: 'taxable', term: t('result.taxableGain'), value: <Money value={taxableGain} sign="always" /> },
    { id: 'before', term: t('result.before', { year: year.year }), value: <Money value={before} /> },
    { id: 'year', term: t('result.yearNet'), value: <Money value={year.net} />, total: true },
    { id: 'limit', term: t('result.limit'), value: <Money value={year.limit} /> },
    { id: 'carryUsed', term: t('result.carryUsed'), value: <Money value={year.carryUsed} /> },
    { id: 'counted', term: t('result.counted'), value: <Money value={year.taxable} /> },
    { id: 'tax', term: t('result.tax'), value: <Money value={tax} />, total: true },
  ];
}
