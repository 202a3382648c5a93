/**
 * The data as a whole: backup and restore, clearing, the demo ledger, room, damaged records, and the lock of the book
 * that is open.
 */
import { ok, type Result } from '@cryptax/kernel';
import { printLedgerFile } from '@cryptax/ledger';
import {
  type BackupOptions,
  type Book,
  type LockState,
  type QuarantineRecord,
  type Restored,
  type RestoreOptions,
  type RestorePreview,
  readStorageSpace,
  type StorageSpace,
  type Store,
  type StoreError,
  type UnlockSecret,
} from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import { RECEIVED_REMARKS, RECEIVED_ROWS } from '../../../../platform/ledger/worker/import-details.ts';
import { setShownBook, taxSettings } from '../../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger, ServiceOptions } from '../../../../platform/ledger/worker/live-ledger.ts';
import { loadDemoEvents } from '../../../../platform/ledger/worker/load-demo.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { allStatements, bookStatements } from '../../../../platform/ledger/worker/statements/book-statements.ts';
import { RECEIVED_STATEMENTS } from '../../../../platform/ledger/worker/statements/received-statements.ts';
import { forgetAllChains } from '../../../chains/worker/forget-chains.ts';

/** `options` tell where copies of the self-test lie. */
export function createStorageHandlers(
  { withLedger, withBook, editing, changing }: WorkerContext,
  options: ServiceOptions,
) {
  return {
    backup: (backupOptions?: BackupOptions): Answer<Uint8Array<ArrayBuffer>> =>
      withLedger(({ store }) => store.backup(backupOptions)),
    /** The shown entries and all that belongs to them, as the file that the command line reads. */
    ledgerFile: (book: Book): Answer<string> => withBook(book, ({ loaded }, { store }) => ledgerFileOf(loaded, store)),
    /** What a restore would do to the user's own book, and with syncing on to his account; nothing is written. */
    previewRestore: (file: File, restoreOptions: RestoreOptions): Answer<RestorePreview> =>
      withLedger(async ({ store }) => store.previewRestore(new Uint8Array(await file.arrayBuffer()), restoreOptions)),
    restore: (file: File, restoreOptions: RestoreOptions): Answer<Restored> =>
      changing(async ({ store }) => store.restore(new Uint8Array(await file.arrayBuffer()), restoreOptions)),
    erase: (what: Book | 'everything'): Answer<void> => changing((live) => erase(live, what, options)),
    loadDemo: (): Answer<void> => editing((live) => loadDemoEvents(live)),
    removeDemo: (): Answer<void> =>
      editing(async ({ store }) => {
        const erased = await store.erase('demo');
        return erased.ok ? setShownBook(store, 'own') : erased;
      }),
    storageSpace: async (): Answer<StorageSpace> => ok(await readStorageSpace(globalThis.navigator?.storage)),
    /** A look at every record of the database: those that cannot be understood, as the texts that lie there. */
    damagedRecords: (): Answer<readonly QuarantineRecord[]> => withLedger(({ store }) => store.quarantine.list()),
  };
}

/** What was read of chains and exchanges, and copies of the self-test, go with the events they belong to. */
async function erase({ store }: LiveLedger, what: Book | 'everything', options: ServiceOptions): Answer<void> {
  if (what === 'demo') return store.erase(what);
  // Loaded before anything is gone: without the network nothing is cleared by half.
  const { forgetCopies } = await import('../../../internal/worker/copies.ts');
  const { forgetSyncs } = await import('../../../exchanges/worker/forget-syncs.ts');
  const erased = await store.erase(what);
  if (!erased.ok) return erased;
  // What other devices reported of their files belongs to the book that is gone.
  for (const key of [RECEIVED_ROWS, RECEIVED_REMARKS, RECEIVED_STATEMENTS]) await store.settings.remove(key);
  await forgetAllChains(store);
  await forgetCopies(options);
  return forgetSyncs(store);
}

/**
 * A book as the file that the command line and every other installation read: its entries with their values, those that
 * wait included, the rows nobody could read, what is said about balances, and the method and readings of the law in force.
 */
async function ledgerFileOf(book: LoadedBook, store: Store): Promise<Result<string, StoreError>> {
  const said = await bookStatements(book, store);
  if (!said.ok) return said;
  const { valued, waiting, place, settled } = book;
  const unread = waiting.rows
    .filter(({ open }) => !open.some((id) => place.has(id)))
    .map(({ file, line, code, params }) => ({ file, line, code, params }));
  const statements = allStatements(said.value).map(({ id: _, ...statement }) => statement);
  const remarks = waiting.remarks
    .filter(({ id, eventId }) => !settled.has(id) && place.has(eventId))
    // As the import says it: two entries for one change figures, an unclear treatment has a usual one.
    .map(({ code, eventId, params }) => ({ code, severity: severityOf(code), eventId, params }));
  const { match: rules } = await taxSettings(store);
  return ok(printLedgerFile({ rules, events: valued, unread, remarks, statements }));
}

function severityOf(code: string): 'warning' | 'info' {
  return code === 'duplicate.possible' ? 'warning' : 'info';
}

/** The lock of the book that is open: unlocking it, and what its owner changes about it. Secrets pass through and stay nowhere. */
export function createLockHandlers(
  { withLedger, editing }: Pick<WorkerContext, 'withLedger' | 'editing'>,
  unlock: (given: UnlockSecret) => Answer<void>,
) {
  return {
    unlockBook: (given: UnlockSecret): Answer<void> => unlock(given),
    lockState: (): Answer<LockState> => withLedger(({ store }) => store.vault.state()),
    /** Whether this secret opens the book; nothing is changed. */
    checkLockSecret: (given: UnlockSecret): Answer<void> => withLedger(({ store }) => store.vault.check(given)),
    turnLockOn: (passphrase: string): Answer<{ readonly recoveryCode: string }> =>
      editing(({ store }) => store.vault.turnOn(passphrase)),
    turnLockOff: (given: UnlockSecret): Answer<void> => editing(({ store }) => store.vault.turnOff(given)),
    setLockWay: (given: UnlockSecret, next: UnlockSecret): Answer<void> =>
      withLedger(({ store }) => store.vault.setWay(given, next)),
    renewLockCode: (given: UnlockSecret): Answer<{ readonly recoveryCode: string }> =>
      withLedger(({ store }) => store.vault.renewRecovery(given)),
    removeLockPasskey: (id: string): Answer<void> => withLedger(({ store }) => store.vault.removePasskey(id)),
    /** The other tabs let go of the book; the one that asks locks itself by loading anew. */
    lockOthers: (): Answer<void> =>
      withLedger(async ({ store }) => {
        store.vault.expelOthers();
        return ok(undefined);
      }),
  };
}
