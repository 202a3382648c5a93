/**
 * What crypto income costs: the difference method (tariff with it minus tariff without it, everything else on both
 * sides), because private sales and services have no rate of their own. Without a taxable income there is only the flat 26.375 %, which is the
 * rate of § 20, not of § 23: a rough estimate that every screen must label as such.
 */
import {
  add,
  type Decimal,
  dec,
  divide,
  err,
  formatDecimal,
  multiply,
  ok,
  parseDecimal,
  type Result,
  subtract,
} from '@cryptax/kernel';
import { eur, eurText } from '../money/eur.ts';
import type { ChurchRate } from './surcharges.ts';
import { type TariffAnswer, type TariffError, tariff } from './tariff.ts';

/** What the difference method leaves out; each is named beside the figure (rule TAR-06). */
export const NOT_MODELLED = [
  'progression-clause',
  'section-34',
  'child-allowances',
  'section-46-relief',
  'church-tax-as-special-expense',
  'church-tax-caps',
] as const;

export type NotModelled = (typeof NOT_MODELLED)[number];

export type TaxEstimate =
  | {
      readonly kind: 'difference';
      readonly crypto: string;
      readonly without: TariffAnswer;
      readonly with: TariffAnswer;
      readonly extraTax: string;
      /** Extra tax as percent of the crypto income, two digits; null when there is none. */
      readonly sharePercent: string | null;
      readonly notModelled: readonly NotModelled[];
    }
  | {
      readonly kind: 'flat-estimate';
      readonly crypto: string;
      readonly ratePercent: '26.375';
      readonly extraTax: string;
    };

export interface EstimateQuestion {
  readonly year: number;
  /** What crypto adds to the taxable private sales and services; below zero where its losses lower other gains. */
  readonly crypto: string;
  /** Taxable results outside the ledger that `taxableIncome` does not hold: they stand on both sides. */
  readonly other?: string;
  /** Taxable income without crypto; absent = no profile, flat estimate. */
  readonly taxableIncome?: string | undefined;
  readonly joint: boolean;
  readonly church?: ChurchRate | undefined;
}

const FLAT = dec('0.26375');

export function estimateTax(question: EstimateQuestion): Result<TaxEstimate, TariffError> {
  const crypto = eur(question.crypto);
  if (question.taxableIncome === undefined) {
    const extraTax = eurText(multiply(crypto, FLAT));
    return ok({ kind: 'flat-estimate', crypto: question.crypto, ratePercent: '26.375', extraTax });
  }
  const income = parseDecimal(question.taxableIncome);
  if (!income.ok) return err({ code: 'tariff.income-malformed', text: question.taxableIncome });
  const base = add(income.value, eur(question.other ?? '0.00'));
  const without = ask(question, base);
  if (!without.ok) return without;
  const withCrypto = ask(question, add(base, crypto));
  if (!withCrypto.ok) return withCrypto;
  const extra = subtract(eur(withCrypto.value.total), eur(without.value.total));
  return ok({
    kind: 'difference',
    crypto: question.crypto,
    without: without.value,
    with: withCrypto.value,
    extraTax: eurText(extra),
    sharePercent: crypto.units === 0n ? null : percent(extra, crypto),
    notModelled: NOT_MODELLED,
  });
}

function ask(question: EstimateQuestion, income: Decimal): Result<TariffAnswer, TariffError> {
  const { year, joint, church } = question;
  return tariff({ year, income: formatDecimal(income), joint, church });
}

function percent(part: Decimal, whole: Decimal): string {
  return formatDecimal(divide(multiply(part, dec('100')), whole, 2, 'half-away'));
}
