/**
 * Flat tax of § 32d (1) EStG on the section 20 bucket. With church tax the rate falls to 25 / (1 + 0.25 k) %, which
 * is taxable / (4 + k); the surcharge is always 5.5 % without limit or glide zone. Fractions of a cent are dropped.
 */
import { add, type Decimal, dec, decimal, divide, formatDecimal, multiply, round } from '@cryptax/kernel';
import { eur } from '../money/eur.ts';
import type { ChurchRate } from './surcharges.ts';

export interface CapitalTax {
  readonly taxable: string;
  readonly tax: string;
  readonly soli: string;
  readonly churchTax: string;
  readonly total: string;
}

const SOLI = dec('0.055');

export function capitalTax(taxable: string, church: ChurchRate | undefined): CapitalTax {
  const rate: Decimal = church === undefined ? dec('0') : decimal(BigInt(church), 2);
  const tax = divide(eur(taxable), add(dec('4'), rate), 2, 'down');
  const soli = round(multiply(tax, SOLI), 2, 'down');
  const churchTax = round(multiply(tax, rate), 2, 'down');
  return {
    taxable,
    tax: formatDecimal(tax),
    soli: formatDecimal(soli),
    churchTax: formatDecimal(churchTax),
    total: formatDecimal(add(add(tax, soli), churchTax)),
  };
}
