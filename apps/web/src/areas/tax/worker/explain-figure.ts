/**
 * How each figure of a report comes about: the formula line by line, the rules behind it, and how many lot parts or
 * receipts it is the sum of. Nothing is computed anew; the lines are the report's own figures in the order of the law.
 */
import { add, compare, dec, formatDecimal, isZero } from '@cryptax/kernel';
import type { AssessedYear, DraftReport, Summary } from '@cryptax/tax-de';
import { difference } from '../../../platform/difference.ts';
import type { Explanation, FigureId, Term } from '../explain-types.ts';
import { type Derivation, explainParts, explainTax, term, unlessZero } from './explain-parts.ts';

export function explainFigure(report: DraftReport, figure: FigureId): Explanation {
  const parts = explainParts(report, figure);
  const [first] = parts;
  return {
    figure,
    year: report.frame.year,
    ...derive(report.summary, figure),
    parts: first === undefined ? null : { kind: first.kind, count: parts.length },
  };
}

function derive(summary: Summary, figure: FigureId): Derivation {
  const { assessed } = summary;
  switch (figure) {
    case 'tax.extra':
    case 'tax.capital':
      return explainTax(summary, figure);
    case 's23.taxable':
      return taxableSales(assessed);
    case 's23.net':
      return netSales(summary);
    case 's23.proceeds':
    case 's23.cost':
    case 's23.expenses':
      return { value: assessed.privateSales[SALES_FIELDS[figure]], blocks: [], rules: SALES_RULES[figure] };
    case 's23.gains':
      return { value: summary.gains, blocks: [], rules: ['P23-01', 'P23-02', 'P23-07'] };
    case 's23.losses':
      return { value: summary.losses, blocks: [], rules: ['P23-01', 'P23-07', 'LOSS-01'] };
    case 's23.free':
      return { value: assessed.taxFreeGain, blocks: [], rules: ['P23-01', 'P23-02', 'P23-04'] };
    case 's23.carry':
      return carry(assessed.privateSalesLosses, assessed.privateSales.net, ['LOSS-02', 'LOSS-03', 'LOSS-07']);
    case 's22.carry':
      return carry(assessed.incomeLosses, assessed.income.net, ['LOSS-08']);
    case 's22.taxable':
      return taxableIncome(assessed);
    case 's22.net':
      return netIncome(assessed);
    case 's22.gross':
      return { value: assessed.income.gross, blocks: [], rules: ['L22-04', 'L22-05'] };
    case 's22.costs':
      return { value: assessed.income.expenses, blocks: [], rules: ['L22-04'] };
    case 's20.net':
      return netCapital(assessed);
    case 's20.taxable':
      return taxableCapital(assessed);
  }
}

const SALES_FIELDS = { 's23.proceeds': 'proceeds', 's23.cost': 'cost', 's23.expenses': 'expenses' } as const;
const SALES_RULES = {
  's23.proceeds': ['P23-07', 'P23-08'],
  's23.cost': ['P23-07', 'P23-10', 'MET-01'],
  's23.expenses': ['P23-10', 'P23-13'],
} as const;

function netSales({ assessed, gains, losses }: Summary): Derivation {
  const { privateSales: sales, otherPrivateSales, generalExpenses } = assessed;
  const own = difference(sales.net, otherPrivateSales);
  return {
    value: own,
    blocks: [
      [
        term('s23.proceeds', sales.proceeds, 'plain', 's23.proceeds'),
        term('s23.cost', sales.cost, 'minus', 's23.cost'),
        term('s23.expenses', sales.expenses, 'minus', 's23.expenses'),
        term('s23.net', own, 'total'),
      ],
      [
        term('s23.gains', gains, 'plain', 's23.gains'),
        term('s23.losses', losses, 'plain', 's23.losses'),
        ...unlessZero(term('general-expenses', generalExpenses, 'minus')),
        term('s23.net', own, 'total'),
      ],
    ],
    rules: ['P23-01', 'P23-02', 'P23-07', 'MET-01'],
  };
}

