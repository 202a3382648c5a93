/** Calls of smart contracts as the DeFi analyser sees them: found by hash, or one after the other of a wallet. */
import type { ClassifiedCall } from '@cryptax/onchain';

export interface FoundCall {
  readonly hash: string;
  readonly to: string;
  readonly input: string;
  readonly from: string;
  readonly service: string;
  /** Events of the ledger that came from this transaction. */
  readonly eventIds: readonly string[];
}

export interface CallRow {
  readonly hash: string;
  readonly at: string;
  readonly to: string;
  readonly input: string;
  readonly call: ClassifiedCall;
  readonly isFailed: boolean;
  readonly isInLedger: boolean;
  readonly eventIds: readonly string[];
}
