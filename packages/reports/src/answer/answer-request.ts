/** What a letter of the tax office asks for, and what it is answered with. */
import type { ReportPerson, TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import type { NamedTable } from '../tables/report-table.ts';
import type { AnswerPoint } from './answer-points.data.ts';
import type { YearEndProof } from './read-year-end.ts';

/** What the letter says about itself; fields that are empty are left out of the answer. */
export interface LetterFacts {
  readonly office: string;
  /** Reference of the letter (Aktenzeichen, Zeichen). */
  readonly reference: string;
  readonly taxNumber: string;
  /** `2027-08-14`; empty where unknown. */
  readonly writtenOn: string;
  readonly deadline: string;
}

export interface AnswerRequest {
  readonly years: readonly number[];
  readonly points: readonly AnswerPoint[];
  /** Wallets and platforms that are asked about; null: all of them, unless single addresses are asked about. */
  readonly wallets: readonly string[] | null;
  /** Single addresses that are asked about, beside those wallets. */
  readonly addresses: readonly string[];
  readonly letter: LetterFacts;
}

export interface AnswerInput {
  readonly request: AnswerRequest;
  /** One for each asked year that the rules know. */
  readonly reports: readonly TaxYearReport[];
  /** Ranges of the years that open questions can still move, by year. */
  readonly ranges?: Readonly<Record<string, YearCertainty>> | undefined;
  /** What is known of own addresses: those that are asked about, and those of wallets that have several. */
  readonly addresses?: readonly AskedAddress[] | undefined;
  /** Year-end proofs that are kept, by wallet, oldest first. */
  readonly yearEnds?: readonly KeptYearEnd[] | undefined;
  /** Berlin day of the answer. */
  readonly today: string;
}

export interface KeptYearEnd extends YearEndProof {
  readonly wallet: string;
}

/** One asked address as far as the ledger can tell it from others. Entries belong to wallets; they name the address of the other side only. */
export interface AskedAddress {
  readonly address: string;
  /** Wallets that it belongs to, the same address on several chains; empty where nobody said. */
  readonly wallets: readonly { readonly id: string; readonly name: string }[];
  /** It is all there is in these wallets, so that theirs is its own. */
  readonly isWhole: boolean;
  /** Entries that name it. */
  readonly named: readonly { readonly id: string; readonly at: string }[];
}

/** One asked point with the tables that answer it; a point without rows is answered by saying that there was nothing. */
export interface Annex {
  readonly point: AnswerPoint;
  /** Null where there is nothing to enclose. */
  readonly number: number | null;
  readonly tables: readonly NamedTable[];
  readonly rows: number;
  /** Nothing to enclose although there may have been something: that is open, not nothing. */
  readonly isUntold: boolean;
}

export type GapCode =
  | 'year-unknown'
  | 'no-entries'
  | 'deadline-passed'
  | 'sender-missing'
  | 'unread-rows'
  | 'open-movements'
  | 'shortfalls'
  | 'missing-prices'
  | 'provisional-prices'
  | 'blocked'
  | 'assumptions'
  | 'silences'
  | 'undescribed-wallets'
  | 'no-address'
  | 'no-terms'
  | 'balance-without-value'
  | 'balance-below-zero'
  | 'purchases-without-money'
  | 'typed-entries'
  | 'one-pool'
  | 'no-files'
  | 'no-documents'
  | 'address-not-told';

/** An asked point that cannot be answered fully yet. */
export interface AnswerGap {
  readonly code: GapCode;
  /** Asked points that it concerns; empty where it is the letter itself. */
  readonly points: readonly AnswerPoint[];
  readonly year: number | null;
  readonly count: number;
  /** Names of wallets or of coins, the first ones. */
  readonly names: readonly string[];
  /** Between which sums the private sales of the year lie; null is an end that nothing bounds. */
  readonly range?: { readonly low: string | null; readonly high: string | null };
}

export interface AnswerKit {
  readonly request: AnswerRequest;
  readonly person: ReportPerson | null;
  readonly today: string;
  /** What it is limited to, by names; empty where it is about everything. */
  readonly scope: readonly string[];
  readonly annexes: readonly Annex[];
  readonly gaps: readonly AnswerGap[];
  /** Rule book and seals of the reports that the tables were taken from. */
  readonly basis: readonly { readonly year: number; readonly seal: string; readonly complete: boolean }[];
}
