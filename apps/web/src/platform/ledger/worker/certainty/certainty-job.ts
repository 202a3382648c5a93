/** What is computed away from the ledger's own worker: the ranges of a ledger and the questions that decide them. */
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { type OpenPrices, priceKnowledge } from '@cryptax/prices';
import {
  type CertaintyInput,
  type CertaintyReview,
  certaintyReview,
  type Matched,
  type TaxProfile,
} from '@cryptax/tax-de';

export interface CertaintyJob {
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  readonly profile: TaxProfile;
  /** Rows of files that nobody could read. */
  readonly unread: CertaintyInput['unread'];
  /** As the ledger's own worker has matched it, where it has. */
  readonly matched?: Matched;
  readonly prices: OpenPrices;
}

export function runCertainty({ prices, ...ledger }: CertaintyJob): CertaintyReview {
  return certaintyReview({ ...ledger, prices: priceKnowledge(prices) });
}
