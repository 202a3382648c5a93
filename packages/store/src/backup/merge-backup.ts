/** Merging a backup into what is there, inside one transaction: only what is missing is added. */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { RecordDelta } from '../changes/delta.ts';
import { makePlan, type Plan } from '../changes/plan.ts';
import { type Batch, planAdditions } from '../changes/plan-additions.ts';
import { type SettingDelta, settingEdits } from '../changes/setting-edits.ts';
import { BookSnapshot } from '../chunks/book-snapshot.ts';
import type { TableName } from '../database/database.ts';
import type { StoreContext } from '../database/store-context.ts';
import type {
  AnswerRecord,
  Book,
  ChunkRecord,
  HeadRecord,
  ImportRecord,
  ImportRowsRecord,
  PresetRecord,
  PriceRecord,
  RawRowsRecord,
  SettingRecord,
  StatementRecord,
  WalletRecord,
} from '../records.ts';
import { writePlan } from '../repositories/event-repository.ts';
import type { Outcome } from '../repositories/outcome.ts';
import type { StoreError } from '../store-error.ts';
import type { BackupRecords } from './read-backup.ts';

type Merged = Readonly<Record<Book, Outcome>>;

export async function mergeRecords(context: StoreContext, records: BackupRecords): Promise<Result<Merged, StoreError>> {
  const own = await mergeBook(context, records, 'own');
  if (!own.ok) return own;
  const demo = await mergeBook(context, records, 'demo');
  if (!demo.ok) return demo;
  // What a change of the history brought is there by now and stays as that change wrote it.
  for (const table of ['settings', 'reports', 'evidence', 'quarantine'] as const) {
    await addMissing(context, table, records[table]);
  }
  await mergePrices(context, records.prices as readonly PriceRecord[]);
  return ok({ own: own.value, demo: demo.value });
}

async function mergeBook(
  context: StoreContext,
  records: BackupRecords,
  book: Book,
): Promise<Result<Outcome, StoreError>> {
  const snapshot = await BookSnapshot.open(context.db, book, context.indexes[book]);
  await snapshot.loadIndex();
  const wallets = (records.wallets as readonly WalletRecord[]).filter((wallet) => wallet.book === book);
  const settings = { chunkSize: context.chunkSize, at: context.now() };
  const planned = await planAdditions(snapshot, batchesOf(records, book), wallets, settings);
  if (!planned.ok) return planned;
  const answered = await withAnswers(snapshot, planned.value, records);
  const stated = await withStatements(snapshot, answered, records);
  const plan = book === 'own' ? await withShared(snapshot, stated, records) : stated;
  return writePlan(snapshot, plan, { kind: 'merge-backup', why: 'restore', at: settings.at });
}

async function withAnswers(
  snapshot: BookSnapshot,
  plan: Plan | 'unchanged',
  records: BackupRecords,
): Promise<Plan | 'unchanged'> {
  const known = new Set((await snapshot.answers()).map(({ id }) => id));
  const missing = (records.answers as readonly AnswerRecord[]).filter(
    ({ book, id }) => book === snapshot.book && !known.has(id),
  );
  if (missing.length === 0) return plan;
  const base = plan === 'unchanged' ? makePlan(snapshot.head, { subjects: [] }) : plan;
  return { ...base, delta: { ...base.delta, answers: missing.map((after) => ({ after })) } };
}

async function withStatements(
  snapshot: BookSnapshot,
  plan: Plan | 'unchanged',
  records: BackupRecords,
): Promise<Plan | 'unchanged'> {
  const known = new Set((await snapshot.statements()).map(({ id }) => id));
  const missing = (records.statements as readonly StatementRecord[]).filter(
    ({ book, id }) => book === snapshot.book && !known.has(id),
  );
  if (missing.length === 0) return plan;
  const base = plan === 'unchanged' ? makePlan(snapshot.head, { subjects: [] }) : plan;
  return { ...base, delta: { ...base.delta, statements: missing.map((after) => ({ after })) } };
}

