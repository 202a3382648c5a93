/**
 * Words of the gap detective. A gap is a balance that falls below nothing; a fix is a concrete change of events with
 * the reason for it, so that its effect on holdings and tax can be computed before anything is written.
 */
import type { LedgerEvent, Scope } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';

/** Units of one coin in one wallet; in global scope the wallet is `*`. */
export interface Pool {
  readonly wallet: string;
  readonly asset: string;
}

export interface Gap extends Pool {
  /** The first event that takes more than is there. */
  readonly eventId: string;
  readonly at: string;
  readonly part: 'main' | 'fee';
  /** How much is missing at that event. */
  readonly missing: string;
  /** What had to be there before it, so that the balance never falls below nothing, also later. */
  readonly needed: string;
}

export type GapHypothesis =
  | 'unlabelled-receipt'
  | 'missing-deposit'
  | 'missing-withdrawal'
  | 'hole-between-dates'
  | 'wrong-time-zone'
  | 'duplicate-file'
  | 'fee-counted-twice'
  | 'renamed-coin'
  | 'unknown-movement';

/** Events to write (a known id replaces that event) and ids to take out. */
export interface GapChanges {
  readonly upsert: readonly LedgerEvent[];
  readonly remove: readonly string[];
}

export interface GapFix {
  readonly id: string;
  readonly hypothesis: GapHypothesis;
  /** Why it is likely: a code and what the sentence names. */
  readonly evidence: { readonly code: string; readonly params: Readonly<Record<string, string>> };
  /** 0 to 1; the list is ordered by it. */
  readonly confidence: number;
  readonly changes: GapChanges;
  /** What only the person can add: the file that is missing, or what the coins cost. */
  readonly asks: readonly ('file' | 'cost')[];
  /** Nothing is missing in this pool any more. */
  readonly isClosed: boolean;
  /** The pool at the end of the ledger. */
  readonly balance: { readonly before: string; readonly after: string };
}

/** What a hypothesis says before it is judged against the balances. */
export type Proposal = Omit<GapFix, 'isClosed' | 'balance'>;

export interface GapInput {
  readonly events: readonly LedgerEvent[];
  /** Movements of the files that found no other side. */
  readonly candidates?: readonly TransferCandidate[];
  readonly scope?: Scope;
}
