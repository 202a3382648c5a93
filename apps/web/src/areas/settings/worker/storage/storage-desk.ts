/** The data as a whole: backup and restore, clearing, the demo ledger, room and damaged records. */
import { ok } from '@cryptax/kernel';
import { type Book, readStorageSpace } from '@cryptax/store';
import type { Answer, LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { Doors } from '../../../../platform/ledger/worker/doors.ts';
import { setShownBook } from '../../../../platform/ledger/worker/kept-settings.ts';
import { loadDemoEvents } from '../../../../platform/ledger/worker/load-demo.ts';
import type { ServiceOptions, Session } from '../../../../platform/ledger/worker/session.ts';
import { forgetAllChains } from '../../../chains/worker/forget-chains.ts';

type StorageApi = Pick<
  LedgerApi,
  'backup' | 'previewRestore' | 'restore' | 'erase' | 'loadDemo' | 'removeDemo' | 'storageSpace' | 'damagedRecords'
>;

/** `options` tell where copies of the self-test lie. */
export function createStorageDesk({ withSession, editing, changing }: Doors, options: ServiceOptions): StorageApi {
  return {
    backup: (backupOptions) => withSession(({ store }) => store.backup(backupOptions)),
    previewRestore: (file, restoreOptions) =>
      withSession(async ({ store }) => store.previewRestore(new Uint8Array(await file.arrayBuffer()), restoreOptions)),
    restore: (file, restoreOptions) =>
      changing(async ({ store }) => store.restore(new Uint8Array(await file.arrayBuffer()), restoreOptions)),
    erase: (what) => changing((live) => erase(live, what, options)),
    loadDemo: () => editing((live) => loadDemoEvents(live)),
    removeDemo: () =>
      editing(async ({ store }) => {
        const erased = await store.erase('demo');
        return erased.ok ? setShownBook(store, 'own') : erased;
      }),
    storageSpace: async () => ok(await readStorageSpace(globalThis.navigator?.storage)),
    damagedRecords: () => withSession(({ store }) => store.quarantine.list()),
  };
}

/** What was read of chains and exchanges, and copies of the self-test, go with the events they belong to. */
async function erase({ store }: Session, what: Book | 'everything', options: ServiceOptions): Answer<void> {
  if (what === 'demo') return store.erase(what);
  // Loaded before anything is gone: without the network nothing is cleared by half.
  const { forgetCopies } = await import('../../../internal/worker/copies.ts');
  const { forgetSyncs } = await import('../../../exchanges/worker/forget-syncs.ts');
  const erased = await store.erase(what);
  if (!erased.ok) return erased;
  await forgetAllChains(store);
  await forgetCopies(options);
  return forgetSyncs(store);
}
