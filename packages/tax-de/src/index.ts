export { firstFreeDay, isTaxFree, lastTaxableDay } from './holding-period/last-taxable-day.ts';
export { type EstimateQuestion, estimateTax, type TaxEstimate } from './tariff/extra-tax.ts';
export type { ChurchRate } from './tariff/surcharges.ts';
export { type TariffAnswer, type TariffError, type TariffQuestion, tariff } from './tariff/tariff.ts';
export { TAX_YEARS, type YearRules, type YearUnknown, yearRules } from './years/year-rules.ts';
