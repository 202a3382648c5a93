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
  type PreparedRead,
  preparedRead,
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

/** What is known before the prices. */
export type RestOfJob = Omit<CertaintyJob, 'events' | 'engine' | 'prices'>;

/** Entries in full as columns; with `read` only those that the ledger as it was read does not tell. */
export interface SentLedger {
  readonly entries: EventColumns;
  readonly read?: Omit<ReadLedger, 'told'>;
  readonly rest: RestOfJob;
}

export function sentLedger({ events, engine, ...rest }: Omit<CertaintyJob, 'prices'>): SentLedger {
  const read = readLedger(events, engine, rest.settings, rest.matched.points);
  if (read === undefined) return sentWhole(events, rest);
  const { told, ...columns } = read;
  return { entries: sentEvents(told), read: columns, rest };
}

function sentWhole(events: readonly LedgerEvent[], rest: RestOfJob): SentLedger {
  return { entries: sentEvents(events), rest };
}

/** Where an entry came from and how it got its value bounds nothing. */
function sentEvents(events: readonly LedgerEvent[]): EventColumns {
  return eventColumns(events, ['source', 'valueOrigin', 'note']);
}

/** The worker's side: it reads the ledger while prices are still looked up. */
export function certaintyWork() {
  let taken: PreparedRead | Omit<CertaintyInput, 'prices'> | undefined;
  const input = (prices: OpenPrices): CertaintyInput | undefined => {
    const known = priceKnowledge(prices);
    if (taken === undefined) return undefined;
    return 'engine' in taken ? inputOfRead(taken, known) : { ...taken, prices: known };
  };
  return {
    take: ({ entries, read, rest }: SentLedger): void => {
      const events = eventsOfColumns(entries);
      taken = read === undefined ? { ...rest, events } : preparedRead({ ...read, told: events }, rest);
    },
    /** Undefined where it has to be sent the whole ledger. */
    rank: (prices: OpenPrices): CertaintyReview | undefined => {
      const own = input(prices);
      return own === undefined ? undefined : certaintyReview(own);
    },
    /** What it ranks, for whoever wants to know more of it than the app shows. */
    input,
  };
}

/** What is sent, in its order: the whole ledger only where what was read of it does not suffice. */
export async function ranked(
  { prices, ...job }: CertaintyJob,
  worker: {
    readonly take: (ledger: SentLedger) => Promise<void>;
    readonly rank: (prices: OpenPrices) => Promise<CertaintyReview | undefined>;
  },
): Promise<CertaintyReview> {
  const taken = worker.take(sentLedger(job));
  const [known] = await Promise.all([prices, taken]);
  const review = await worker.rank(known);
  if (review !== undefined) return review;
  const { events, engine: _, ...rest } = job;
  await worker.take(sentWhole(events, rest));
  const whole = await worker.rank(known);
  if (whole === undefined) throw new Error('A whole ledger was not ranked.');
  return whole;
}
