/** Yearly sums for tests of the assessment, and short ways to assess them. */
import type { YearFigures } from '@cryptax/ledger';
import { assessPerson } from '../assess/assess.ts';
import type { AssessedYear } from '../assess/law-year.ts';
import type { TaxProfile } from '../assess/tax-profile.ts';

interface Sums {
  readonly sales?: string;
  readonly income?: string;
  readonly derivatives?: string;
}

/** A year with the given nets; proceeds carry the net so that the figures add up. */
export function figures(year: number, { sales = '0.00', income = '0.00', derivatives = '0.00' }: Sums): YearFigures {
  return {
    year,
    taxable: { proceeds: sales, cost: '0.00', expenses: '0.00', net: sales, gains: sales, losses: '0.00' },
    taxFreeGain: '0.00',
    free: { proceeds: '0.00', cost: '0.00', expenses: '0.00' },
    income: { gross: income, expenses: '0.00', net: income },
    derivatives: { gains: derivatives, losses: '0.00', net: derivatives },
    incomplete: 0,
  };
}

export function assess(rows: readonly YearFigures[], profile: TaxProfile = {}): readonly AssessedYear[] {
  const result = assessPerson({ figures: rows, profile });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.years;
}

export function assessOne(rows: readonly YearFigures[], profile: TaxProfile = {}): AssessedYear {
  const [year] = assess(rows, profile);
  if (year === undefined) throw new Error('no year');
  return year;
}
