/**
 * What is computed away from the ledger's own worker: the ranges of a ledger and the questions that decide them. The ledger goes there
 * first, as its own worker has read it, or, where ranking walks over all entries, as columns of their texts; the prices
 * around what is open follow when they are found.
 */
import {
  type EventColumns,
  eventColumns,
  eventsOfColumns,
  type LedgerEngine,
  type LedgerEvent,
  type MatchSettings,
} from '@cryptax/ledger';
import { type OpenPrices, priceKnowledge } from '@cryptax/prices';
import {
  type CertaintyInput,
  type CertaintyReview,
  certaintyReview,
  inputOfRead,
  type Matched,
  type ReadLedger,
  readLedger,
  type TaxProfile,
} from '@cryptax/tax-de';

export interface CertaintyJob {
  readonly events: readonly LedgerEvent[];
  /** It has matched these events. */
  readonly engine: LedgerEngine;
  readonly settings: MatchSettings;
  readonly profile: TaxProfile;
  /** Rows of files that nobody could read. */
  readonly unread: CertaintyInput['unread'];
  /** As the ledger's own worker has matched it. */
  readonly matched: Matched;
  readonly prices: Promise<OpenPrices>;
}

/** All that follows the entries. */
export type RestOfJob = Omit<CertaintyJob, 'events' | 'engine' | 'prices'> & { readonly prices: OpenPrices };

/** Entries in full as columns; with `read` only those that the ledger as it was read does not tell. */
export interface SentLedger {
  readonly entries: EventColumns;
  readonly read?: Omit<ReadLedger, 'told'>;
}

export function sentLedger({
  events,
  engine,
  settings,
  matched,
}: Pick<CertaintyJob, 'events' | 'engine' | 'settings' | 'matched'>): SentLedger {
  const read = readLedger(events, engine, settings, matched.points);
  if (read === undefined) return sentWhole(events);
  const { told, ...rest } = read;
  return { entries: sentEvents(told), read: rest };
}

function sentWhole(events: readonly LedgerEvent[]): SentLedger {
  return { entries: sentEvents(events) };
}

/** Where an entry came from and how it got its value bounds nothing. */
function sentEvents(events: readonly LedgerEvent[]): EventColumns {
  return eventColumns(events, ['source', 'valueOrigin', 'note']);
}

/** The worker's side: it reads the entries while the rest is still on its way. */
export function certaintyWork() {
  let events: readonly LedgerEvent[] = [];
  let read: SentLedger['read'];
  const inputFor = ({ prices, ...rest }: RestOfJob): CertaintyInput | undefined => {
    const own = { ...rest, prices: priceKnowledge(prices) };
    return read === undefined ? { ...own, events } : inputOfRead({ ...read, told: events }, own);
  };
  return {
    take: (ledger: SentLedger): void => {
      events = eventsOfColumns(ledger.entries);
      read = ledger.read;
    },
    /** Undefined where it has to be sent the whole ledger. */
    rank: (rest: RestOfJob): CertaintyReview | undefined => {
      const input = inputFor(rest);
      return input === undefined ? undefined : certaintyReview(input);
    },
    /** What it ranks, for whoever wants to know more of it than the app shows. */
    input: inputFor,
  };
}

/** What is sent, in its order: the whole ledger only where what was read of it does not suffice. */
export async function ranked(
  { events, engine, prices, ...rest }: CertaintyJob,
  worker: {
    readonly take: (ledger: SentLedger) => Promise<void>;
    readonly rank: (rest: RestOfJob) => Promise<CertaintyReview | undefined>;
  },
): Promise<CertaintyReview> {
  const taken = worker.take(sentLedger({ events, engine, ...rest }));
  const [known] = await Promise.all([prices, taken]);
  const review = await worker.rank({ ...rest, prices: known });
  if (review !== undefined) return review;
  await worker.take(sentWhole(events));
  const whole = await worker.rank({ ...rest, prices: known });
  if (whole === undefined) throw new Error('A whole ledger was not ranked.');
  return whole;
}
