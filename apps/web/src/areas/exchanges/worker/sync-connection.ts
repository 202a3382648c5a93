/**
 * One sync of a connection: read what is new, see what it would bring, write it. What was read waits in the store between the
 * steps; what is in the ledger is noted before it goes from there.
 */
import {
  connectableExchange,
  type ExchangeCredentials,
  type ExchangeRecord,
  type ExchangeStream,
} from '@cryptax/api-contract';
import { connectionFile } from '@cryptax/importers';
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { Store } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { importRunnerOf } from '../../import/worker/import-runner.ts';
import type { ReadConnection, ReadingProgress } from '../connection-types.ts';
import { changeConnection, type KeptConnection } from './kept-connections.ts';
import { forgetReading, type ReadingRange, readRange, readStream, writePage, writeRange } from './kept-reading.ts';
import type { Relay } from './relay.ts';
import { stateBalances } from './state-balances.ts';

/** What has just happened may not be reported completely yet. */
const SETTLE_MS = 120_000;
/** Read again with every sync: deposits and orders are reported when they are done, under the time they began. */
const OVERLAP_MS = 14 * 86_400_000;

/** Also brings histories that a newer server knows. */
export async function testKey(
  { store, now }: LiveLedger,
  relay: Relay,
  connection: KeptConnection,
  credentials: ExchangeCredentials,
  signal?: AbortSignal,
): Promise<Result<KeptConnection, LedgerError>> {
  const check = await relay.check(connection.exchange, credentials, signal);
  if (!check.ok) return check;
  return changeConnection(store, connection.id, (known) => ({ ...known, check: check.value, checkedAt: now() }));
}

export async function readIntoPreview(
  live: LiveLedger,
  relay: Relay,
  known: KeptConnection,
  credentials: ExchangeCredentials,
  signal: AbortSignal,
  notify: ((progress: ReadingProgress) => void) | undefined,
): Promise<Result<ReadConnection, LedgerError>> {
  const { store } = live;
  const tested = await testKey(live, relay, known, credentials, signal);
  if (!tested.ok) return tested;
  const connection = tested.value;
  const range = await rangeOf(live, connection);
  if (!range.ok) return range;
  const reported = {
    store,
    relay,
    connection,
    credentials,
    range: range.value,
    signal,
    notify: notify ?? (() => undefined),
  };
  const result = await readStreams(reported);
  if (!result.ok) return result;
  const { records, refused } = result.value;
  const held = await relay.balances(connection.exchange, credentials, signal);
  const noted = await changeConnection(store, connection.id, (now) => ({
    ...now,
    refused,
    held: held.ok ? held.value : null,
  }));
  if (!noted.ok) return noted;
  if (records.length === 0) return finish(live, connection.id, NOTHING, { records: 0 });
  const file = connectionFile(connection.exchange, nameOf(connection), records);
  const name = `${nameOf(connection)} API ${live.now().slice(0, 16).replace('T', ' ').replace(':', '.')}.csv`;
  const preview = await importRunnerOf(live).preview(
    [new File([file.text], name)],
    { [name]: { format: file.format } },
    undefined,
  );
  if (!preview.ok) return preview;
  const { previewId, totals, known: before, newSources } = preview.value;
  if (totals.events === 0 && totals.review === 0) {
    importRunnerOf(live).cancel();
    return finish(live, connection.id, { ...NOTHING, duplicates: totals.duplicate }, { records: records.length });
  }
  return ok({ records: records.length, preview: { previewId, totals, known: before, newSources } });
}

/**
 * The range of a reading that was cut off stays as it was; a new one begins a little before the last end, or at the very
 * beginning where the user took something back that a sync had brought.
 */
async function rangeOf(
  { store, books, now }: LiveLedger,
  { id, lastSync, imports }: KeptConnection,
): Promise<Result<ReadingRange, LedgerError>> {
  const kept = await readRange(store, id);
  if (!kept.ok) return kept;
  const last = lastSync?.until ?? 0;
  if (kept.value !== undefined && kept.value.until > last) return ok(kept.value);
  const cleared = kept.value === undefined ? ok(undefined) : await forgetReading(store, id);
  if (!cleared.ok) return cleared;
  const own = await books.get('own');
  if (!own.ok) return own;
  const here = new Set(own.value.loaded.imports.map(({ no }) => no));
  const range = {
    since: imports.every((no) => here.has(no)) ? Math.max(0, last - OVERLAP_MS) : 0,
    until: Math.max(0, Date.parse(now()) - SETTLE_MS),
    records: 0,
  };
  const written = await writeRange(store, id, range);
  return written.ok ? ok(range) : written;
}

