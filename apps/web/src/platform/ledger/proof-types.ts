/** What is said about the balances of wallets, and whether the ledger agrees. */
import type { GapFix } from '@cryptax/importers';
import type { ProofStatus } from '@cryptax/ledger';

/** Who says it: a row of a file, an exchange or a chain, or the user. */
export type SaidBy =
  | { readonly kind: 'file'; readonly file: string; readonly line: number }
  | { readonly kind: 'service'; readonly service: string }
  | { readonly kind: 'user' };

export interface CoinProof {
  readonly wallet: string;
  readonly asset: string;
  readonly status: ProofStatus;
  /** What the ledger has at the last statement; of an unproven balance as of now. */
  readonly actual: string;
  readonly expected?: string | undefined;
  /** How much more the last statement has than the ledger; negative if less. */
  readonly difference?: string | undefined;
  /** Berlin day of the last statement. */
  readonly day?: string | undefined;
  /** Berlin day of the last statement that agreed before it breaks. */
  readonly agreedDay?: string | undefined;
  /**
   * The first day on which a difference can have arisen: after the last statement that agreed, else with the first movement
   * of this coin here.
   */
  readonly earliestDay?: string | undefined;
  /** The first statement that breaks the chain, and the entry to look at. */
  /** Unproven although a service spoke of a part of the wallet. */
  readonly told?:
    | { readonly amount: string; readonly part: string; readonly service: string; readonly day: string }
    | undefined;
  readonly since?: { readonly day: string; readonly by: SaidBy; readonly eventId?: string | undefined } | undefined;
}

/** What the user stated: at the end of that day in Berlin. */
export interface TypedStatement {
  readonly id: string;
  readonly wallet: string;
  readonly asset: string;
  readonly day: string;
  readonly amount: string;
}

/** Without an id it is a new one. */
export type StatementDraft = Omit<TypedStatement, 'id'> & { readonly id?: string | undefined };

/** What a file or a service says of a balance; documents can be attached to it. */
export interface ToldBalance {
  readonly id: string;
  /** Berlin day. */
  readonly day: string;
  readonly amount: string;
  readonly by: SaidBy;
  /** The part of the wallet that it is about, where it names one. */
  readonly part?: string;
  readonly documents: number;
}

export interface WalletProofs {
  readonly coins: readonly CoinProof[];
  readonly typed: readonly TypedStatement[];
}

/** What may be behind a difference, and the span in which it arose. */
export interface ExplainedDifference {
  readonly fixes: readonly GapFix[];
  /** Rows that nobody could read, of the files that speak about this wallet. */
  readonly unreadRows: number;
  /** Movements of this coin in this wallet inside the span. */
  readonly entries: number;
}
