/** The device's side of syncing: the user's own book, its journal, and what was last agreed with the cloud. */
import { err, ok, type Result } from '@cryptax/kernel';
import { type Device, runSync, type Store, type SyncFailure } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/ledger-state.ts';
import type { SyncApi } from '../sync-api.ts';
import { EditTimes, SYNCED } from './edit-times.ts';
import { StateKeeper } from './sync-state.ts';

interface Frame {
  readonly withStore: <T>(work: (store: Store) => Promise<Result<T, LedgerError>>) => Promise<Result<T, LedgerError>>;
  /** Runs work that changes the book, then tells the screens. */
  readonly editing: <T>(work: (store: Store) => Promise<Result<T, LedgerError>>) => Promise<Result<T, LedgerError>>;
  readonly now: () => Date;
}

export function createSyncDesk({ withStore, editing, now }: Frame): SyncApi {
  return {
    sync: async ({ userId, form }, changesAfter, send, allowMassDeletion, onProgress) => {
      // Failures of a sync are no failures of the ledger: they travel inside the value.
      const answer = await editing(async (store) => {
        const keeper = new StateKeeper(store, userId, now);
        const outcome = await runSync({
          cloud: { form, changesAfter, send },
          device: deviceOver(store, keeper),
          now,
          allowMassDeletion,
          ...(onProgress === undefined ? {} : { onProgress }),
        });
        const kept = await keeper.flush();
        return ok(outcome.ok && !kept.ok ? kept : outcome);
      });
      return answer.ok ? answer.value : err({ code: 'store', cause: answer.error.code });
    },
    forgetSync: (userId) => withStore((store) => new StateKeeper(store, userId, now).forget()),
  };
}

function deviceOver(store: Store, keeper: StateKeeper): Device {
  const times = new EditTimes(store);
  return {
    readEvents: async () => {
      const read = await store.events.readAll('own');
      if (!read.ok) return storeFailure(read.error);
      // Events that cannot be read would look deleted; a damaged device takes part again once it is mended.
      if (read.value.damaged > 0) return err({ code: 'store', cause: 'store.damaged' });
      return ok(read.value.events);
    },
    editedAt: async (ids) => {
      const edited = await times.of(ids);
      return edited.ok ? edited : storeFailure(edited.error);
    },
    apply: async (upserts, deletedIds) => {
      const read = await store.events.readAll('own');
      if (!read.ok) return storeFailure(read.error);
      const here = new Set(read.value.events.map(({ id }) => id));
      const applied = await store.events.apply('own', read.value.revision, {
        kind: 'answer',
        why: SYNCED,
        add: upserts.filter(({ id }) => !here.has(id)),
        edit: upserts.filter(({ id }) => here.has(id)),
        remove: deletedIds.filter((id) => here.has(id)),
        mend: [],
        settle: [],
      });
      return applied.ok ? ok(undefined) : storeFailure(applied.error);
    },
    loadState: () => keeper.load(),
    saveState: (state) => keeper.save(state),
  };
}

function storeFailure(error: { readonly code: string }): Result<never, SyncFailure> {
  return err({ code: 'store', cause: error.code });
}
