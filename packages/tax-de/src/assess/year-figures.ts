/** The engine's figures of one year, or a year of zeros where the ledger has no events between two that have. */
import type { YearFigures } from '@cryptax/ledger';

export function yearFiguresOf(figures: readonly YearFigures[], year: number): YearFigures {
  return figures.find((row) => row.year === year) ?? { ...EMPTY, year };
}

const ZERO = '0.00';
const EMPTY: Omit<YearFigures, 'year'> = {
  taxable: { proceeds: ZERO, cost: ZERO, expenses: ZERO, net: ZERO, gains: ZERO, losses: ZERO },
  taxFreeGain: ZERO,
  free: { proceeds: ZERO, cost: ZERO, expenses: ZERO },
  income: { gross: ZERO, expenses: ZERO, net: ZERO },
  derivatives: { gains: ZERO, losses: ZERO, net: ZERO },
  incomplete: 0,
};
