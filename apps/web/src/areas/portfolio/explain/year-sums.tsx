/** What was realised and received as sums over tax years; each year's figure has a derivation of its own. */

import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { type Description, DescriptionList } from '../../../ui/description-list.tsx';
import { Money } from '../../../ui/money.tsx';
import type { FigureId } from '../../tax/explain-types.ts';
import type { Totals, YearResult } from '../portfolio-types.ts';
import { holdingStrings } from './strings.ts';

export interface YearSumsProps {
  readonly years: readonly YearResult[];
  readonly totals: Totals;
  readonly onTax: (figure: FigureId, year: number) => void;
}

export function YearSums({ years, totals, onTax }: YearSumsProps) {
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
  const sales = years.flatMap(({ year, taxable, free }) => [
    ...line('s23.net', year, t('years.inside', { year }), taxable),
    ...line('s23.free', year, t('years.after', { year }), free),
  ]);
  const income = years.flatMap(({ year, income: value }) => line('s22.net', year, String(year), value));
  return (
    <>
      <Sum lines={sales} total={totals.realised} />
      {income.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-xs font-semibold text-ink-2">{t('years.income')}</h3>
          <Sum lines={income} total={totals.income} />
        </>
      )}
      <p className="mt-2.5 text-xs text-ink-3">{t('years.line')}</p>
    </>
  );
}

function Sum({ lines, total }: { readonly lines: readonly Description[]; readonly total: string }) {
  const t = useStrings(holdingStrings);
  if (lines.length === 0) return <p className="text-sm text-ink-2">{t('years.none')}</p>;
  const sum = { id: 'total', term: t('total'), value: <Money value={total} sign="always" />, total: true };
  return <DescriptionList sunken items={[...lines, sum]} />;
}
