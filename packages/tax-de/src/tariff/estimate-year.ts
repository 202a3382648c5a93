/** The extra tax of an assessed year, by what the profile tells about that year: of one person, or of a couple. */
import type { Result } from '@cryptax/kernel';
import type { AssessedYear } from '../assess/law-year.ts';
import type { YearProfile } from '../assess/tax-profile.ts';
import { cryptoTaxable } from '../assess/taxable-sum.ts';
import { sumText } from '../money/eur.ts';
import { estimateTax, type TaxEstimate } from './extra-tax.ts';
import type { TariffError } from './tariff.ts';

/** `spouse` only where both have a ledger and are assessed together. */
export function estimateYear(
  own: AssessedYear,
  { taxableIncome, joint = false, church, incomeHoldsOther = true }: YearProfile,
  spouse: AssessedYear | null = null,
): Result<TaxEstimate, TariffError> {
  const persons = spouse === null ? [own] : [own, spouse];
  const crypto = cryptoTaxable(...persons);
  const other = incomeHoldsOther ? '0.00' : sumText(...persons.map(({ otherTaxable }) => otherTaxable));
  return estimateTax({ year: own.year, crypto, other, taxableIncome, joint, church });
}
