/**
 * Reads the whole history of an address: page after page, telling each so that it can be kept at once, going on where it
 * stopped, and with the next service when one fails. What could not be read is said; it never becomes an empty history.
 */
import { defined } from '@cryptax/kernel';
import type { ChainReader, ReadFailure } from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';

/** Kept beside the wallet after every page. */
export interface ReadState {
  readonly family: string;
  /** End of the last complete reading. */
  readonly since?: string;
  /** Set while a reading is under way. */
  readonly cursor?: string;
}

export interface ReadProgress {
  readonly reader: string;
  readonly parts: readonly ChainTransaction[];
  readonly state: ReadState;
}

export interface HistoryQuestion {
  readonly address: string;
  /** In order of preference. */
  readonly readers: readonly ChainReader[];
  readonly state?: ReadState | undefined;
  readonly onPage: (progress: ReadProgress) => void | Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

export type HistoryOutcome =
  | CompleteReading
  /** Everything up to `state` was reported; the next reading goes on there. */
  | { readonly kind: 'incomplete'; readonly failures: readonly ReaderFailure[]; readonly state?: ReadState };

export interface CompleteReading {
  readonly kind: 'complete';
  readonly reader: string;
  readonly state: ReadState;
  /** As in `HistoryPage`. */
  readonly renewedFrom?: number | undefined;
}

export interface ReaderFailure {
  readonly reader: string;
  readonly failure: ReadFailure;
}

/** No history is that long; a service that repeats its cursor must not keep us for ever. */
const MAX_PAGES = 100_000;

export async function readHistory(question: HistoryQuestion): Promise<HistoryOutcome> {
  const failures: ReaderFailure[] = [];
  let state = question.state;
  for (const reader of question.readers) {
    const known: ReadState = state?.family === reader.family ? state : { family: reader.family };
    const outcome = await readWith(reader, known, question);
    if (outcome.kind === 'complete') return outcome;
    failures.push({ reader: reader.name, failure: outcome.failure });
    // A cancelled reading must not go on elsewhere.
    if (outcome.state.cursor !== undefined || state === undefined) state = outcome.state;
    if (outcome.failure.code === 'cancelled') break;
  }
  return state === undefined ? { kind: 'incomplete', failures } : { kind: 'incomplete', failures, state };
}

type ReaderOutcome =
  | CompleteReading
  | { readonly kind: 'failed'; readonly failure: ReadFailure; readonly state: ReadState };

async function readWith(reader: ChainReader, begin: ReadState, question: HistoryQuestion): Promise<ReaderOutcome> {
  const { address, signal, onPage } = question;
  let state = begin;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    if (signal?.aborted === true) return { kind: 'failed', failure: { code: 'cancelled' }, state };
    const page = await reader.page({ address, since: state.since, cursor: state.cursor, signal });
    if (!page.ok) return { kind: 'failed', failure: page.error, state };
    const { parts, cursor, mark, renewedFrom } = page.value;
    if (cursor !== undefined && cursor === state.cursor) return { kind: 'failed', failure: { code: 'garbage' }, state };
    const since = cursor === undefined ? (mark ?? state.since) : state.since;
    state = {
      family: reader.family,
      ...defined({ since, cursor }),
    };
    await onPage({ reader: reader.name, parts, state });
    if (cursor === undefined) {
      return { kind: 'complete', reader: reader.name, state, renewedFrom };
    }
  }
  return { kind: 'failed', failure: { code: 'garbage' }, state };
}
