/**
 * A second opinion in plain data: what another program says about the sales of a year, and what the comparison with ours
 * found. The differences add up to the difference of the totals, to the cent.
 */
import type { Method, Scope } from '@cryptax/ledger';

/** One row of another program's gain report: a sale, or the part of a sale that came from one purchase. */
export interface TheirSale {
  readonly line: number;
  readonly asset: string;
  readonly quantity: string;
  /** Days as the report prints them, in a time zone that it rarely names. */
  readonly soldOn: string;
  readonly acquiredOn: string | null;
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
  /** Whether it calls the row free of tax; null where it does not say. */
  readonly isTaxFree: boolean | null;
}

/**
 * `treatment`: here it is a gift, a loss or a movement whose meaning is open. `waiting`: here it has no result yet.
 * `missing-there`, `missing-here`: only one side has the row. `unexplained`: nothing that was tried leads to their figure.
 */
const OPINION_CAUSES = [
  'method',
  'scope',
  'price',
  'transfer',
  'treatment',
  'zero-cost',
  'zone',
  'holding',
  'fee',
  'missing-there',
  'missing-here',
  'waiting',
  'rounding',
  'unexplained',
] as const;
export type OpinionCause = (typeof OPINION_CAUSES)[number];

export interface OpinionDifference {
  readonly cause: OpinionCause;
  /** Theirs less ours, of gains whether taxable or not. */
  readonly gainEur: string;
  /** The same of what is taxable; null where their report does not say what is. */
  readonly taxableEur: string | null;
}

export interface OpinionRow {
  readonly asset: string;
  /** Berlin day of ours; the day of their report where only they have it. */
  readonly day: string;
  readonly ours: OpinionSide | null;
  readonly theirs: OpinionSide | null;
  readonly eventIds: readonly string[];
  /** Lines of their file. */
  readonly lines: readonly number[];
  readonly differences: readonly OpinionDifference[];
}

export interface OpinionSide {
  readonly quantity: string;
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
  readonly taxable: string | null;
}

export interface OpinionTotals {
  readonly sales: number;
  readonly gain: string;
  readonly taxable: string | null;
}

export interface SecondOpinion {
  readonly year: number;
  readonly ours: OpinionTotals;
  readonly theirs: OpinionTotals;
  readonly difference: { readonly gain: string; readonly taxable: string | null };
  /** Largest first. */
  readonly causes: readonly (OpinionDifference & { readonly rows: number })[];
  readonly rows: readonly OpinionRow[];
  /** The order of lots that leads to their costs where ours does not; null where none had to be tried, or none does. */
  readonly theirRules: { readonly method: Method; readonly scope: Scope } | null;
}
