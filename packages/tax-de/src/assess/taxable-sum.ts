/**
 * What joins the other income in the tariff: taxable private sales and services (§ 22 Nr. 2 and 3 EStG), of both
 * spouses where they are assessed together. Capital income has a flat tax of its own and stays out (rule CAP-01).
 */
import { sumText } from '../money/eur.ts';
import type { LawYear } from './law-year.ts';

export function taxableSum(...persons: readonly LawYear[]): string {
  return sumText(...persons.flatMap(({ privateSales, income }) => [privateSales.taxable, income.taxable]));
}
