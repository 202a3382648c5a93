/**
 * Runs in a worker of the browser: what a reload waits for before its first rows, against reading the bytes that they come from and
 * nothing else; then the parts of opening the book, and what a snapshot of the matched engine would take in place of matching.
 */
import { err, invariant, ok } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, LedgerEngine, type LedgerEvent, type MatchedColumns, memoryOf } from '@cryptax/ledger';
import { openStore } from '@cryptax/store';
import { lastTaxableDay, loadEngine } from '@cryptax/tax-de';
import { createLedgerService } from '../apps/web/src/app/worker/ledger-service.ts';
import { bookDatabase, FIRST_BOOK } from '../apps/web/src/platform/books/book-names.ts';
import type { Answer } from '../apps/web/src/platform/ledger/answer.ts';
import type { LedgerApi } from '../apps/web/src/platform/ledger/ledger-api.ts';
import type { Keeping } from '../apps/web/src/platform/ledger/worker/first-answers.ts';
import { type LiveLedger, openLiveLedger } from '../apps/web/src/platform/ledger/worker/live-ledger.ts';
import { fetchPack } from '../apps/web/src/platform/ledger/worker/price-packs.ts';
import { StateBroadcaster } from '../apps/web/src/platform/ledger/worker/state-broadcaster.ts';
import { generateLedger, type LedgerPlan } from './ledger-generator.ts';

export type OpeningPlan = { readonly kind: 'import' | 'open'; readonly ledger: LedgerPlan };

/** Milliseconds by the clock. */
export interface OpeningTimes {
  readonly first: readonly FirstScreen[];
  readonly keptBytes: number;
  readonly parts: Readonly<Partial<Record<OpeningPart, number>>>;
  readonly snapshotBytes: number;
}

/** One round: the bytes alone, the store opened and closed again, and all that the worker does until the first screen has its answers. */
export interface FirstScreen {
  readonly bytes: number;
  readonly database: number;
  readonly answers: number;
}

export type OpeningPart = 'records' | 'values' | 'matching' | 'whole' | 'snapshot' | 'lookAt';

const ROUNDS = 9;
const YEAR = 2024;
const DATABASE = bookDatabase(FIRST_BOOK);
const options = { loadPack: fetchPack, now: () => new Date() };
const nothing = (): void => undefined;

addEventListener('message', ({ data }: MessageEvent<OpeningPlan>) => {
  const stay = data.kind === 'import' ? importAll(data.ledger) : open(data.ledger.count);
  stay.then(
    (times) => postMessage(ok(times)),
    (error: unknown) => postMessage(err(String(error))),
  );
});

/** What list and report ask first. */
async function firstScreen(api: LedgerApi): Promise<void> {
  const page = { book: 'own', offset: 0, limit: 200 } as const;
  await Promise.all([
    good(api.queryEvents({ ...page, withDays: true })),
    good(api.eventFacets('own')),
    good(api.summary('own')),
    good(api.taxReport({ kind: 'book', book: 'own', year: YEAR })),
  ]);
}

async function importAll(plan: LedgerPlan): Promise<OpeningTimes> {
  let keep: () => Promise<void> = async () => undefined;
  const later: Keeping['later'] = (work) => {
    keep = work;
  };
  const api = createLedgerService({ ...options, keeping: { ...KEEPING, later } });
  const { previewId } = await good(api.previewImport([ledgerFile(generateLedger(plan))]));
  const { added } = await good(api.commitImport(previewId));
  invariant(added === plan.count, 'all events were written');
  await firstScreen(api);
  await keep();
  return { first: [], keptBytes: 0, parts: {}, snapshotBytes: 0 };
}

/** Nobody is given time to read the book: whatever is answered was kept. */
const KEEPING: Keeping = {
  program: 'bench',
  leastEvents: 1,
  later: nothing,
  atRest: nothing,
  pause: () => new Promise(nothing),
};

