/**
 * What joins the other income in the tariff: taxable private sales and services (§ 22 Nr. 2 and 3 EStG), of both
 * spouses where they are assessed together. Capital income has a flat tax of its own and stays out (rule CAP-01).
 */
import { differenceText, sumText } from '../money/eur.ts';
import type { AssessedYear, LawYear } from './law-year.ts';

export function taxableSum(...persons: readonly Pick<LawYear, 'privateSales' | 'income'>[]): string {
  return sumText(...persons.flatMap(({ privateSales, income }) => [privateSales.taxable, income.taxable]));
}

/**
 * The part of it that crypto is to blame for: what is taxable, less what other results would be taxed with alone (rule
 * TAR-05). Below zero where a loss of crypto lowers the tax on other sales.
 */
export function cryptoTaxable(...persons: readonly AssessedYear[]): string {
  return differenceText(taxableSum(...persons), sumText(...persons.map(({ otherTaxable }) => otherTaxable)));
}
