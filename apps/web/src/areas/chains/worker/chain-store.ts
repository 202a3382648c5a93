/**
 * What was read of the chains, kept in the store's settings beside the ledger: it is the chains' own word and can be read
 * again, so it is no part of undo. Every page is kept as it comes; a reading cut off in the middle goes on from there.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { type ChainTransaction, mergeParts, type ReadState } from '@cryptax/onchain';
import type { JsonValue, Store, StoreError } from '@cryptax/store';
import { inTurn } from '../../../platform/ledger/worker/running-jobs.ts';
import type { BalanceCheck, ChainFailure } from '../wallet-types.ts';
import { CHAIN_KEYS } from './forget-chains.ts';

interface KeptPage {
  readonly no: number;
  readonly key: string;
  readonly run: number;
  readonly count: number;
  /** Highest block in it. */
  readonly top: number;
}

export interface ChainRecord {
  readonly version: 1;
  /** Counts the readings; a reading that goes on keeps its number. */
  readonly run: number;
  readonly states: Readonly<Record<string, ReadState>>;
  /** Pages by number, in the order in which they came. */
  readonly pages: readonly KeptPage[];
  readonly nextPage: number;
  readonly addresses: readonly string[];
  readonly transactions: number;
  readonly lastTry?: string;
  readonly lastSync?: string;
  readonly failures: readonly ChainFailure[];
  readonly check?: BalanceCheck;
  /** The user's word on tokens, by contract. */
  readonly decided: Readonly<Record<string, 'spam' | 'wanted'>>;
  /** Hashes that a reorganisation took away; should one come back it is new again. */
  readonly gone: readonly string[];
}

const NEW_RECORD: ChainRecord = {
  version: 1,
  run: 0,
  states: {},
  pages: [],
  nextPage: 1,
  addresses: [],
  transactions: 0,
  failures: [],
  decided: {},
  gone: [],
};

const recordKey = (wallet: string) => `${CHAIN_KEYS}wallet:${wallet}`;
const pageKey = (wallet: string, no: number) => `${CHAIN_KEYS}page:${wallet}:${no}`;
/** Small pages are joined once there are this many of one reading. */
const MANY_PAGES = 12;
const JOINED_PARTS = 1_000;

export async function readRecord(store: Store, wallet: string): Promise<ChainRecord> {
  const kept = await store.settings.get(recordKey(wallet));
  const value = kept.ok ? kept.value : undefined;
  const isOurs = typeof value === 'object' && value !== null && 'version' in value && value.version === 1;
  return isOurs ? { ...NEW_RECORD, ...(value as unknown as ChainRecord) } : NEW_RECORD;
}

/** `change` gets the record as it is now. */
export function changeRecord(
  store: Store,
  wallet: string,
  change: (now: ChainRecord) => ChainRecord,
): Promise<Result<ChainRecord, StoreError>> {
  return inTurn(store, recordKey(wallet), async () => {
    const next = change(await readRecord(store, wallet));
    const done = await store.settings.set(recordKey(wallet), next as unknown as JsonValue);
    return done.ok ? ok(next) : done;
  });
}

/** A reading takes long and carries its record along; what the user says meanwhile is no part of it and stays. */
export function writeReading(
  store: Store,
  wallet: string,
  record: ChainRecord,
): Promise<Result<ChainRecord, StoreError>> {
  return changeRecord(store, wallet, ({ decided, gone }) => ({ ...record, decided, gone }));
}

/** The page first, then the record that names it: a crash between the two costs one page of reading. */
export async function keepPage(
  store: Store,
  wallet: string,
  record: ChainRecord,
  page: { readonly key: string; readonly parts: readonly ChainTransaction[]; readonly state: ReadState },
): Promise<Result<ChainRecord, StoreError>> {
  const states = { ...record.states, [page.key]: page.state };
  if (page.parts.length === 0) return writeReading(store, wallet, { ...record, states });
  const no = record.nextPage;
  const kept = await store.settings.set(pageKey(wallet, no), page.parts as unknown as JsonValue);
  if (!kept.ok) return kept;
  const entry = { no, key: page.key, run: record.run, count: page.parts.length, top: topOf(page.parts) };
  return writeReading(store, wallet, { ...record, states, nextPage: no + 1, pages: [...record.pages, entry] });
}

