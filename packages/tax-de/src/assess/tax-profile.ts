/**
 * What the taxpayer tells us beyond the ledger: income without crypto, other results that share a limit, losses
 * already assessed, the choice of carry-back. Plain JSON with decimal texts; `parseProfile` checks one from outside.
 */
import type { ChurchRate } from '../tariff/surcharges.ts';

export type LossLaw = 'private-sales' | 'income';

/** The law's default is carry-back; here it is waived unless chosen per loss year. `amount` only until 2021. */
export interface CarryBackChoice {
  readonly lossYear: number;
  readonly law: LossLaw;
  readonly amount?: string;
}

export interface YearProfile {
  /** Taxable income (zvE) without crypto; joint income for a jointly assessed couple. */
  readonly taxableIncome?: string;
  readonly joint?: boolean;
  readonly church?: ChurchRate;
  /** Net of private sales outside this ledger (signed). */
  readonly otherPrivateSales?: string;
  /** Net of services outside this ledger (signed). */
  readonly otherIncome?: string;
  /** Net of capital income without German withholding outside this ledger (signed). */
  readonly otherCapital?: string;
  /** Part of the savings allowance that banks have used already. */
  readonly allowanceUsed?: string;
  /** General costs (software, adviser): the share that belongs to taxable sales (Rz. 57). */
  readonly generalExpenses?: string;
}

export interface TaxProfile {
  /** Losses assessed for the year before the ledger starts, as positive amounts. */
  readonly openingLoss?: { readonly privateSales?: string; readonly income?: string; readonly capital?: string };
  readonly carryBack?: readonly CarryBackChoice[];
  readonly years?: Readonly<Record<string, YearProfile>>;
}

export interface ProfileError {
  readonly code:
    | 'profile.amount-malformed'
    | 'profile.amount-negative'
    | 'profile.church-unknown'
    | 'profile.field-malformed'
    | 'profile.field-unknown';
  /** Path of the field, for example `years.2024.taxableIncome`. */
  readonly field: string;
}
