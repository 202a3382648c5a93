/**
 * What the taxpayer tells us beyond the ledger: income without crypto, other results that share a limit, losses
 * already assessed, the choice of carry-back. Plain JSON with decimal texts; `parseProfile` checks one from outside.
 */
import type { ChurchRate } from '../tariff/surcharges.ts';

export type LossLaw = 'private-sales' | 'income';

/**
 * How much of a year's loss goes back. The office carries back all of it unless told otherwise, so an entry without an
 * amount changes nothing; with one, at most that much goes back (until 2021; since 2022 it is all or nothing).
 */
export interface CarryBackChoice {
  readonly lossYear: number;
  readonly law: LossLaw;
  readonly amount?: string;
}

/** The whole loss of a year goes forward: the taxpayer waives the carry-back (§ 10d (1) s. 6 EStG). */
export interface CarryBackWaiver {
  readonly lossYear: number;
  readonly law: LossLaw;
}

export interface YearProfile {
  /** Taxable income (zvE) without crypto; joint income for a jointly assessed couple. */
  readonly taxableIncome?: string;
  readonly joint?: boolean;
  readonly church?: ChurchRate;
  /**
   * Whether `taxableIncome` holds the other results below already, as an assessed income does. Absent: yes, because the
   * income asked for is the one without crypto and nothing else left out.
   */
  readonly incomeHoldsOther?: boolean;
  /** Lived in Germany only part of the year: the report says what that changes and computes as for the whole year. */
  readonly partYear?: boolean;
  /** First and last day of that residence inside the year; without them nobody knows which sales lie outside. */
  readonly residentFrom?: string;
  readonly residentUntil?: string;
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
  readonly carryBackWaived?: readonly CarryBackWaiver[];
  /**
   * Whose gains a loss carried forward by one spouse meets in joint assessment (open point, rule LOSS-12): the own ones, the
   * careful reading, or what is left over also those of the other. Told by the first person.
   */
  readonly spouseCarryForward?: 'own' | 'both';
  /**
   * Tokens like a debt or a share (Rz. 81 to 86), by the ledger's names: their results may belong to § 20. They are computed like
   * other coins; the report names them with what they make of the year (rule P23-17).
   */
  readonly securityTokens?: readonly string[];
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
