/** Income tax, surcharge and church tax of one taxable income: the answer of `cryptax tariff`. */
import { decimal, err, formatDecimal, ok, parseDecimal, type Result, round } from '@cryptax/kernel';
import { incomeTax } from './income-tax.ts';
import { type ChurchRate, churchTaxCents, soliCents } from './surcharges.ts';

export interface TariffQuestion {
  readonly year: number;
  /** Taxable income (zvE), decimal text; a negative one owes nothing. */
  readonly income: string;
  readonly joint: boolean;
  readonly church?: ChurchRate | undefined;
}

export interface TariffAnswer {
  readonly year: number;
  readonly income: string;
  readonly joint: boolean;
  readonly incomeTax: string;
  readonly soli: string;
  readonly churchTax: string;
  readonly total: string;
}

export type TariffError =
  | { readonly code: 'tax.year-unknown'; readonly year: number }
  | { readonly code: 'tariff.income-malformed'; readonly text: string }
  | { readonly code: 'tariff.church-unknown'; readonly rate: string };

export function tariff(question: TariffQuestion): Result<TariffAnswer, TariffError> {
  const { year, joint, church } = question;
  const income = parseDecimal(question.income);
  if (!income.ok) return err({ code: 'tariff.income-malformed', text: question.income });
  if (church !== undefined && church !== 8 && church !== 9) {
    return err({ code: 'tariff.church-unknown', rate: String(church) });
  }
  const euros = round(income.value, 0, 'floor').units;
  const tax = incomeTax(year, euros, joint);
  if (tax === null) return err({ code: 'tax.year-unknown', year });
  const soli = soliCents(year, tax, joint);
  if (soli === null) return err({ code: 'tax.year-unknown', year });
  const churchTax = churchTaxCents(tax, church);
  return ok({
    year,
    income: question.income,
    joint,
    incomeTax: centsText(tax * 100n),
    soli: centsText(soli),
    churchTax: centsText(churchTax),
    total: centsText(tax * 100n + soli + churchTax),
  });
}

function centsText(cents: bigint): string {
  return formatDecimal(decimal(cents, 2));
}
