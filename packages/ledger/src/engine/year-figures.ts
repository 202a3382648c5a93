/** A year's figures in published form, each from its own sum and, in doubt, from exact fractions. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { YearFigures } from '../views.ts';
import { ESTIMATE_ERROR, type ExactSum, publishSum } from './cents.ts';
import { SUM, type SumKey, type YearSums } from './year-sums.ts';

/** Figures that are published; some are differences of sums. */
export type FigureName =
  | 'proceeds'
  | 'cost'
  | 'expenses'
  | 'net'
  | 'gains'
  | 'losses'
  | 'taxFreeGain'
  | 'freeProceeds'
  | 'freeCost'
  | 'freeExpenses'
  | 'incomeGross'
  | 'incomeExpenses'
  | 'incomeNet'
  | 'derivativeGains'
  | 'derivativeLosses'
  | 'derivativeNet';

/** Fractions of fine units lose far less than this when millions of them are added, in fine units. */
const SUMMING_ERROR = 0.01;

interface Composition {
  readonly plus: readonly SumKey[];
  readonly minus: readonly SumKey[];
}

const COMPOSITION: Readonly<Record<FigureName, Composition>> = {
  proceeds: { plus: [SUM.proceeds], minus: [] },
  cost: { plus: [SUM.cost], minus: [] },
  expenses: { plus: [SUM.expenses], minus: [] },
  net: { plus: [SUM.proceeds], minus: [SUM.cost, SUM.expenses] },
  gains: { plus: [SUM.gains], minus: [] },
  losses: { plus: [SUM.proceeds], minus: [SUM.cost, SUM.expenses, SUM.gains] },
  taxFreeGain: { plus: [SUM.freeProceeds], minus: [SUM.freeCost, SUM.freeExpenses] },
  freeProceeds: { plus: [SUM.freeProceeds], minus: [] },
  freeCost: { plus: [SUM.freeCost], minus: [] },
  freeExpenses: { plus: [SUM.freeExpenses], minus: [] },
  incomeGross: { plus: [SUM.incomeGross], minus: [] },
  incomeExpenses: { plus: [SUM.incomeExpenses], minus: [] },
  incomeNet: { plus: [SUM.incomeGross], minus: [SUM.incomeExpenses] },
  derivativeGains: { plus: [SUM.derivativeGains], minus: [SUM.derivativeFees] },
  derivativeLosses: { plus: [], minus: [SUM.derivativeLosses] },
  derivativeNet: { plus: [SUM.derivativeGains], minus: [SUM.derivativeLosses, SUM.derivativeFees] },
};

export function yearFigures(sums: YearSums, exact: (name: FigureName) => ExactSum): YearFigures {
  const figure = (name: FigureName) => publish(sums, name, exact);
  return {
    year: sums.year,
    taxable: {
      proceeds: figure('proceeds'),
      cost: figure('cost'),
      expenses: figure('expenses'),
      net: figure('net'),
      gains: figure('gains'),
      losses: figure('losses'),
    },
    taxFreeGain: figure('taxFreeGain'),
    free: { proceeds: figure('freeProceeds'), cost: figure('freeCost'), expenses: figure('freeExpenses') },
    income: { gross: figure('incomeGross'), expenses: figure('incomeExpenses'), net: figure('incomeNet') },
    derivatives: derivativeFigures(figure),
    incomplete: sums.incomplete,
    ...(sums.provisional === 0 ? {} : { provisional: sums.provisional }),
  };
}

/** Commissions lower the gains; only what the gains cannot bear is a loss. */
function derivativeFigures(figure: (name: FigureName) => string): YearFigures['derivatives'] {
  const gains = figure('derivativeGains');
  const losses = figure('derivativeLosses');
  const net = figure('derivativeNet');
  if (!gains.startsWith('-')) return { gains, losses, net };
  return { gains: '0.00', losses: formatDecimal(add(dec(losses), dec(gains))), net };
}

function publish(sums: YearSums, name: FigureName, exact: (name: FigureName) => ExactSum): string {
  const { plus, minus } = COMPOSITION[name];
  let whole = 0n;
  let fraction = 0;
  for (const sum of plus) {
    const part = sums.read(sum);
    whole += part.whole;
    fraction += part.fraction;
  }
  for (const sum of minus) {
    const part = sums.read(sum);
    whole -= part.whole;
    fraction -= part.fraction;
  }
  return publishSum(whole, fraction, sizeOf(sums, name) * ESTIMATE_ERROR + SUMMING_ERROR, () => exact(name));
}

/** A gain is computed from price, cost and expenses, so its error is theirs. */
function sizeOf(sums: YearSums, name: FigureName): number {
  const { plus, minus } = COMPOSITION[name];
  const involved = name === 'gains' ? COMPOSITION.losses : { plus, minus };
  let size = 1;
  for (const sum of [...involved.plus, ...involved.minus]) size += Number(sums.read(sum).whole);
  return size;
}
