/**
 * The device's side of syncing: the user's own book, its journal, and what was last agreed with the cloud. Whose book it
 * is is decided here and nowhere else, whatever a page believes.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import {
  type Cloud,
  type CloudForm,
  type Deletions,
  type Device,
  localEdits,
  runSync,
  type Store,
  type SyncAccount,
  type Synced,
  type SyncFailure,
  type SyncOwner,
  type SyncProgress,
  type SyncRound,
  type SyncState,
} from '@cryptax/store';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import { EditTimes, SYNCED } from './edit-times.ts';
import { keepArrivedRecords } from './records/kept-records.ts';
import { keepArrivedStatements } from './statement-rows.ts';
import {
  arrived,
  keepReceivedRemarks,
  keepReceivedRows,
  timesOfWaiting,
  travelling,
  type WaitingBook,
} from './waiting-entries.ts';

/**
 * Syncing as the page asks for it. The page holds the session and talks to the server; the worker holds the data,
 * knows whose they are, and decides what to send and what to take over. So the server's side comes in as functions.
 */
export interface SyncRequest {
  /** The account whose session it is. A book of another account is neither read nor sent. */
  readonly userId: string;
  readonly form: CloudForm;
  /** The user's answer about many deletions. */
  readonly deletions?: Deletions | undefined;
}

interface Frame {
  readonly withStore: <T>(work: (store: Store) => Promise<Result<T, LedgerError>>) => Promise<Result<T, LedgerError>>;
  /** Runs work that changes the book, then tells the screens. */
  readonly editing: <T>(work: (store: Store) => Promise<Result<T, LedgerError>>) => Promise<Result<T, LedgerError>>;
  /** What waits in the user's own book beside what its store holds. */
  readonly waiting: () => Promise<Result<WaitingBook, LedgerError>>;
  readonly now: () => Date;
}

/** What a device has that its account does not, and up to which number of the log it knows what the account has. */
export interface OnItsWay {
  readonly unsent: number;
  readonly seq: number;
}

export function createSyncHandlers({ withStore, editing, waiting, now }: Frame) {
  return {
    /** The account that the user's own book in this browser belongs to, if it was ever synced. */
    syncOwner: (): Answer<SyncOwner | undefined> => withStore((store) => store.sync.owner()),
    /** Switches syncing on. A book of another account is refused. */
    beginSync: async (account: SyncAccount): Promise<Result<void, SyncFailure>> =>
      failureInside(await withStore(async (store) => ok(await store.sync.begin(account)))),
    /** Gives the book of another account to this one, because its user said so. Syncing stays off. */
    takeOverBook: (account: SyncAccount): Answer<void> => withStore((store) => store.sync.takeOver(account)),
    /** Switches it off. With `forget` the next beginning is that of a new device; nothing is deleted here or there. */
    endSync: (forget: boolean): Answer<void> => withStore((store) => store.sync.end(forget)),
    /** Nothing where syncing with this account is not on. */
    onItsWay: (userId: string): Answer<OnItsWay | undefined> =>
      withStore(async (store) => {
        const round = await store.sync.open(userId);
        if (!round.ok) return ok(undefined);
        const { state } = round.value;
        const read = await store.events.readAll('own');
        if (!read.ok) return read;
        const open = await waiting();
        if (!open.ok) return open;
        const { upserts, deletedIds } = localEdits([...read.value.events, ...travelling(open.value)], state.agreed);
        return ok({ unsent: upserts.length + deletedIds.length, seq: state.seq });
      }),
    sync: async (
      { userId, form, deletions }: SyncRequest,
      head: Cloud['head'],
      changesAfter: Cloud['changesAfter'],
      send: Cloud['send'],
      onProgress?: (progress: SyncProgress) => void,
    ): Promise<Result<Synced, SyncFailure>> =>
      failureInside(
        await editing(async (store) => {
          const round = await store.sync.open(userId);
          if (!round.ok) return ok(round);
          const keeper = new StateKeeper(round.value, now);
          const outcome = await runSync({
            cloud: { form, head, changesAfter, send },
            device: deviceOver(store, round.value, keeper, waiting),
            now,
            deletions,
            onProgress,
          });
          const kept = await keeper.flush();
          return ok(outcome.ok && !kept.ok ? kept : outcome);
        }),
      ),
  };
}

