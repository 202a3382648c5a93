/**
 * The browser's local database `cryptax-db`. `openStore` brings it up to date and gives out its repositories;
 * everything the browser provides (IndexedDB, channel between tabs, lock, clock) can be passed in.
 */
import { ok, type Result } from '@cryptax/kernel';
import { type BackupOptions, createBackup } from './backup/create-backup.ts';
import { previewRestore, type RestorePreview } from './backup/preview-restore.ts';
import { type Restored, type RestoreOptions, restoreBackup } from './backup/restore-backup.ts';
import { type IndexedDbApi, openDatabase } from './database/database.ts';
import { MIGRATIONS, type Migration } from './database/migrations.ts';
import { newIndexes, type StoreContext } from './database/store-context.ts';
import { browserChannel, NoticeBoard, type NoticeChannel, type NoticeListener } from './platform/notices.ts';
import { browserOpenGate, type OpenGate } from './platform/open-gate.ts';
import { browserWriterLock, type WriterLock } from './platform/writer-lock.ts';
import type { Book } from './records.ts';
import { erase } from './repositories/erase.ts';
import { createEventRepository, type EventRepository } from './repositories/event-repository.ts';
import { createEvidenceRepository, type EvidenceRepository } from './repositories/evidence-repository.ts';
import {
  type AnswerRepository,
  createAnswerRepository,
  createImportRepository,
  createWalletRepository,
  type ImportRepository,
  type WalletRepository,
} from './repositories/import-repository.ts';
import { createJournal, type Journal } from './repositories/journal.ts';
import { createKeptAnswers, type KeptAnswers } from './repositories/kept-answers.ts';
import { createPriceRepository, type PriceRepository } from './repositories/price-repository.ts';
import { createQuarantine, type Quarantine } from './repositories/quarantine.ts';
import { createReportRepository, type ReportRepository } from './repositories/report-repository.ts';
import {
  createPresetRepository,
  createSettingsRepository,
  type PresetRepository,
  type SettingsRepository,
} from './repositories/settings-repository.ts';
import { createStatementRepository, type StatementRepository } from './repositories/statement-repository.ts';
import { createSyncRepository, type SyncRepository } from './repositories/sync-repository.ts';
import type { StoreError } from './store-error.ts';
import { openVault } from './vault/open-vault.ts';
import type { UnlockSecret } from './vault/unlock-ways.ts';
import { createVault, type Vault } from './vault/vault.ts';
import { VaultState } from './vault/vault-state.ts';

const DATABASE_NAME = 'cryptax-db';

/** Measured in Chromium: with 5,000 a single edit takes twice as long; whole ledgers are read and written no faster. */
const CHUNK_SIZE = 1_000;

export interface StoreOptions {
  readonly name?: string;
  readonly api?: IndexedDbApi;
  readonly channel?: NoticeChannel;
  readonly lock?: WriterLock;
  readonly gate?: OpenGate;
  /** Opens a locked database. */
  readonly unlock?: UnlockSecret;
  readonly now?: () => string;
  readonly chunkSize?: number;
  readonly migrations?: readonly Migration[];
  /** Another tab holds an older version open and does not let go. */
  readonly onBlocked?: () => void;
}

export interface Store {
  readonly events: EventRepository;
  readonly journal: Journal;
  readonly imports: ImportRepository;
  readonly wallets: WalletRepository;
  readonly answers: AnswerRepository;
  readonly statements: StatementRepository;
  readonly prices: PriceRepository;
  readonly settings: SettingsRepository;
  readonly presets: PresetRepository;
  readonly reports: ReportRepository;
  readonly evidence: EvidenceRepository;
  readonly kept: KeptAnswers;
  readonly quarantine: Quarantine;
  readonly sync: SyncRepository;
  readonly vault: Vault;
  readonly backup: (options?: BackupOptions) => Promise<Result<Uint8Array<ArrayBuffer>, StoreError>>;
  readonly restore: (file: Uint8Array<ArrayBuffer>, options: RestoreOptions) => Promise<Result<Restored, StoreError>>;
  /** What restoring would do to the user's own book; nothing is written. */
  readonly previewRestore: (
    file: Uint8Array<ArrayBuffer>,
    options: RestoreOptions,
  ) => Promise<Result<RestorePreview, StoreError>>;
  /** Deletes for good, history included; there is no undo. Syncing ends with it: no account hears of it. */
  readonly erase: (what: Book | 'everything') => Promise<Result<void, StoreError>>;
  /** Changes made here or in another tab; gives back how to stop listening. */
  readonly subscribe: (listener: NoticeListener) => () => void;
  readonly close: () => void;
}

