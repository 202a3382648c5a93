/** The same sale under six strategies as cards to choose from. OPTIMAL is the lowest tax, ties go to FIFO. */
import { memo, type ReactNode } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Money } from '../../../ui/money.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Strategy, StrategyResult } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export interface StrategyGridProps {
  readonly results: readonly StrategyResult[];
  readonly chosen: Strategy;
  readonly onChoose: (strategy: Strategy) => void;
}

const PLANNING: readonly Strategy[] = ['LIFO', 'HIFO', 'LOFO'];

export const StrategyGrid = memo(function StrategyGrid({ results, chosen, onChoose }: StrategyGridProps) {
  const t = useStrings(planningStrings);
  const smart = results.find(({ strategy }) => strategy === 'SMART');
  return (
    <section aria-labelledby="strategies-title">
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-3">
        <h2 id="strategies-title" className="text-lg font-semibold">
          {t('strategies')}
        </h2>
        <p className="text-xs text-ink-3">{t('strategies.note')}</p>
      </div>
      <RadioCards
        label={t('strategies')}
        value={chosen}
        onValueChange={onChoose}
        className="gap-3 @xl:grid-cols-2 @4xl:grid-cols-3"
        cards={results.map((result) => ({
          value: result.strategy,
          title: t(`name.${result.strategy}`),
          note: t(`way.${result.strategy}`),
          badge: <StrategyBadge result={result} />,
          children: <StrategyLines result={result} />,
        }))}
      />
      {smart !== undefined && (
        <p className="mt-2.5 text-xs text-ink-3">
          {t('smart.lots')}{' '}
          {smart.way !== undefined &&
            smart.way !== 'chosen-lots' &&
            t('smart.method', { method: t(`name.${smart.way}`) })}
        </p>
      )}
    </section>
  );
});

function StrategyBadge({ result }: { readonly result: StrategyResult }): ReactNode {
  const t = useStrings(planningStrings);
  if (result.isOptimal) return <Badge tone="plan">{t('optimal')}</Badge>;
  if (result.strategy === 'SMART') return <Badge>{t('tag.proof')}</Badge>;
  return PLANNING.includes(result.strategy) ? <Badge>{t('tag.planning')}</Badge> : null;
}

/** Spans only: the card is a label. */
function StrategyLines({ result }: { readonly result: StrategyResult }) {
  const t = useStrings(planningStrings);
  const lines = [
    { id: 'taxable', term: t('taxableGain'), value: <Money value={result.taxableGain} sign="always" /> },
    { id: 'year', term: t('result.yearNet'), value: <Money value={result.year.net} /> },
    { id: 'lots', term: t('freeLots'), value: t('freeLots.of', { free: result.freeLots, all: result.lots }) },
    { id: 'saved', term: t('savings'), value: <Money value={result.savingsAgainstFifo} whole /> },
  ];
  return (
    <span className="mt-1 block">
      <Money value={result.tax} whole className="text-2xl font-semibold" />
      <span className="ml-1.5 text-xs text-ink-3">{t('tax')}</span>
      <span className="mt-2.5 grid gap-0.75 border-t border-line pt-2.5 text-xs">
        {lines.map(({ id, term, value }) => (
          <span key={id} className="flex justify-between gap-4">
            <span className="text-ink-2">{term}</span>
            <span className="num">{value}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