/** Failures of a sync are no failures of the ledger: they travel inside the value. */
function failureInside<T>(answer: Result<Result<T, SyncFailure>, LedgerError>): Result<T, SyncFailure> {
  return answer.ok ? answer.value : err({ code: 'store', cause: answer.error.code });
}

function deviceOver(store: Store, round: SyncRound, keeper: StateKeeper, waiting: Frame['waiting']): Device {
  const times = new EditTimes(store);
  return {
    readEvents: async () => {
      const read = await store.events.readAll('own');
      if (!read.ok) return storeFailure(read.error);
      // Events that cannot be read would look deleted; a damaged device takes part again once it is repaired.
      if (read.value.damaged > 0) return err({ code: 'store', cause: 'store.damaged' });
      // Erasing the book ends syncing with it: as long as this holds, what was read is no book that was just erased.
      const still = await round.check();
      if (!still.ok) return still;
      const open = await waiting();
      return open.ok ? ok([...read.value.events, ...travelling(open.value)]) : storeFailure(open.error);
    },
    editedAt: async (ids) => {
      const edited = await times.of(ids);
      if (!edited.ok) return storeFailure(edited.error);
      const open = await waiting();
      if (!open.ok) return storeFailure(open.error);
      const wanted = new Set(ids);
      const reported = [...timesOfWaiting(open.value)].filter(([id]) => wanted.has(id) && !edited.value.has(id));
      return ok(reported.length === 0 ? edited.value : new Map([...edited.value, ...reported]));
    },
    apply: async (upserts, remove) => {
      const open = await waiting();
      if (!open.ok) return storeFailure(open.error);
      const state = await store.events.state('own');
      if (!state.ok) return storeFailure(state.error);
      const still = await round.check();
      if (!still.ok) return still;
      const came = arrived(open.value, upserts, remove);
      const { events, settle, reopen } = came;
      const step = { why: SYNCED, upserts: events, remove, settle, reopen };
      const applied = await store.events.receive('own', state.value.revision, step);
      if (!applied.ok) return storeFailure(applied.error);
      const kept = await keepReceivedRows(store, came);
      if (!kept.ok) return storeFailure(kept.error);
      const asked = await keepReceivedRemarks(store, came);
      if (!asked.ok) return storeFailure(asked.error);
      const said = await keepArrivedStatements(store, open.value.statements, upserts, remove);
      if (!said.ok) return storeFailure(said.error);
      const beside = await keepArrivedRecords(store, open.value.records, upserts, remove);
      return beside.ok ? ok(undefined) : storeFailure(beside.error);
    },
    loadState: async () => ok(round.state),
    saveState: (state) => keeper.save(state),
  };
}

function storeFailure(error: { readonly code: string }): Result<never, SyncFailure> {
  return err({ code: 'store', cause: error.code });
}

/**
 * Writes what was agreed on. Doing so after every batch would cost more than the batch, so it is written every few
 * seconds: what is lost with a crash is only sent once more, and sending twice changes nothing.
 */
const FLUSH_MS = 5_000;

class StateKeeper {
  readonly #round: SyncRound;
  readonly #now: () => Date;
  #waiting: SyncState | undefined;
  #written = 0;

  constructor(round: SyncRound, now: () => Date) {
    this.#round = round;
    this.#now = now;
  }

  async save(state: SyncState): Promise<Result<void, SyncFailure>> {
    this.#waiting = state;
    return this.#now().getTime() - this.#written < FLUSH_MS ? ok(undefined) : this.flush();
  }

  async flush(): Promise<Result<void, SyncFailure>> {
    if (this.#waiting === undefined) return ok(undefined);
    const written = await this.#round.save(this.#waiting);
    if (!written.ok) return written;
    this.#waiting = undefined;
    this.#written = this.#now().getTime();
    return ok(undefined);
  }
}
