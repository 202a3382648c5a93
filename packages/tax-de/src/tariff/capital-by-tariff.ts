/**
 * Günstigerprüfung (§ 32d (6) EStG): on application capital income joins the tariff instead of the flat tax, which is worth
 * it while the personal rate lies below 25 %. It is applied for with all capital income of the year, so the figure here is
 * that of the ledger's part alone and says so.
 */
import { add, compare, formatDecimal, parseDecimal } from '@cryptax/kernel';
import type { YearProfile } from '../assess/tax-profile.ts';
import { differenceText, eur } from '../money/eur.ts';
import type { CapitalTax } from './capital-tax.ts';
import type { TaxEstimate } from './extra-tax.ts';
import { tariff } from './tariff.ts';

export interface CapitalByTariff {
  /** Income tax, surcharge and church tax that the capital income adds in the tariff, on top of everything else. */
  readonly total: string;
  /** Flat tax less this; zero where the flat tax is not higher. */
  readonly saving: string;
}

/** Null without a taxable income, or where nothing is taxable. */
export function capitalByTariff(
  flat: CapitalTax,
  estimate: TaxEstimate,
  { joint = false, church }: YearProfile,
): CapitalByTariff | null {
  if (estimate.kind !== 'difference' || eur(flat.taxable).units <= 0n) return null;
  const income = parseDecimal(estimate.with.income);
  if (!income.ok) return null;
  const withCapital = tariff({
    year: estimate.with.year,
    income: formatDecimal(add(income.value, eur(flat.taxable))),
    joint,
    church,
  });
  if (!withCapital.ok) return null;
  const total = differenceText(withCapital.value.total, estimate.with.total);
  const isCheaper = compare(eur(total), eur(flat.total)) < 0;
  return { total, saving: isCheaper ? differenceText(flat.total, total) : '0.00' };
}