function taxableSales(assessed: AssessedYear): Derivation {
  const { privateSales: sales, otherPrivateSales, privateSalesLosses: moves } = assessed;
  const own = difference(sales.net, otherPrivateSales);
  const others = unlessZero(term('other-sales', otherPrivateSales, 'plus'));
  return {
    value: sales.taxable,
    blocks: [
      [
        term('s23.net', own, 'plain', 's23.net'),
        ...others,
        ...(others.length > 0 ? [term('net-all', sales.net, 'total')] : []),
        term('limit', sales.limit, 'plain'),
      ],
      [
        term('counted', sales.limitReached ? sales.net : '0.00', 'plain'),
        ...reductions(moves),
        term('s23.taxable', sales.taxable, 'total'),
      ],
    ],
    rules: ['LIM-02', 'LIM-01', 'LIM-04', ...(isZero(moves.carryIn) ? [] : ['LOSS-03', 'LOSS-04'])],
    limitReached: sales.limitReached,
  };
}

function netIncome({ income, otherIncome }: AssessedYear): Derivation {
  return {
    value: income.net,
    blocks: [
      [
        term('s22.gross', income.gross, 'plain', 's22.gross'),
        term('s22.costs', income.expenses, 'minus', isZero(income.expenses) ? undefined : 's22.costs'),
        ...unlessZero(term('other-income', otherIncome, 'plus')),
        term('s22.net', income.net, 'total'),
      ],
    ],
    rules: ['L22-04', 'L22-05'],
  };
}

function taxableIncome({ income, incomeLosses }: AssessedYear): Derivation {
  return {
    value: income.taxable,
    blocks: [
      [term('s22.net', income.net, 'plain', 's22.net'), term('limit', income.limit, 'plain')],
      [
        term('counted', income.limitReached ? income.net : '0.00', 'plain'),
        ...reductions(incomeLosses),
        term('s22.taxable', income.taxable, 'total'),
      ],
    ],
    rules: ['L22-02', 'L22-01', 'L22-03'],
    limitReached: income.limitReached,
  };
}

function netCapital({ capital, otherCapital }: AssessedYear): Derivation {
  const own = formatDecimal(add(dec(capital.gains), dec(capital.losses)));
  return {
    value: capital.net,
    blocks: [
      [
        term('capital-gains', capital.gains, 'plain'),
        term('capital-losses', capital.losses, 'plain'),
        ...unlessZero(term('other-capital', otherCapital, 'plus')),
        term('s20.net', isZero(otherCapital) ? own : capital.net, 'total'),
      ],
    ],
    rules: ['CAP-01', 'CAP-05'],
  };
}

function taxableCapital({ capital }: AssessedYear): Derivation {
  return {
    value: capital.taxable,
    blocks: [
      [
        term('s20.net', capital.net, 'plain', 's20.net'),
        ...unlessZero(term('carry-used', capital.carryUsed, 'minus')),
        term('allowance-used', capital.allowanceUsed, 'minus'),
        term('s20.taxable', capital.taxable, 'total'),
      ],
    ],
    rules: ['CAP-01', 'CAP-02', 'CAP-05'],
  };
}

type Moves = AssessedYear['privateSalesLosses'];

/** What lowers a gain once the limit is reached, in the order of the law (rule book 5). */
function reductions(moves: Moves): readonly Term[] {
  return [
    ...unlessZero(term('spouse-loss-used', moves.spouseLossUsed, 'minus')),
    ...unlessZero(term('carry-used', moves.carryUsed, 'minus')),
    ...unlessZero(term('carried-back-in', moves.carriedBackIn, 'minus')),
  ];
}

function carry(moves: Moves, net: string, rules: readonly string[]): Derivation {
  const loss = compare(dec(net), dec('0')) < 0 ? difference('0.00', net) : '0.00';
  return {
    value: moves.carryOut,
    blocks: [
      [
        term('carry-in', moves.carryIn, 'plain'),
        term('carry-used', moves.carryUsed, 'minus'),
        term('year-loss', loss, 'plus'),
        ...unlessZero(term('spouse-loss-given', moves.spouseLossGiven, 'minus')),
        ...unlessZero(term('carried-back-out', moves.carriedBackOut, 'minus')),
        term('carry-out', moves.carryOut, 'total'),
      ],
    ],
    rules,
  };
}
