/**
 * The Dexie database with its tables typed, and the one way to open it. Dexie would quietly open a database that
 * a newer program wrote, so its version is looked at first and refused.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { Dexie, type Table, type Transaction } from 'dexie';
import type {
  AnswerRecord,
  Book,
  ChunkRecord,
  DeltaRecord,
  EvidenceRecord,
  HeadRecord,
  ImportRecord,
  ImportRowsRecord,
  JournalRecord,
  KeptRecord,
  PresetKind,
  PresetRecord,
  PriceRecord,
  QuarantineRecord,
  RawRowsRecord,
  ReportRecord,
  SettingRecord,
  StatementRecord,
  WalletRecord,
} from '../records.ts';
import { errorChain, type StoreError, toStoreError } from '../store-error.ts';
import { sealedTables } from '../vault/sealed-tables.ts';
import { HEADER_ID, type VaultHeader } from '../vault/vault-header.ts';
import type { VaultState } from '../vault/vault-state.ts';
import type { Migration } from './migrations.ts';
import { textRecords } from './text-records.ts';

/** The two globals of IndexedDB, passed in so that tests bring their own. */
export interface IndexedDbApi {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof globalThis.IDBKeyRange;
}

/** Dexie multiplies its version numbers by ten. */
const NATIVE_FACTOR = 10;

export interface CryptaxDatabase extends Dexie {
  readonly heads: Table<HeadRecord, Book>;
  readonly chunks: Table<ChunkRecord, [Book, number]>;
  readonly imports: Table<ImportRecord, [Book, number]>;
  readonly importRows: Table<ImportRowsRecord, [Book, number]>;
  readonly rawRows: Table<RawRowsRecord, [Book, number, number]>;
  readonly answers: Table<AnswerRecord, [Book, string]>;
  readonly wallets: Table<WalletRecord, [Book, string]>;
  readonly statements: Table<StatementRecord, [Book, string]>;
  readonly prices: Table<PriceRecord, [string, string, string, string]>;
  readonly settings: Table<SettingRecord, string>;
  readonly presets: Table<PresetRecord, [PresetKind, string]>;
  readonly journal: Table<JournalRecord, [Book, number]>;
  readonly deltas: Table<DeltaRecord, [Book, number]>;
  readonly reports: Table<ReportRecord, string>;
  readonly evidence: Table<EvidenceRecord, [Book, string]>;
  readonly quarantine: Table<QuarantineRecord, string>;
  /** In no backup: everything in it can be made again. */
  readonly kept: Table<KeptRecord, string>;
  /** Never sealed and in no backup: it holds the wrapped key, or nothing. */
  readonly vault: Table<VaultHeader, string>;
}

/** Tables in the order in which a backup lists them: heads first, the bulk after what describes it. */
export const TABLE_NAMES = [
  'heads',
  'imports',
  'importRows',
  'rawRows',
  'answers',
  'wallets',
  'statements',
  'prices',
  'settings',
  'presets',
  'journal',
  'deltas',
  'reports',
  'evidence',
  'quarantine',
  'chunks',
] as const;

export type TableName = (typeof TABLE_NAMES)[number];

/** Those with records of hundreds of kilobytes: entries, files with their details, and steps that name both. */
const TEXT_TABLES: readonly TableName[] = ['chunks', 'imports', 'importRows', 'deltas'];

export interface OpenDatabaseOptions {
  readonly name: string;
  readonly api: IndexedDbApi;
  readonly migrations: readonly Migration[];
  readonly vault: VaultState;
  readonly onBlocked?: (() => void) | undefined;
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<Result<CryptaxDatabase, StoreError>> {
  const supported = options.migrations.at(-1)?.version ?? 0;
  let from = 0;
  const db = declareDatabase(options);
  try {
    from = await installedVersion(options.name, options.api.indexedDB);
    if (from > supported) return err({ code: 'store.newer-version', found: from, supported });
    await db.open();
    return ok(db);
  } catch (thrown) {
    db.close();
    const chain = errorChain(thrown);
    const isUpgrade = from > 0 && from < supported && !chain.some(({ name }) => name === 'QuotaExceededError');
    if (!isUpgrade) return err(toStoreError(thrown));
    const cause = chain.map(({ name, message }) => `${name}: ${message}`).join(' <- ');
    return err({ code: 'store.upgrade-failed', from, to: supported, cause });
  }
}

function declareDatabase({ name, api, migrations, vault, onBlocked }: OpenDatabaseOptions): CryptaxDatabase {
  const db = new Dexie(name, {
    ...api,
    autoOpen: false,
    // Nothing here is observed through Dexie, so its query cache would only copy chunks.
    cache: 'disabled',
    // An acknowledged change survives a power cut, not only a crash of the tab.
    chromeTransactionDurability: 'strict',
  }) as CryptaxDatabase;
  db.use(textRecords(TEXT_TABLES));
  db.use(sealedTables(vault, [...TABLE_NAMES, 'kept']));
  for (const migration of migrations) {
    const version = db.version(migration.version).stores({ ...migration.tables });
    if (migration.converts.length > 0) version.upgrade((tx) => convertReadable(tx, migration));
  }
  if (onBlocked) db.on('blocked', onBlocked);
  return db;
}

/** Version of the database as it lies there, 0 if there is none. The probe leaves nothing behind. */
function installedVersion(name: string, factory: IDBFactory): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    let exists = true;
    request.onupgradeneeded = () => {
      exists = false;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      resolve(Math.floor(version / NATIVE_FACTOR));
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (exists) reject(request.error);
      else resolve(0);
    };
  });
}

/** Sealed records wait until somebody unlocks them (`bringUpToDate`). */
async function convertReadable(tx: Transaction, migration: Migration): Promise<void> {
  const isLocked = tx.storeNames.includes('vault') && (await tx.table('vault').get(HEADER_ID)) !== undefined;
  if (!isLocked) await convertRecords(tx, migration);
}

/** Runs inside one transaction: a failure at any record leaves the old version as it was. */
export async function convertRecords(tx: Transaction, migration: Migration): Promise<void> {
  for (const name of migration.converts) {
    const table = tx.table(name);
    for (const key of await table.toCollection().primaryKeys()) {
      const record: unknown = await table.get(key);
      const converted = migration.convert({ table: name, record });
      if (converted.length === 1 && converted[0]?.record === record) continue;
      await table.delete(key);
      for (const item of converted) await tx.table(item.table).put(item.record);
    }
  }
}