/** All transactions of a wallet in order of time, each once. */
export async function readTransactions(
  store: Store,
  wallet: string,
  pages: readonly Pick<KeptPage, 'no'>[],
): Promise<Result<readonly ChainTransaction[], StoreError>> {
  const all: ChainTransaction[] = [];
  for (const { no } of pages) {
    const parts = await partsOf(store, wallet, no);
    if (!parts.ok) return parts;
    for (const part of parts.value) all.push(part);
  }
  return ok(mergeParts(all));
}

/** A page that cannot be read is a failure: taken for empty, its transactions would look as if the chain had lost them. */
async function partsOf(
  store: Store,
  wallet: string,
  no: number,
): Promise<Result<readonly ChainTransaction[], StoreError>> {
  const kept = await store.settings.get(pageKey(wallet, no));
  if (!kept.ok) return kept;
  if (!Array.isArray(kept.value)) return err({ code: 'store.unreadable', cause: pageKey(wallet, no) });
  return ok(kept.value as unknown as readonly ChainTransaction[]);
}

/**
 * The end of one reading: what earlier ones found in blocks that were gone over again, and this one did not, is no part of
 * the chain any more. Many small pages become few.
 */
export async function finishReading(
  store: Store,
  wallet: string,
  record: ChainRecord,
  key: string,
  renewedFrom: number | undefined,
): Promise<Result<ChainRecord, StoreError>> {
  const pages: KeptPage[] = [];
  for (const page of record.pages) {
    const mayBeGone =
      page.key === key && page.run < record.run && page.top >= (renewedFrom ?? Number.POSITIVE_INFINITY);
    if (!mayBeGone) {
      pages.push(page);
      continue;
    }
    const found = await partsOf(store, wallet, page.no);
    if (!found.ok) return found;
    const parts = found.value.filter(({ block }) => block < (renewedFrom ?? 0));
    const kept = await store.settings.set(pageKey(wallet, page.no), parts as unknown as JsonValue);
    if (!kept.ok) return kept;
    pages.push({ ...page, count: parts.length, top: topOf(parts) });
  }
  const done = await writeReading(store, wallet, { ...record, pages });
  const own = pages.filter((page) => page.key === key);
  const isScattered =
    own.length > MANY_PAGES && own.filter(({ count }) => count < JOINED_PARTS / 4).length > MANY_PAGES;
  if (!done.ok || !isScattered) return done;
  const parts = await readTransactions(store, wallet, own);
  return parts.ok ? replacePages(store, wallet, done.value, key, parts.value) : parts;
}

function topOf(parts: readonly ChainTransaction[]): number {
  return parts.reduce((top, { block }) => Math.max(top, block), 0);
}

async function replacePages(
  store: Store,
  wallet: string,
  record: ChainRecord,
  key: string,
  parts: readonly ChainTransaction[],
): Promise<Result<ChainRecord, StoreError>> {
  let next: ChainRecord = { ...record, pages: record.pages.filter((page) => page.key !== key) };
  for (let from = 0; from < parts.length; from += JOINED_PARTS) {
    const slice = parts.slice(from, from + JOINED_PARTS);
    const kept = await store.settings.set(pageKey(wallet, next.nextPage), slice as unknown as JsonValue);
    if (!kept.ok) return kept;
    const entry = { no: next.nextPage, key, run: record.run, count: slice.length, top: topOf(slice) };
    next = { ...next, nextPage: next.nextPage + 1, pages: [...next.pages, entry] };
  }
  const done = await writeReading(store, wallet, next);
  if (done.ok) for (const { no } of record.pages.filter((page) => page.key === key)) await forget(store, wallet, no);
  return done;
}

function forget(store: Store, wallet: string, no: number): Promise<Result<void, StoreError>> {
  return store.settings.remove(pageKey(wallet, no));
}

export async function forgetWallet(store: Store, wallet: string): Promise<void> {
  const { pages } = await readRecord(store, wallet);
  await store.settings.remove(recordKey(wallet));
  for (const { no } of pages) await forget(store, wallet, no);
}
