/**
 * The versions of the database, as data. A step names the tables it adds and, where records change their shape,
 * one pure function from an old record to new ones. The same steps upgrade a database in the browser and bring
 * an old backup file up to date, so there is one place to get it right. Steps are never edited, only added.
 */
import { isRecord } from '@cryptax/kernel';

export interface TableRecord {
  readonly table: string;
  readonly record: unknown;
}

export interface Migration {
  readonly version: number;
  /** Tables this version adds or re-indexes, in Dexie's notation: primary key first, then indexes. */
  readonly tables: Readonly<Record<string, string>>;
  /** Tables whose records change, in the order in which they are converted. */
  readonly converts: readonly string[];
  /** The records that take the place of an old one; a record it does not understand is given back as it is. */
  readonly convert: (from: TableRecord) => readonly TableRecord[];
}

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    tables: {
      heads: 'book',
      chunks: '[book+no]',
      imports: '[book+no]',
      wallets: '[book+id]',
      prices: '[source+asset+currency+year]',
      settings: 'key',
      journal: '[book+seq], [book+state+seq]',
      reports: 'id',
    },
    converts: [],
    convert: (from) => [from],
  },
  {
    version: 2,
    // Lists of imports and of the history are read often, their bulk seldom: the bulk gets tables of its own.
    tables: {
      importRows: '[book+no]',
      deltas: '[book+seq]',
      presets: '[kind+id]',
      quarantine: 'id',
    },
    converts: ['imports', 'journal'],
    convert: splitBulk,
  },
  {
    version: 3,
    // Rows of files in blocks of their own, and answers that belong to the history of their book.
    tables: {
      rawRows: '[book+no+from]',
      answers: '[book+id]',
    },
    converts: ['settings'],
    convert: answersFromSettings,
  },
  {
    version: 4,
    // Settings that figures rest on are part of the history. A program from before would step over them in silence when
    // it undoes a change; the new number keeps it out.
    tables: {},
    converts: ['settings'],
    convert: markHistory,
  },
];

const OF_HISTORY: ReadonlySet<unknown> = new Set([
  'tax-settings',
  'tax-person',
  'manual-prices',
  'price-files',
  'live-prices',
  'venue-fees',
]);

function markHistory(from: TableRecord): readonly TableRecord[] {
  const { table, record } = from;
  if (!isRecord(record) || !OF_HISTORY.has(record.key)) return [from];
  return [{ table, record: { ...record, inHistory: true } }];
}

const SETTLED = /^review-settled:(own|demo)$/;

/** Questions settled by the user were a list among the settings, out of reach of undo. */
function answersFromSettings(from: TableRecord): readonly TableRecord[] {
  const { record } = from;
  if (!isRecord(record) || !Array.isArray(record.value)) return [from];
  const book = typeof record.key === 'string' ? SETTLED.exec(record.key)?.[1] : undefined;
  if (book === undefined) return [from];
  return record.value.map((id) => ({ table: 'answers', record: { book, id: String(id), at: '' } }));
}

/** Takes one record of version `from` through all later steps. */
export function migrateRecord(from: number, start: TableRecord, migrations = MIGRATIONS): readonly TableRecord[] {
  let current: readonly TableRecord[] = [start];
  for (const step of migrations) {
    if (step.version <= from) continue;
    current = current.flatMap((item) => (step.converts.includes(item.table) ? step.convert(item) : [item]));
  }
  return current;
}

function splitBulk(from: TableRecord): readonly TableRecord[] {
  const { table, record } = from;
  if (!isRecord(record)) return [from];
  if (table === 'imports') {
    const { packed, ...rest } = record;
    return packed === undefined ? [from] : [{ table, record: rest }, importRows(record)];
  }
  const { delta, ...entry } = record;
  if (!isRecord(delta) || !Array.isArray(delta.imports)) return [from];
  const { book, seq } = record;
  const stripped = { ...delta, imports: delta.imports.map(stripRows) };
  return [
    { table, record: entry },
    { table: 'deltas', record: { book, seq, delta: stripped } },
    ...delta.imports.flatMap(parkedRows),
  ];
}

/** Rows of an import that is undone exist only in its journal entry; they must not be lost with it. */
function parkedRows(change: unknown): readonly TableRecord[] {
  if (!isRecord(change)) return [];
  return [change.before, change.after].flatMap((side) =>
    isRecord(side) && side.packed !== undefined ? [importRows(side)] : [],
  );
}

function stripRows(change: unknown): unknown {
  if (!isRecord(change)) return change;
  return Object.fromEntries(Object.entries(change).map(([side, value]) => [side, withoutPacked(value)]));
}

function withoutPacked(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { packed: _, ...rest } = value;
  return rest;
}

function importRows({ book, no, packed }: Readonly<Record<string, unknown>>): TableRecord {
  return { table: 'importRows', record: { book, no, packed } };
}
