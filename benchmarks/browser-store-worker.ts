/**
 * Runs in a worker of the browser: writes a generated ledger to the real database as one import and reads it back, in
 * turns with a structured clone of the same events. The page that starts it gets the times as one message.
 */
import { err, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type NewImport, openStore, type Store } from '@cryptax/store';
import { tidyUp } from './cpu-time.ts';
import { generateLedger, type LedgerPlan } from './ledger-generator.ts';

export interface StorePlan {
  readonly ledger: LedgerPlan;
  readonly runs: number;
}

/** Milliseconds by the clock, one entry per round. */
export interface StoreTimes {
  readonly clone: readonly number[];
  readonly write: readonly number[];
  readonly read: readonly number[];
  /** Size of the events as JSON. */
  readonly bytes: number;
}

/** A promise that fails in a worker is no error of the worker; so failures are reported. */
addEventListener('message', ({ data }: MessageEvent<StorePlan>) => {
  measure(data).then(
    (times) => postMessage(ok(times)),
    (error: unknown) => postMessage(err(String(error))),
  );
});

async function measure({ ledger, runs }: StorePlan): Promise<StoreTimes> {
  const file = importOf(generateLedger(ledger));
  const text = JSON.stringify(file.events);
  const clone: number[] = [];
  const write: number[] = [];
  const read: number[] = [];
  /** The first round compiles. */
  for (let round = -1; round < runs; round++) {
    const cloned = await timed(() => structuredClone(file.events));
    const written = await timed(() => withStore(round, (store) => writeAll(store, file)));
    const back = await timed(() => withStore(round, readAll));
    if (JSON.stringify(back.value) !== text) throw new Error('Other events came back than were written.');
    await withStore(round, (store) => store.erase('everything'));
    if (round < 0) continue;
    clone.push(cloned.ms);
    write.push(written.ms);
    read.push(back.ms);
  }
  return { clone, write, read, bytes: text.length };
}

/** As the importer hands them over: every event names its row, every row its event. */
function importOf(generated: readonly LedgerEvent[]): NewImport {
  const [fileName, format] = ['bench.csv', 'bench'];
  const events = generated.map((event, i) => ({ ...event, source: { file: fileName, line: i + 2, format } }));
  const outcomes = events.map(({ id, source }) => ({ line: source.line, kind: 'event' as const, eventId: id }));
  return { fileName, sha256: '0'.repeat(64), size: 1, format, outcomes, events };
}

async function writeAll(store: Store, file: NewImport): Promise<void> {
  const applied = await store.events.apply('own', 0, { kind: 'import', why: 'bench', files: [file], wallets: [] });
  if (!applied.ok || applied.value.counts.added !== file.events.length) throw new Error('Not all events were written.');
}

async function readAll(store: Store): Promise<readonly LedgerEvent[]> {
  const all = await store.events.readAll('own');
  if (!all.ok) throw new Error(all.error.code);
  return all.value.events;
}

/** A new connection each time, so that nothing is known from the step before. */
async function withStore<T>(round: number, work: (store: Store) => Promise<T>): Promise<T> {
  const opened = await openStore({ name: `bench${round}` });
  if (!opened.ok) throw new Error(opened.error.code);
  const value = await work(opened.value);
  opened.value.close();
  return value;
}

async function timed<T>(work: () => T | Promise<T>): Promise<{ readonly ms: number; readonly value: T }> {
  tidyUp();
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}
