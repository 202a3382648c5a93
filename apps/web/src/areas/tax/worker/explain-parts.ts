/** What a figure is the sum of: lot parts, receipts or settlements, each with what it adds, the largest effect first: a loss of ten before one of one. */
import { absolute, compare, dec, defined, isZero } from '@cryptax/kernel';
import type { DraftReport, LotLine, Summary } from '@cryptax/tax-de';
import { difference } from '../../../platform/difference.ts';
import type { ExplainPart, Explanation, FigureId, Term, TermId } from '../explain-types.ts';

export function explainParts(report: DraftReport, figure: FigureId): readonly ExplainPart[] {
  return partsOf(report, figure).toSorted((a, b) => compare(absolute(dec(b.amount)), absolute(dec(a.amount))));
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

/**
 * The two estimates of tax line by line: the difference method or the flat estimate, and the flat tax of section 20.
 */
export function explainTax(summary: Summary, figure: 'tax.extra' | 'tax.capital'): Derivation {
  return figure === 'tax.extra' ? extraTax(summary) : flatTax(summary);
}

function extraTax(summary: Summary): Derivation {
  const { estimate } = summary;
  const base = taxableIncome(summary);
  if (estimate.kind === 'flat-estimate') {
    return {
      value: estimate.extraTax,
      blocks: [
        base,
        [
          term('crypto', estimate.crypto, 'plain'),
          { ...term('flat-rate', estimate.ratePercent, 'plain'), unit: 'percent' },
          term('tax.extra', estimate.extraTax, 'total'),
        ],
      ],
      rules: ['TAR-07'],
    };
  }
  const { with: after, without: before } = estimate;
  const shares = [
    term('income-tax-extra', difference(after.incomeTax, before.incomeTax), 'plain'),
    ...unlessZero(term('soli-extra', difference(after.soli, before.soli), 'plus')),
    ...unlessZero(term('church-extra', difference(after.churchTax, before.churchTax), 'plus')),
  ];
  return {
    value: estimate.extraTax,
    blocks: [
      base,
      [
        term('income-without', before.income, 'plain'),
        term('crypto', estimate.crypto, 'plus'),
        term('income-with', after.income, 'total'),
      ],
      [
        term('tax-with', after.total, 'plain'),
        term('tax-without', before.total, 'minus'),
        term('tax.extra', estimate.extraTax, 'total'),
      ],
      ...(shares.length > 1 ? [[...shares, term('tax.extra', estimate.extraTax, 'total')]] : []),
    ],
    rules: ['TAR-05', 'TAR-01', ...(before.joint ? ['TAR-02'] : []), 'TAR-03', 'TAR-06'],
  };
}

/** Of both spouses when they are assessed together and both have a ledger. */
function taxableIncome({ assessed, spouse, joint, estimate }: Summary): readonly Term[] {
  const both = joint && spouse !== null ? [spouse.privateSales.taxable, spouse.income.taxable] : [];
  return [
    term('s23.taxable', assessed.privateSales.taxable, 'plain', 's23.taxable'),
    term('s22.taxable', assessed.income.taxable, 'plus', 's22.taxable'),
    ...both.flatMap((value) => unlessZero(term('spouse-taxable', value, 'plus'))),
    term('crypto', estimate.crypto, 'total'),
  ];
}

function flatTax({ capitalTax }: Summary): Derivation {
  return {
    value: capitalTax.total,
    blocks: [
      [
        term('s20.taxable', capitalTax.taxable, 'plain', 's20.taxable'),
        term('capital-tax', capitalTax.tax, 'plain'),
        term('capital-soli', capitalTax.soli, 'plus'),
        ...unlessZero(term('capital-church', capitalTax.churchTax, 'plus')),
        term('tax.capital', capitalTax.total, 'total'),
      ],
    ],
    rules: ['CAP-03', ...(isZero(capitalTax.churchTax) ? [] : ['CAP-04'])],
  };
}
