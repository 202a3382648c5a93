/**
 * What is computed away from the ledger's own worker: the ranges of a ledger and the questions that decide them. The entries go
 * there first, as columns, which takes half as long as copying them one by one; the prices around what is open follow when they are found.
 */
import {
  type EventColumns,
  eventColumns,
  eventsOfColumns,
  type LedgerEvent,
  type MatchSettings,
} from '@cryptax/ledger';
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
  /** As the ledger's own worker has matched it. */
  readonly matched: Matched;
  readonly prices: Promise<OpenPrices>;
}

/** All that follows the entries. */
export type RestOfJob = Omit<CertaintyJob, 'events' | 'prices'> & { readonly prices: OpenPrices };

/** Where an entry came from and how it got its value bounds nothing. */
export function sentEvents(events: readonly LedgerEvent[]): EventColumns {
  return eventColumns(events, ['source', 'valueOrigin', 'note']);
}

/** The worker's side: it reads the entries while the rest is still on its way. */
export function certaintyWork() {
  let events: readonly LedgerEvent[] = [];
  return {
    take: (columns: EventColumns): void => {
      events = eventsOfColumns(columns);
    },
    rank: ({ prices, ...rest }: RestOfJob): CertaintyReview =>
      certaintyReview({ ...rest, events, prices: priceKnowledge(prices) }),
  };
}
