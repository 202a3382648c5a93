/** Plans that turn on import and wallet records: removing a file, mending its rows, wallets, emptying the book. */
import { err, ok } from '@cryptax/kernel';
import type { BookSession } from '../chunks/book-session.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { type RowOutcome, unpackRows } from '../imports/row-outcomes.ts';
import type { ImportRecord, WalletRecord } from '../records.ts';
import type { Change, NewWallet } from './change.ts';
import type { RecordDelta } from './delta.ts';
import { makePlan, type Planned, type PlanSettings } from './plan.ts';
import { planAdditions } from './plan-additions.ts';
import { planEvents } from './plan-events.ts';
import { sameData } from './same-data.ts';

/** All events of the file go, edited or not, and the pieces they were split into; wallets stay. */
export async function planRemoveImport(session: BookSession, no: number, settings: PlanSettings): Planned {
  const before = (await session.imports()).find((record) => record.no === no);
  if (!before) return err({ code: 'import.missing', no });
  const touched = session.head.chunks.filter((ref) => ref.origins.includes(no));
  const whole = touched.filter((ref) => ref.origins.length === 1);
  let removed = whole.reduce((sum, ref) => sum + ref.count, 0);
  const events = await planEvents(
    session,
    {
      chunks: new Set(touched.map((ref) => ref.no)),
      hidden: new Set(whole.map((ref) => ref.no)),
      replace: (_, origin) => {
        if (origin !== no) return undefined;
        removed++;
        return [];
      },
      additions: [],
    },
    settings.chunkSize,
  );
  const importDeltas = [{ before }];
  return ok(makePlan(session.head, { events, importDeltas, counts: { removed }, subjects: [before.fileName] }));
}

type MendRows = Extract<Change, { kind: 'mend-rows' }>;

export async function planMendedRows(session: BookSession, change: MendRows, settings: PlanSettings): Planned {
  const { importNo: no, rows, events } = change;
  const before = (await session.imports()).find((record) => record.no === no);
  if (!before) return err({ code: 'import.missing', no });
  const present = events.filter(({ id }) => session.has(id)).map(({ id }) => id);
  if (present.length > 0) return err({ code: 'event.exists', ids: present });

  const current = await currentRows(session, before);
  const unknown = rows.filter((row) => !current.has(row.line)).map((row) => row.line);
  if (unknown.length > 0) return err({ code: 'import.line-missing', lines: unknown });
  const planned = await planAdditions(session, [{ origin: no, events }], [], settings);
  if (!planned.ok) return planned;
  const after = mend(before, rows, current, events.length);
  const importDeltas = [{ before, after }];
  const subjects = [before.fileName];
  if (planned.value !== 'unchanged') {
    const delta = { ...planned.value.delta, imports: importDeltas };
    return ok({ ...planned.value, delta, subjects, imports: [after] });
  }
  if (sameData(before, after)) return ok('unchanged');
  return ok(makePlan(session.head, { importDeltas, subjects, imports: [after] }));
}

export async function planWallets(session: BookSession, put: readonly NewWallet[], remove: readonly string[]): Planned {
  const known = new Map((await session.wallets()).map((wallet) => [wallet.id, wallet]));
  const missing = remove.filter((id) => !known.has(id));
  if (missing.length > 0) return err({ code: 'wallet.missing', ids: missing });
  const deltas: RecordDelta<WalletRecord>[] = [];
  for (const wallet of put) {
    const before = known.get(wallet.id);
    const after = { ...wallet, book: session.book };
    if (!sameData(before, after)) deltas.push(before ? { before, after } : { after });
  }
  for (const id of remove) {
    const before = known.get(id);
    if (before) deltas.push({ before });
  }
  if (deltas.length === 0) return ok('unchanged');
  const subjects = [...put.map((wallet) => wallet.id), ...remove];
  return ok(makePlan(session.head, { walletDeltas: deltas, subjects }));
}

export async function planClear(session: BookSession): Planned {
  const { chunks } = session.head;
  const imports = (await session.imports()).map((before) => ({ before }));
  const wallets = (await session.wallets()).map((before) => ({ before }));
  if (chunks.length + imports.length + wallets.length === 0) return ok('unchanged');
  const removed = chunks.reduce((sum, ref) => sum + ref.count, 0);
  const events = {
    delta: { chunks: { before: chunks, after: [] }, edits: [] },
    freshChunks: [],
    nextChunk: session.head.nextChunk,
  };
  const subjects: readonly string[] = [];
  return ok(
    makePlan(session.head, { events, importDeltas: imports, walletDeltas: wallets, counts: { removed }, subjects }),
  );
}

async function currentRows(session: BookSession, record: ImportRecord): Promise<Map<number, RowOutcome>> {
  const stored = await session.db.importRows.get([record.book, record.no]);
  const rows = stored && RECORD_GUARDS.importRows(stored) ? unpackRows(stored.packed) : [];
  return new Map([...rows, ...record.mended].map((row) => [row.line, row]));
}

/** Moves the mended rows from their old outcome to the new one; the counts keep adding up to the file's rows. */
function mend(
  record: ImportRecord,
  rows: readonly RowOutcome[],
  current: ReadonlyMap<number, RowOutcome>,
  added: number,
): ImportRecord {
  const counts = { ...record.counts };
  const mended = new Map(record.mended.map((row) => [row.line, row]));
  for (const row of new Map(rows.map((item) => [item.line, item])).values()) {
    const old = current.get(row.line);
    if (old) counts[old.kind]--;
    counts[row.kind]++;
    mended.set(row.line, row);
  }
  return { ...record, counts, mended: [...mended.values()], eventsAdded: record.eventsAdded + added };
}