export async function openStore(options: StoreOptions = {}): Promise<Result<Store, StoreError>> {
  const name = options.name ?? DATABASE_NAME;
  const migrations = options.migrations ?? MIGRATIONS;
  const api = options.api ?? globalThis;
  const { onBlocked } = options;
  if (!api.indexedDB) return { ok: false, error: { code: 'store.unavailable', cause: 'no IndexedDB' } };
  const gate = options.gate ?? browserOpenGate(`${name}:open`);
  let leave = await gate.enter();
  const vault = new VaultState();
  const opened = await openDatabase({
    name,
    migrations,
    api: pickApi(api),
    vault,
    onBlocked,
  });
  if (!opened.ok) {
    leave();
    return opened;
  }
  const db = opened.value;
  const notices = new NoticeBoard(options.channel ?? browserChannel(name));
  let isOpen = true;
  const shut = (): void => {
    isOpen = false;
    db.close();
    leave();
  };
  const letGo = (why: 'newer-version' | 'deleted' | 'lock'): void => {
    // Closing makes the database say once more that it is closed.
    if (!isOpen) return;
    shut();
    notices.notifyHere({ kind: 'closed', why });
  };
  notices.subscribe((notice, isOwn) => {
    if (notice.kind === 'let-go' && !isOwn) letGo('lock');
  });
  db.on('versionchange', ({ newVersion }) => {
    // Without a new version it is being deleted, by the browser's own tools for example.
    letGo(newVersion === null ? 'deleted' : 'newer-version');
    // Dexie's own handler would do the same and write to the console.
    return false;
  });
  // The browser took it away without asking: the data of the site were cleared.
  db.on('close', () => letGo('deleted'));
  const context: StoreContext = {
    db,
    notices,
    migrations,
    vault,
    lock: options.lock ?? browserWriterLock(`${name}:writer`),
    now: options.now ?? (() => new Date().toISOString()),
    chunkSize: options.chunkSize ?? CHUNK_SIZE,
    indexes: newIndexes(),
    known: new Map(),
  };
  const close = (): void => {
    notices.close();
    shut();
  };
  const unlocked = await openVault(context, options.unlock);
  if (!unlocked.ok) {
    close();
    return unlocked;
  }
  const locking = createVault(context, gate, async (work) => {
    leave();
    try {
      return await work();
    } finally {
      leave = await gate.enter();
    }
  });
  return ok(assemble(context, locking, close));
}

function assemble(context: StoreContext, vault: Vault, close: () => void): Store {
  const events = createEventRepository(context);
  return {
    events,
    journal: createJournal(context),
    imports: createImportRepository(context),
    wallets: createWalletRepository(context),
    answers: createAnswerRepository(context),
    statements: createStatementRepository(context),
    prices: createPriceRepository(context),
    settings: createSettingsRepository(context),
    presets: createPresetRepository(context, events),
    reports: createReportRepository(context),
    evidence: createEvidenceRepository(context),
    kept: createKeptAnswers(context),
    quarantine: createQuarantine(context),
    sync: createSyncRepository(context),
    vault,
    backup: (options) => createBackup(context, options),
    restore: (file, options) => restoreBackup(context, file, options),
    previewRestore: (file, options) => previewRestore(context, file, options),
    erase: (what) => erase(context, what),
    subscribe: (listener) => context.notices.subscribe(listener),
    close,
  };
}

function pickApi({ indexedDB, IDBKeyRange }: IndexedDbApi): IndexedDbApi {
  return { indexedDB, IDBKeyRange };
}
