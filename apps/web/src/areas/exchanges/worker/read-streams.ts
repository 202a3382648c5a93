/**
 * Reads all histories of a connection from where they stand. A history that the exchange does not hand out to this key or at
 * all is noted and passed over, unless it hands out nothing; any other failure stops the reading, which goes on there next
 * time.
 */
import type { ExchangeCredentials, ExchangeRecord, ExchangeStream } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { Store } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { ReadingProgress } from '../connection-types.ts';
import type { KeptConnection } from './kept-connections.ts';
import { type ReadingRange, readStream, writePage, writeRange } from './kept-reading.ts';
import type { Relay } from './relay.ts';

export interface Reading {
  readonly store: Store;
  readonly relay: Relay;
  readonly connection: KeptConnection;
  readonly credentials: ExchangeCredentials;
  readonly range: ReadingRange;
  readonly signal: AbortSignal;
  readonly tell: (progress: ReadingProgress) => void;
}

export interface ReadStreams {
  readonly records: readonly ExchangeRecord[];
  readonly refused: readonly ExchangeStream[];
}

/** This history only; others may still be had. */
const PASSED_OVER: ReadonlySet<string> = new Set(['exchange.unsupported', 'exchange.permission']);

export async function readStreams(reading: Reading): Promise<Result<ReadStreams, LedgerError>> {
  const { streams } = reading.connection.check;
  const records: ExchangeRecord[] = [];
  const refused: ExchangeStream[] = [];
  for (const [streamIndex, stream] of streams.entries()) {
    const place = { stream, streamIndex, streamCount: streams.length };
    const read = await readOne(reading, stream, records.length, (done, fresh, pauseMs) =>
      reading.tell({ ...place, done, records: records.length + fresh, ...(pauseMs === undefined ? {} : { pauseMs }) }),
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
  tell: (done: number, records: number, pauseMs?: number) => void,
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
    tell(done, records.length);
    const { exchange } = connection;
    const request = { exchange, credentials, stream, cursor: cursor ?? null, since, until: range.until };
    const page = await relay.read(request, signal, (ms) => tell(done, records.length, ms));
    if (!page.ok) return page;
    const kept = await writePage(store, connection.id, stream, pages++, page.value);
    if (!kept.ok) return kept;
    for (const record of page.value.records) records.push(record);
    const noted = await writeRange(store, connection.id, { ...range, records: before + records.length });
    if (!noted.ok) return noted;
    ({ cursor, done } = page.value);
  }
  tell(1, records.length);
  return ok(records);
}
