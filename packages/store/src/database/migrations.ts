/**
 * The versions of the database, as data. A step names the tables it adds and, where records change their shape,
 * one pure function from an old record to new ones. The same steps upgrade a database in the browser and bring
 * an old backup file up to date, so there is one place to get it right. Steps are never edited, only added.
 */
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

/** The first release begins with number 10: what has a lower one was written while Cryptax was made. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 10,
    // Lists of imports and of the history are read often, their bulk seldom: the bulk has tables of its own.
    tables: {
      heads: 'book',
      chunks: '[book+no]',
      imports: '[book+no]',
      importRows: '[book+no]',
      rawRows: '[book+no+from]',
      answers: '[book+id]',
      wallets: '[book+id]',
      // What users and services say that wallets held.
      statements: '[book+id]',
      prices: '[source+asset+currency+year]',
      settings: 'key',
      presets: '[kind+id]',
      journal: '[book+seq], [book+state+seq]',
      deltas: '[book+seq]',
      reports: 'id',
      // Files that support entries, wallets and statements.
      evidence: '[book+id]',
      quarantine: 'id',
      // Answers as they were last given, and the mark of the last write, by which they are known to be old.
      kept: 'id',
      // How the key of a locked database is wrapped; empty while it is not locked.
      vault: 'id',
    },
    converts: [],
    convert: (from) => [from],
  },
];

/** Takes one record of version `from` through all later steps. */
export function migrateRecord(from: number, start: TableRecord, migrations = MIGRATIONS): readonly TableRecord[] {
  let current: readonly TableRecord[] = [start];
  for (const step of migrations) {
    if (step.version <= from) continue;
    current = current.flatMap((item) => (step.converts.includes(item.table) ? step.convert(item) : [item]));
  }
  return current;
}