async function open(count: number): Promise<OpeningTimes> {
  const first: FirstScreen[] = [];
  let keptBytes = 0;
  // The first round compiles.
  for (let round = -1; round < ROUNDS; round++) {
    const [read, bytes] = await timed(() => keptText(DATABASE));
    keptBytes = read.length;
    const [, database] = await timed(openAndClose);
    const [, answers] = await timed(fromKept);
    if (round >= 0) first.push({ bytes, database, answers });
  }
  const parts: Partial<Record<OpeningPart, number>> = {};
  const note = async <T>(part: OpeningPart, work: () => Promise<T>): Promise<T> => {
    const [value, ms] = await timed(work);
    parts[part] = ms;
    return value;
  };
  const live = await opened();
  const events = await note('records', () => recordsOf(live));
  invariant(events.length === count, 'all events are read');
  const valued = await note('values', async () => (await live.valuer.value(events)).events);
  const engine = await note('matching', async () => matched(valued));
  const snapshotBytes = await writeSnapshot(engine.handOn());
  const columns = await note('snapshot', readSnapshot);
  await note('lookAt', async () => new LedgerEngine(DEFAULT_SETTINGS, lastTaxableDay).lookAt(columns));
  live.store.close();
  const api = createLedgerService(options);
  const state = await note('whole', () => api.open());
  invariant(state.kind === 'ready' && state.counts.events === count, 'the whole ledger opens');
  return { first, keptBytes, parts, snapshotBytes };
}

/** As a new worker does it, from opening the database on. */
async function fromKept(): Promise<void> {
  const api = createLedgerService({ ...options, opensAtOnce: true, keeping: KEEPING });
  await new Promise<void>((resolve) => {
    void api.subscribe((state) => {
      if (state.kind === 'ready') resolve();
    });
  });
  await firstScreen(api);
}

async function openAndClose(): Promise<void> {
  const store = await openStore({ name: DATABASE });
  if (!store.ok) throw new Error(store.error.code);
  store.value.close();
}

async function opened(): Promise<LiveLedger> {
  const live = await openLiveLedger(options, new StateBroadcaster());
  if (!live.ok) throw new Error(live.error.code);
  return live.value;
}

async function recordsOf({ store }: LiveLedger): Promise<readonly LedgerEvent[]> {
  return (await good(store.events.readAll('own'))).events;
}

function matched(events: readonly LedgerEvent[]): LedgerEngine {
  const engine = loadEngine(events, DEFAULT_SETTINGS);
  engine.years();
  return engine;
}

/** The record and no more, by a connection of its own. */
async function keptText(name: string): Promise<string> {
  const db = await done(indexedDB.open(name));
  const record: unknown = await done(db.transaction('kept').objectStore('kept').get('own'));
  db.close();
  const { content } = record as { readonly content?: string };
  invariant(content !== undefined, 'answers were kept');
  return content;
}

const SNAPSHOT = 'bench-snapshot';

/** One record in a database of its own; how many bytes its columns have. */
async function writeSnapshot(columns: MatchedColumns): Promise<number> {
  const opening = indexedDB.open(SNAPSHOT);
  opening.onupgradeneeded = () => opening.result.createObjectStore('one');
  const db = await done(opening);
  await done(db.transaction('one', 'readwrite').objectStore('one').put(columns, 0));
  db.close();
  return memoryOf(columns).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

async function readSnapshot(): Promise<MatchedColumns> {
  const db = await done(indexedDB.open(SNAPSHOT));
  const columns: unknown = await done(db.transaction('one').objectStore('one').get(0));
  db.close();
  return columns as MatchedColumns;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ledgerFile(events: readonly LedgerEvent[]): File {
  const parts = ['{"format":"cryptax-ledger","version":1,"events":['];
  for (const [i, event] of events.entries()) parts.push(i === 0 ? '' : ',', JSON.stringify(event));
  return new File([...parts, ']}'], 'bench.json');
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const start = performance.now();
  const value = await work();
  return [value, performance.now() - start];
}

async function good<T>(answer: Answer<T>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
