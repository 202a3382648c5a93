/** A figure as the sum over tax years; each year's figure has a derivation of its own. */
import { type Description, DescriptionList } from '../../../ui/description-list.tsx';
import { Money } from '../../../ui/money.tsx';
import { useStrings } from '../../i18n/use-strings.ts';
import type { FigureId } from '../../ledger/explain-api.ts';
import type { Totals, YearResult } from '../../ledger/portfolio-api.ts';
import { holdingStrings } from './strings.ts';

export interface YearSumsProps {
  readonly figure: 'own.done' | 'own.income';
  readonly years: readonly YearResult[];
  readonly totals: Totals;
  readonly onTax: (figure: FigureId, year: number) => void;
}

export function YearSums({ figure, years, totals, onTax }: YearSumsProps) {
  const t = useStrings(holdingStrings);
  const line = (id: FigureId, year: number, term: string, value: string): readonly Description[] =>
    /[1-9]/.test(value)
      ? [
          {
            id: `${id} ${year}`,
            term,
            value: <Money value={value} sign="always" tone="plain" onWhy={() => onTax(id, year)} whySign={false} />,
          },
        ]
      : [];
  const lines = years.flatMap(({ year, taxable, free, income }) =>
    figure === 'own.income'
      ? line('s22.net', year, String(year), income)
      : [
          ...line('s23.net', year, t('years.inside', { year }), taxable),
          ...line('s23.free', year, t('years.after', { year }), free),
        ],
  );
  if (lines.length === 0) return <p className="text-sm text-ink-2">{t('years.none')}</p>;
  const whole = figure === 'own.income' ? totals.income : totals.realised;
  return (
    <>
      <DescriptionList
        sunken
        items={[...lines, { id: 'total', term: t('total'), value: <Money value={whole} sign="always" />, total: true }]}
      />
      <p className="mt-2.5 text-xs text-ink-3">{t('years.line')}</p>
    </>
  );
}