/** Choices and saved things that are missing here come with the user's own book and leave with it on undo. */
async function withShared(
  snapshot: BookSnapshot,
  plan: Plan | 'unchanged',
  records: BackupRecords,
): Promise<Plan | 'unchanged'> {
  const settings: SettingDelta[] = [];
  for (const { key, value, inHistory } of records.settings as readonly SettingRecord[]) {
    if (inHistory !== true || (await snapshot.db.settings.get(key)) !== undefined) continue;
    settings.push({ key, edits: settingEdits(undefined, value) });
  }
  const presets: RecordDelta<PresetRecord>[] = [];
  for (const after of records.presets as readonly PresetRecord[]) {
    if ((await snapshot.db.presets.get([after.kind, after.id])) === undefined) presets.push({ after });
  }
  if (settings.length + presets.length === 0) return plan;
  const base = plan === 'unchanged' ? makePlan(snapshot.head, { subjects: [] }) : plan;
  return { ...base, delta: { ...base.delta, settings, presets } };
}

/** The visible events of the backup, grouped by the file they came from. */
function batchesOf(records: BackupRecords, book: Book): readonly Batch[] {
  const events = eventsByOrigin(records, book);
  const rows = new Map(
    (records.importRows as readonly ImportRowsRecord[]).map((item) => [`${item.book} ${item.no}`, item]),
  );
  const raw = rawRowsByImport(records);
  const imports = (records.imports as readonly ImportRecord[]).filter((item) => item.book === book);
  const files = imports.map((item): Batch => {
    const { book: _, no, eventsAdded: __, eventsSkipped: ___, ...record } = item;
    const packed = rows.get(`${book} ${no}`)?.packed ?? EMPTY_ROWS;
    const rawRows = (raw.get(`${book} ${no}`) ?? []).map(({ book: ____, no: _____, ...block }) => block);
    const own = events.get(no) ?? [];
    events.delete(no);
    return { draft: { record, packed, rawRows }, events: own };
  });
  return [...files, { events: [...events.values()].flat() }];
}

function rawRowsByImport({ rawRows }: BackupRecords): ReadonlyMap<string, readonly RawRowsRecord[]> {
  const groups = new Map<string, RawRowsRecord[]>();
  for (const block of rawRows as readonly RawRowsRecord[]) {
    const key = `${block.book} ${block.no}`;
    const group = groups.get(key);
    if (group) group.push(block);
    else groups.set(key, [block]);
  }
  return groups;
}

const EMPTY_ROWS = { count: 0, lineRuns: [], meanings: [], codes: '', eventIds: [], raws: [] };

function eventsByOrigin({ heads, chunks }: BackupRecords, book: Book): Map<number, LedgerEvent[]> {
  const head = (heads as readonly HeadRecord[]).find((item) => item.book === book);
  const stored = new Map((chunks as readonly ChunkRecord[]).filter((item) => item.book === book).map((c) => [c.no, c]));
  const groups = new Map<number, LedgerEvent[]>();
  for (const { no } of head?.chunks ?? []) {
    const chunk = stored.get(no);
    chunk?.events.forEach((event, i) => {
      const origin = chunk.origins[i] ?? 0;
      const group = groups.get(origin);
      if (group) group.push(event);
      else groups.set(origin, [event]);
    });
  }
  return groups;
}

async function addMissing({ db }: StoreContext, name: TableName, records: readonly unknown[]): Promise<void> {
  const table = db.table(name);
  const known = new Set((await table.toCollection().primaryKeys()).map((key) => JSON.stringify(key)));
  const { keyPath } = table.schema.primKey;
  const keyOf = (record: unknown): string => {
    const fields = record as Readonly<Record<string, unknown>>;
    const key = Array.isArray(keyPath) ? keyPath.map((part) => fields[part]) : fields[String(keyPath)];
    return JSON.stringify(key);
  };
  await table.bulkPut(records.filter((record) => !known.has(keyOf(record))));
}

/** Point by point: a year may be known in part. */
async function mergePrices({ db }: StoreContext, prices: readonly PriceRecord[]): Promise<void> {
  for (const price of prices) {
    const known = await db.prices.get([price.source, price.asset, price.currency, price.year]);
    await db.prices.put({ ...price, points: { ...price.points, ...known?.points } });
  }
}
