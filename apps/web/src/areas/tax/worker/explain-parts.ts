/** What a figure is the sum of: lot parts, receipts or settlements, each with what it adds, largest first. */
import { compare, dec, defined, isZero } from '@cryptax/kernel';
import type { DraftReport, LotLine } from '@cryptax/tax-de';
import type { ExplainPart, Explanation, FigureId, Term, TermId } from '../explain-types.ts';

export function explainParts(report: DraftReport, figure: FigureId): readonly ExplainPart[] {
  return partsOf(report, figure).toSorted((a, b) => compare(dec(b.amount), dec(a.amount)));
}

type LotAmount = (line: LotLine) => string;

const GAIN: LotAmount = ({ gain }) => gain;

function partsOf(report: DraftReport, figure: FigureId): readonly ExplainPart[] {
  const lots = (fits: (line: LotLine) => boolean, amount: LotAmount = GAIN): readonly ExplainPart[] =>
    report.lots.filter(fits).map((line) => ({ kind: 'lot', amount: amount(line), line }));
  switch (figure) {
    case 's23.net':
    case 's23.taxable':
      return lots(isTaxable);
    case 's23.proceeds':
      return lots(isTaxable, ({ proceeds }) => proceeds);
    case 's23.cost':
      return lots(isTaxable, ({ cost }) => cost);
    case 's23.expenses':
      return lots(
        (line) => isTaxable(line) && !isZero(line.expenses),
        ({ expenses }) => expenses,
      );
    case 's23.gains':
      return lots((line) => isTaxable(line) && !isZero(line.gain) && !line.gain.startsWith('-'));
    case 's23.losses':
      return lots((line) => isTaxable(line) && line.gain.startsWith('-'));
    case 's23.free':
      return lots(({ taxFree }) => taxFree);
    case 's22.net':
    case 's22.gross':
    case 's22.taxable':
      return report.income.map((line) => ({ kind: 'income', amount: line.valueEur, line }));
    case 's22.costs':
      return report.income
        .filter(({ expenses }) => !isZero(expenses))
        .map((line) => ({ kind: 'income', amount: line.expenses, line }));
    case 's20.net':
    case 's20.taxable':
      return report.derivatives.map((line) => ({ kind: 'derivative', amount: line.valueEur, line }));
    case 'tax.extra':
    case 'tax.capital':
    case 's23.carry':
    case 's22.carry':
      return [];
  }
}

function isTaxable({ taxFree }: LotLine): boolean {
  return !taxFree;
}

/** Lines of a formula. */
export type Derivation = Pick<Explanation, 'value' | 'blocks' | 'rules' | 'limitReached'>;

export function term(id: TermId, value: string, op: Term['op'], figure?: FigureId): Term {
  return { id, value, op, ...defined({ figure }) };
}

export function unlessZero(line: Term): readonly Term[] {
  return isZero(line.value) ? [] : [line];
}
