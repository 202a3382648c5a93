/** Which figures of the years an answer is shown by: the tax where a profile tells it, else the sums that it is about. */
import type { RangeText, YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import type { AnswerTrial, QuestionKind } from '../../../question-types.ts';

export interface FigureAfter {
  readonly year: number;
  readonly law: 'tax' | 'privateSales' | 'income';
  readonly range: RangeText;
}

/** As worked out with the queue: sales and, where something came, the income that is still open. */
export function figuresAfter(kind: QuestionKind, years: readonly YearRange[]): readonly FigureAfter[] {
  return years.map(({ year, tax, privateSales, income }) => {
    if (tax !== undefined) return { year, law: 'tax', range: tax };
    const isIncome = kind === 'inflow' && income.low !== income.high;
    return isIncome ? { year, law: 'income', range: income } : { year, law: 'privateSales', range: privateSales };
  });
}

/** Of a trial what changes: a row may be about the one, about the other, or about both. */
export function changedFigures(years: AnswerTrial['years']): readonly FigureAfter[] {
  return years.flatMap(({ year, before, after }): readonly FigureAfter[] => {
    if (after.tax !== undefined && !isSame(before.tax, after.tax)) return [{ year, law: 'tax', range: after.tax }];
    const laws = (['privateSales', 'income'] as const).filter((law) => !isSame(before[law], after[law]));
    return laws.map((law) => ({ year, law, range: after[law] }));
  });
}

function isSame(a: RangeText | undefined, b: RangeText): boolean {
  return a?.low === b.low && a.high === b.high;
}