export async function takeOver(live: LiveLedger, id: string, previewId: string) {
  const done = await importRunnerOf(live).commit(previewId, undefined);
  if (!done.ok) return done;
  const { added, totals, imports } = done.value;
  const counts = { added, duplicates: totals.duplicate, review: totals.review };
  return finish(live, id, { ...counts, imports: imports.map(({ no }) => no) }, done.value);
}

interface Brought {
  readonly added: number;
  readonly duplicates: number;
  readonly review: number;
  readonly imports: readonly number[];
}

const NOTHING: Brought = { added: 0, duplicates: 0, review: 0, imports: [] };

/** First the note that it is in the ledger, then the pages go: cut off between the two, they are only read once more. */
async function finish<T>(
  live: LiveLedger,
  id: string,
  { imports, ...counts }: Brought,
  answer: T,
): Promise<Result<T, LedgerError>> {
  const range = await readRange(live.store, id);
  if (!range.ok) return range;
  const kept = await changeConnection(live.store, id, (connection) => {
    const streams = connection.check.streams.filter((stream) => !connection.refused.includes(stream));
    const lastSync = { at: live.now(), until: range.value?.until ?? 0, streams, ...counts };
    return { ...connection, lastSync, imports: [...connection.imports, ...imports] };
  });
  if (!kept.ok) return kept;
  const said = await stateBalances(live, kept.value);
  if (!said.ok) return said;
  const gone = await forgetReading(live.store, id);
  return gone.ok ? ok(answer) : gone;
}

function nameOf({ exchange }: KeptConnection): string {
  return connectableExchange(exchange)?.name ?? exchange;
}

/**
 * Reads all histories of a connection from where they stand. A history that the exchange does not hand out to this key or at
 * all is noted and passed over, unless it hands out nothing; any other failure stops the reading, which goes on there next
 * time.
 */
interface Reading {
  readonly store: Store;
  readonly relay: Relay;
  readonly connection: KeptConnection;
  readonly credentials: ExchangeCredentials;
  readonly range: ReadingRange;
  readonly signal: AbortSignal;
  readonly notify: (progress: ReadingProgress) => void;
}

interface ReadStreams {
  readonly records: readonly ExchangeRecord[];
  readonly refused: readonly ExchangeStream[];
}

/** This history only; others may still be had. */
const PASSED_OVER: ReadonlySet<string> = new Set(['exchange.unsupported', 'exchange.permission']);

async function readStreams(reading: Reading): Promise<Result<ReadStreams, LedgerError>> {
  const { streams } = reading.connection.check;
  const records: ExchangeRecord[] = [];
  const refused: ExchangeStream[] = [];
  for (const [streamIndex, stream] of streams.entries()) {
    const place = { stream, streamIndex, streamCount: streams.length };
    const read = await readOne(reading, stream, records.length, (done, fresh, pauseMs) =>
      reading.notify({
        ...place,
        done,
        records: records.length + fresh,
        ...defined({ pauseMs }),
      }),
    );
    if (read.ok) records.push(...read.value);
    else if (PASSED_OVER.has(read.error.code) && refused.length + 1 < streams.length) refused.push(stream);
    else return read;
  }
  return ok({ records, refused });
}

async function readOne(
  { store, relay, connection, credentials, range, signal }: Reading,
  stream: ExchangeStream,
  before: number,
  notify: (done: number, records: number, pauseMs?: number) => void,
): Promise<Result<readonly ExchangeRecord[], LedgerError>> {
  const soFar = await readStream(store, connection.id, stream);
  if (!soFar.ok) return soFar;
  const records = [...soFar.value.records];
  let { cursor, pages } = soFar.value;
  let done = 0;
  /** A history that was never read, because it is new here or was refused, is read from its beginning. */
  const since = connection.lastSync?.streams.includes(stream) === true ? range.since : 0;
  while (cursor !== null) {
    if (signal.aborted) return err({ code: 'connection.cancelled' });
    notify(done, records.length);
    const { exchange } = connection;
    const request = { exchange, credentials, stream, cursor: cursor ?? null, since, until: range.until };
    const page = await relay.read(request, signal, (ms) => notify(done, records.length, ms));
    if (!page.ok) return page;
    const kept = await writePage(store, connection.id, stream, pages++, page.value);
    if (!kept.ok) return kept;
    for (const record of page.value.records) records.push(record);
    const noted = await writeRange(store, connection.id, { ...range, records: before + records.length });
    if (!noted.ok) return noted;
    ({ cursor, done } = page.value);
  }
  notify(1, records.length);
  return ok(records);
}
