/** Everything known about one event: values and their sources, lots used and made, who used them, where it came from. */
import { berlinDay, formatDay, parseInstant, type Result } from '@cryptax/kernel';
import type { LedgerEvent, OpenLotView } from '@cryptax/ledger';
import type { JournalRecord, Store, StoreError } from '@cryptax/store';
import { firstFreeDay } from '@cryptax/tax-de';
import type { CreatedLot, EventDetail, EventOrigin, EventRow } from '../../lib/ledger/events-api.ts';
import type { LoadedBook } from '../book/loaded-book.ts';
import { sourceOfFormat } from '../book/source-names.ts';
import { detailsOf } from '../import/import-details.ts';
import { readRaw } from '../import/row-accounts.ts';

export function detailWithoutOrigin(
  book: LoadedBook,
  row: EventRow,
  history: readonly JournalRecord[],
): EventDetail | undefined {
  const place = book.place.get(row.id) ?? -1;
  const [stored, valued] = [book.stored[place], book.valued[place]];
  if (stored === undefined || valued === undefined) return undefined;
  return {
    revision: book.revision,
    row,
    stored,
    valued,
    valuations: book.valuations.get(row.id) ?? [],
    disposals: book.disposals.get(row.id) ?? [],
    movements: book.engine.movements().filter(({ eventId }) => eventId === row.id),
    openLots: book.engine.openLots().filter(isMadeBy(row.id)).map(createdLot),
    usedBy: usersOf(book, row.id),
    issues: book.issues.filter(({ source }) => source.eventId === row.id),
    history: history.filter(({ subjects }) => subjects.includes(row.id)).map(({ book: _, ...entry }) => entry),
  };
}

function isMadeBy(eventId: string): (lot: OpenLotView) => boolean {
  return ({ chain }) => chain[0] === eventId;
}

function createdLot({ chain: _, ...lot }: OpenLotView): CreatedLot {
  const at = parseInstant(lot.acquiredAt);
  return { ...lot, freeFrom: at.ok ? formatDay(firstFreeDay(berlinDay(at.value))) : '' };
}

function usersOf({ disposals }: LoadedBook, eventId: string): readonly string[] {
  const users = [...disposals.entries()].filter(([, views]) =>
    views.some(({ lots }) => lots.some(({ chain }) => chain.includes(eventId))),
  );
  return users.map(([id]) => id).filter((id) => id !== eventId);
}

/** File, line and the row itself. Of several imports of one file name, the one whose row made this event. */
export async function originOf(
  store: Store,
  book: LoadedBook,
  { id, source }: LedgerEvent,
): Promise<Result<EventOrigin | undefined, StoreError>> {
  const found = book.imports.filter(({ fileName }) => fileName === source?.file);
  if (source === undefined || found.length === 0) return { ok: true, value: undefined };
  const wanted = source.lines ?? [source.line];
  let best: EventOrigin | undefined;
  for (const record of found) {
    const rows = await store.imports.rows(book.book, record.no);
    if (!rows.ok) return rows;
    const lines = wanted.map((line) => {
      const raw = rows.value.find((row) => row.line === line)?.raw;
      return raw === undefined ? { line } : { line, cells: readRaw(raw) };
    });
    const origin: EventOrigin = {
      importNo: record.no,
      file: record.fileName,
      format: record.format,
      sourceName: sourceOfFormat(record.format),
      importedAt: record.importedAt,
      header: detailsOf(record).header,
      lines,
    };
    if (rows.value.some((row) => row.kind !== 'duplicate' && row.eventId === id)) return { ok: true, value: origin };
    best ??= origin;
  }
  return { ok: true, value: best };
}
