/**
 * What is computed away from the ledger's own worker: the ranges of a ledger and the questions that decide them. The ledger's own
 * worker sends what is open and what all entries do with their pools, then the prices around what is open, then
 * what it has matched with all answers; where ranking walks over all entries, it sends these as columns of their texts instead.
 */
import {
  type EventColumns,
  eventColumns,
  eventsOfColumns,
  type LedgerEngine,
  type LedgerEvent,
  type MatchSettings,
  type PoolSteps,
} from '@cryptax/ledger';
import { type OpenPrices, priceKnowledge } from '@cryptax/prices';
import {
  type CertaintyInput,
  type CertaintyReview,
  certaintyReview,
  type Matched,
  type MatchedAnswers,
  matchedAnswers,
  type PreparedRead,
  preparedRead,
  type RankingOf,
  type ReadLedger,
  rankingWith,
  readLedger,
  type TaxProfile,
  type ToldEntries,
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
  /** Asked once the worker has something to read: they are looked up beside it. */
  readonly prices: () => Promise<OpenPrices>;
  /** Others have their turn. */
  readonly between?: () => Promise<void>;
}

/** What is known before the prices. */
export type RestOfJob = Omit<CertaintyJob, 'events' | 'engine' | 'prices' | 'between'>;

/** Entries in full as columns; with `read` only those that ranking looks at, beside what all of them do. */
export interface SentLedger {
  readonly entries: EventColumns;
  readonly read?: Omit<ToldEntries, 'told'> & { readonly steps: PoolSteps; readonly count: number };
  readonly rest: RestOfJob;
}

function sentRead({ entries: { told, ...others }, engine, count }: ReadLedger, rest: RestOfJob): SentLedger {
  return { entries: sentEvents(told), read: { ...others, steps: engine.poolSteps(), count }, rest };
}

function sentWhole(events: readonly LedgerEvent[], rest: RestOfJob): SentLedger {
  return { entries: sentEvents(events), rest };
}

/** Where an entry came from and how it got its value bounds nothing. */
function sentEvents(events: readonly LedgerEvent[]): EventColumns {
  return eventColumns(events, ['source', 'valueOrigin', 'note']);
}

/** The worker's side, whose steps come in this order. */
export function certaintyWork() {
  let prepared: { readonly read: PreparedRead; readonly count: number } | undefined;
  let ranking: RankingOf | undefined;
  let whole: Omit<CertaintyInput, 'prices'> | undefined;
  let known: ReturnType<typeof priceKnowledge> | undefined;
  /** What it ranks, for whoever wants to know more of it than the app shows. */
  const input = (matched: MatchedAnswers | undefined): CertaintyInput => {
    if (matched !== undefined && ranking !== undefined) return ranking(matched);
    if (whole === undefined || known === undefined) throw new Error('Ranking was asked for too early.');
    return { ...whole, prices: known };
  };
  return {
    take: ({ entries, read, rest }: SentLedger): void => {
      const events = eventsOfColumns(entries);
      if (read === undefined) {
        whole = { ...rest, events };
        return;
      }
      const { steps, count, ...others } = read;
      prepared = { read: preparedRead({ ...others, told: events }, steps, rest), count };
    },
    /** What is open has these prices. */
    value: (prices: OpenPrices): void => {
      known = priceKnowledge(prices);
      if (prepared !== undefined) ranking = rankingWith(prepared.read, prepared.count, known);
    },
    /** With what was matched, else from the whole ledger. */
    rank: (matched: MatchedAnswers | undefined): CertaintyReview => certaintyReview(input(matched)),
    input,
  };
}

/** What a worker that ranks is asked, in this order. */
export interface Ranker<Review> {
  readonly take: (ledger: SentLedger) => Promise<void>;
  readonly value: (prices: OpenPrices) => Promise<void>;
  readonly rank: (matched: MatchedAnswers | undefined) => Promise<Review>;
}

/** The whole ledger is sent only where what was read of it does not suffice. */
export async function ranked<Review>(
  { events, engine, prices, between, ...rest }: CertaintyJob,
  worker: Ranker<Review>,
): Promise<Review> {
  const { settings, matched: known } = rest;
  const read = readLedger(events, engine, settings, known.points);
  const taken = worker.take(read === undefined ? sentWhole(events, rest) : sentRead(read, rest));
  const [found] = await Promise.all([prices(), taken]);
  const valued = worker.value(found);
  if (read === undefined) {
    await valued;
    return worker.rank(undefined);
  }
  const answers = matchedAnswers(read, settings, known.points, priceKnowledge(found), between);
  const [matched] = await Promise.all([answers, valued]);
  if (matched === undefined) await worker.take(sentWhole(events, rest));
  return worker.rank(matched);
}
