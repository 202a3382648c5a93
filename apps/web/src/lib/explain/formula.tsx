/** The formula of a figure: each line with its sign, the total under a rule; a line with a derivation of its own opens it. */

import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { formatNumber } from '../../ui/format/number-format.ts';
import { Money } from '../../ui/money.tsx';
import { useLocale } from '../i18n/locale.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import type { FigureId, Term } from '../ledger/explain-api.ts';
import { termStrings } from './strings.ts';

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
  const { value, op, unit, figure } = term;
  const locale = useLocale();
  if (unit === 'percent')
    return (
      <>
        {formatNumber(value, locale, { maximumFractionDigits: 3 })}
        {PERCENT}
      </>
    );
  const why = figure === undefined ? undefined : () => onFigure(figure);
  // A sign before an amount that is itself negative would read as its opposite.
  const sign = value.startsWith('-') ? '' : op === 'minus' ? '−\u00a0' : op === 'plus' ? '+\u00a0' : '';
  return (
    <span className="whitespace-nowrap">
      {sign}
      <Money value={value} onWhy={why} whySign={false} />
    </span>
  );
}

/** With a no-break space before it. */
const PERCENT = '\u00a0%';
