/** Everything known about one event: values and their sources, lots used and made, who used them, where it came from. */
import { berlinDay, defined, formatDay, ok, parseInstant, type Result } from '@cryptax/kernel';
import type { LedgerEvent, OpenLotView } from '@cryptax/ledger';
import type { ImportRecord, JournalRecord, Store, StoreError } from '@cryptax/store';
import { firstFreeDay } from '@cryptax/tax-de';
import type {
  CreatedLot,
  EventDetail,
  EventOrigin,
  EventRow,
  TransferMatch,
} from '../../../../platform/ledger/event-types.ts';
import { detailsOf, type Match } from '../../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { sourceOfFormat } from '../../../../platform/ledger/worker/source-names.ts';
import { matchOf } from '../edit/take-apart.ts';

export function detailWithoutOrigin(
  book: LoadedBook,
  row: EventRow,
  /** The entries of the journal about it. */
  history: readonly JournalRecord[],
): EventDetail | undefined {
  const place = book.place.get(row.id) ?? -1;
  const valued = book.valued[place];
  if (valued === undefined) return undefined;
  // What waits is an entry without being stored.
  const stored = book.stored[place] ?? valued;
  const { disposals, movements, openLots, usedBy } = book.engine.traceOf(row.id);
  const match = matchOf(book, row.id);
  return {
    revision: book.revision,
    row,
    stored,
    valued,
    valuations: book.valuations.get(row.id) ?? [],
    disposals,
    movements,
    openLots: openLots.map(createdLot),
    usedBy,
    match: match === undefined ? undefined : shownMatch(match),
    issues: book.issues.filter(({ source }) => source.eventId === row.id),
    history: history.map(({ book: _, ...entry }) => entry),
  };
}

function shownMatch({ reason, secondsApart, impliedFee }: Match): TransferMatch {
  return { reason, secondsApart, ...defined({ impliedFee }) };
}

function createdLot({ chain: _, ...lot }: OpenLotView): CreatedLot {
  const at = parseInstant(lot.acquiredAt);
  return { ...lot, freeFrom: at.ok ? formatDay(firstFreeDay(berlinDay(at.value))) : '' };
}

/**
 * File, line and the row itself. An event belongs to the import that brought it; a transfer whose sending came with an
 * earlier file names that file.
 */
export async function originOf(
  store: Store,
  book: LoadedBook,
  { id, source }: LedgerEvent,
): Promise<Result<EventOrigin | undefined, StoreError>> {
  const no = book.origins[book.place.get(id) ?? -1];
  const named = book.imports.filter(({ fileName }) => fileName === source?.file);
  const record = named.find((each) => each.no === no) ?? named[0];
  if (source === undefined || record === undefined) return ok(undefined);
  const wanted = source.lines ?? [source.line];
  const cells = await cellsOf(store, record, wanted);
  if (!cells.ok) return cells;
  return ok({
    importNo: record.no,
    file: record.fileName,
    format: record.format,
    sourceName: sourceOfFormat(record.format),
    importedAt: record.importedAt,
    header: detailsOf(record).header,
    lines: wanted.map((line) => {
      const row = cells.value.get(line);
      return row === undefined ? { line } : { line, cells: row };
    }),
  });
}

async function cellsOf(
  store: Store,
  { book, no, rawRows }: ImportRecord,
  lines: readonly number[],
): Promise<Result<ReadonlyMap<number, readonly string[]>, StoreError>> {
  // Rows of a very large file may not have been kept.
  if (rawRows === 'left-out') return ok(new Map());
  const rows = await store.imports.rawRows(book, no, lines);
  return rows.ok ? ok(new Map(rows.value.map(({ line, cells }) => [line, cells]))) : rows;
}
