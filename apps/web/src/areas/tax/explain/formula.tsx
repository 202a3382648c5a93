/** The formula of a figure: each line with its sign, the total under a rule; a line with a derivation of its own opens it. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { type Description, DescriptionList } from '../../../ui/description-list.tsx';
import { formatRate } from '../../../ui/format/percent.ts';
import { Money } from '../../../ui/money.tsx';
import { termStrings } from '../explain-strings.ts';
import type { FigureId, Term } from '../explain-types.ts';
import { termSign } from './term-sign.ts';

export interface FormulaProps {
  readonly terms: readonly Term[];
  readonly onFigure: (figure: FigureId) => void;
}

export function Formula({ terms, onFigure }: FormulaProps) {
  const t = useStrings(termStrings);
  const items = terms.map(
    (term): Description => ({
      id: term.id,
      term: t(term.id),
      value: <TermValue term={term} onFigure={onFigure} />,
      total: term.op === 'total',
    }),
  );
  return <DescriptionList sunken items={items} />;
}

function TermValue({ term, onFigure }: { readonly term: Term; readonly onFigure: FormulaProps['onFigure'] }) {
  const { value, unit, figure } = term;
  const locale = useLocale();
  if (unit === 'percent') return formatRate(value, locale);
  const why = figure === undefined ? undefined : () => onFigure(figure);
  const sign = termSign(term);
  return (
    <span className="whitespace-nowrap">
      {sign !== '' && `${sign}\u00a0`}
      <Money value={value} onWhy={why} whySign={false} />
    </span>
  );
}
