/** The extra tax of an assessed year, by what the profile tells about that year: of one person, or of a couple. */
import type { Result } from '@cryptax/kernel';
import type { AssessedYear } from '../assess/law-year.ts';
import type { YearProfile } from '../assess/tax-profile.ts';
import { taxableSum } from '../assess/taxable-sum.ts';
import { estimateTax, type TaxEstimate } from './extra-tax.ts';
import type { TariffError } from './tariff.ts';

/** `spouse` only where both have a ledger and are assessed together. */
export function estimateYear(
  own: AssessedYear,
  { taxableIncome, joint = false, church }: YearProfile,
  spouse: AssessedYear | null = null,
): Result<TaxEstimate, TariffError> {
  const crypto = spouse === null ? taxableSum(own) : taxableSum(own, spouse);
  return estimateTax({ year: own.year, crypto, taxableIncome, joint, church });
}
