/** A platform's statement of a year in plain data, and what the comparison with our mirror found. */
import type { Dac8Category } from './dac8-entries.ts';

/** One sum of a statement. Transfers out contain those to wallets of one's own, which may be told once more. */
export interface StatementLine {
  readonly line: number;
  readonly asset: string;
  readonly category: Dac8Category;
  /** Null where the statement does not say: it has none for transfers to own wallets. */
  readonly count: number | null;
  readonly units: string;
  /** In euro; null where there is none, or in another currency. */
  readonly amountEur: string | null;
}

/**
 * `zone`: the year ends at another hour there. `internal`: moves between accounts of one platform. `price`: the same coins
 * at another value. `missing-here`: a file of ours is missing. `unexplained`: nothing that was tried leads to their sum.
 */
const STATEMENT_CAUSES = [
  'zone',
  'internal',
  'fee',
  'price',
  'missing-here',
  'missing-there',
  'rounding',
  'unexplained',
] as const;
export type StatementCause = (typeof STATEMENT_CAUSES)[number];

export interface StatementDifference {
  readonly cause: StatementCause;
  /** Theirs less ours. */
  readonly units: string;
  readonly amountEur: string | null;
}

export interface StatementSide {
  readonly count: number | null;
  readonly units: string;
  readonly amountEur: string | null;
}

export interface StatementRow {
  readonly asset: string;
  readonly category: Dac8Category;
  readonly ours: StatementSide & { readonly withoutValue: number; readonly eventIds: readonly string[] };
  readonly theirs: StatementSide;
  readonly lines: readonly number[];
  readonly units: string;
  readonly amountEur: string | null;
  readonly differences: readonly StatementDifference[];
}
