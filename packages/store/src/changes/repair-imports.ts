/** Rows of files settled by hand: they move from their old outcome to the new one, and the counts keep adding up. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { type RowOutcome, unpackRows } from '../imports/row-outcomes.ts';
import type { ImportRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import type { RepairedRows } from './change.ts';
import type { RecordDelta } from './delta.ts';
import { sameData } from './same-data.ts';

export async function repairImports(
  snapshot: BookSnapshot,
  repair: readonly RepairedRows[],
): Promise<Result<readonly RecordDelta<ImportRecord>[], StoreError>> {
  if (repair.length === 0) return ok([]);
  const records = new Map((await snapshot.imports()).map((record) => [record.no, record]));
  const deltas: RecordDelta<ImportRecord>[] = [];
  for (const no of new Set(repair.map(({ importNo }) => importNo))) {
    const before = records.get(no);
    if (before === undefined) return err({ code: 'import.missing', no });
    const own = repair.filter(({ importNo }) => importNo === no);
    const rows = own.flatMap((each) => each.rows);
    const current = await currentRows(snapshot, before);
    const unknown = rows.filter(({ line }) => !current.has(line)).map(({ line }) => line);
    if (unknown.length > 0) return err({ code: 'import.line-missing', lines: unknown });
    const added = own.reduce((sum, { events }) => sum + events.length, 0);
    const after = mended(before, rows, current, added);
    if (!sameData(before, after)) deltas.push({ before, after });
  }
  return ok(deltas);
}

async function currentRows(snapshot: BookSnapshot, record: ImportRecord): Promise<Map<number, RowOutcome>> {
  const stored = await snapshot.db.importRows.get([record.book, record.no]);
  const rows = stored && RECORD_GUARDS.importRows(stored) ? unpackRows(stored.packed) : [];
  return new Map([...rows, ...record.mended].map((row) => [row.line, row]));
}

function mended(
  record: ImportRecord,
  rows: readonly RowOutcome[],
  current: ReadonlyMap<number, RowOutcome>,
  added: number,
): ImportRecord {
  const counts = { ...record.counts };
  const byLine = new Map(record.mended.map((row) => [row.line, row]));
  for (const row of new Map(rows.map((item) => [item.line, item])).values()) {
    const old = current.get(row.line);
    if (old) counts[old.kind]--;
    counts[row.kind]++;
    byLine.set(row.line, row);
  }
  return { ...record, counts, mended: [...byLine.values()], eventsAdded: record.eventsAdded + added };
}
