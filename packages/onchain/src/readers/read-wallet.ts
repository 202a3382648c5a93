/**
 * Reads a whole wallet: every ledger of its chain, and every address if the wallet is an extended key. Addresses of a key
 * are derived here and looked for until twenty in a row were never used. Each reading keeps its own place, so that a
 * wallet cut off in the middle goes on there.
 */
import type { ExtendedKey } from '../bitcoin/extended-key.ts';
import { findUsedAddresses } from '../bitcoin/used-addresses.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { type HistoryOutcome, type ReaderFailure, type ReadState, readHistory } from './read-history.ts';
import type { ChainSource } from './readers-for.ts';

/** One reading: an address in one ledger. */
export interface WalletPage {
  readonly key: string;
  readonly reader: string;
  readonly parts: readonly ChainTransaction[];
  readonly state: ReadState;
}

export interface WalletQuestion {
  readonly owner:
    | { readonly kind: 'address'; readonly address: string }
    | { readonly kind: 'key'; readonly key: ExtendedKey };
  readonly sources: (address: string) => readonly ChainSource[];
  /** Where the readings stand, by their key. */
  readonly states: ReadonlyMap<string, ReadState>;
  /** Whether anything was found under a key before. */
  readonly isKnown: (key: string) => boolean;
  readonly onPage: (page: WalletPage) => Promise<void> | void;
  /** A reading came to its end; `renewedFrom` as in `HistoryPage`. */
  readonly onComplete: (key: string, renewedFrom: number | undefined) => Promise<void> | void;
  readonly signal?: AbortSignal;
}

export type WalletOutcome =
  | { readonly kind: 'complete'; readonly addresses: readonly string[] }
  | { readonly kind: 'incomplete'; readonly addresses: readonly string[]; readonly failures: readonly ReaderFailure[] };

export async function readWallet(question: WalletQuestion): Promise<WalletOutcome> {
  const { owner } = question;
  const failures: ReaderFailure[] = [];
  const read = async (address: string): Promise<boolean> => {
    // After a failure nothing more is asked: the next reading begins here again.
    if (failures.length > 0) return false;
    let isUsed = false;
    for (const source of question.sources(address)) {
      const answer = await readSource(question, address, source);
      isUsed ||= answer.isUsed;
      if (answer.outcome.kind === 'incomplete') failures.push(...answer.outcome.failures);
    }
    return isUsed;
  };
  if (owner.kind === 'address') {
    await read(owner.address);
    return outcomeOf([owner.address], failures);
  }
  const used = await findUsedAddresses(owner.key, read);
  return outcomeOf(
    used.map(({ address }) => address),
    failures,
  );
}

function outcomeOf(addresses: readonly string[], failures: readonly ReaderFailure[]): WalletOutcome {
  return failures.length === 0 ? { kind: 'complete', addresses } : { kind: 'incomplete', addresses, failures };
}

async function readSource(
  { states, isKnown, onPage, onComplete, signal }: WalletQuestion,
  address: string,
  { ledger, readers }: ChainSource,
): Promise<{ readonly outcome: HistoryOutcome; readonly isUsed: boolean }> {
  const key = readingKey(ledger, address);
  const state = states.get(key);
  let isUsed = isKnown(key);
  const outcome = await readHistory({
    address,
    readers,
    state,
    signal,
    onPage: async ({ reader, parts, state: next }) => {
      isUsed ||= parts.length > 0;
      await onPage({ key, reader, parts, state: next });
    },
  });
  if (readers.length === 0) return { outcome: withoutReader(), isUsed };
  if (outcome.kind === 'complete') await onComplete(key, outcome.renewedFrom);
  return { outcome, isUsed };
}

function readingKey(ledger: string, address: string): string {
  return ledger === '' ? address : `${ledger} ${address}`;
}

function withoutReader(): HistoryOutcome {
  return { kind: 'incomplete', failures: [{ reader: '', failure: { code: 'api-key' } }] };
}
