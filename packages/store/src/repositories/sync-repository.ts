/**
 * Whose book this is, and what was agreed on with that account. Book and agreement are changed under the same lock: who
 * erases the one ends the other, and a round that was under way finds that it has ended.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { read, type StoreContext, write } from '../database/store-context.ts';
import type { JsonValue } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import type { SyncFailure, SyncState } from '../sync/sync-ports.ts';
import {
  isSyncKey,
  newState,
  OWNER_KEY,
  parseOwner,
  parseState,
  printState,
  type SyncOwner,
  stateKey,
} from '../sync/sync-records.ts';

type Checked<T> = Promise<Result<T, SyncFailure>>;

export interface SyncRepository {
  readonly owner: () => Promise<Result<SyncOwner | undefined, StoreError>>;
  /** Switches syncing on for an account. The book of another one is refused. */
  readonly begin: (account: SyncAccount) => Checked<void>;
  /** From now on the book belongs to this account. Syncing is off, and begins as on a new device. */
  readonly takeOver: (account: SyncAccount) => Promise<Result<void, StoreError>>;
  /** Switches it off. The book still belongs to the account; `forget` lets the next round begin as on a new device. */
  readonly end: (forget: boolean) => Promise<Result<void, StoreError>>;
  /** The beginning of a round, refused with the reason where syncing with this account is not on. */
  readonly open: (userId: string) => Checked<SyncRound>;
}

export type SyncAccount = Pick<SyncOwner, 'userId' | 'label'>;

export interface SyncRound {
  readonly state: SyncState;
  /** Refused where syncing ended meanwhile, also when it was begun anew since. */
  readonly check: () => Checked<void>;
  /** Writes what was agreed on, unless syncing ended: nothing of it is left behind. */
  readonly save: (state: SyncState) => Checked<void>;
}

export function createSyncRepository(context: StoreContext): SyncRepository {
  const { db } = context;
  const get = async (key: string): Promise<JsonValue | undefined> => (await db.settings.get(key))?.value;
  const put = async (key: string, value: JsonValue) => void (await db.settings.put({ key, value }));
  const owner = async () => parseOwner(await get(OWNER_KEY));
  const reading = async <T>(work: () => Promise<Result<T, SyncFailure>>): Checked<T> => {
    const answer = await read(context, ['settings'], work);
    return answer.ok ? answer.value : storeFailure(answer.error);
  };
  const writing = async <T>(work: () => Promise<Result<T, SyncFailure>>): Checked<T> => {
    const answer = await write(context, ['settings'], async () => ok(await work()));
    return answer.ok ? answer.value : storeFailure(answer.error);
  };
  return {
    owner: () => read(context, ['settings'], owner),
    begin: ({ userId, label }) =>
      writing(async () => {
        const known = await owner();
        if (known !== undefined && known.userId !== userId) return err({ code: 'other-account', owner: known.label });
        const isSame = known?.userId === userId && known.life !== '';
        await put(OWNER_KEY, { userId, label, isOn: true, life: isSame ? known.life : crypto.randomUUID() });
        return ok(undefined);
      }),
    takeOver: ({ userId, label }) =>
      write(context, ['settings'], async () => {
        await db.settings.filter(({ key }) => isSyncKey(key)).delete();
        await put(OWNER_KEY, { userId, label, isOn: false, life: '' });
        return ok(undefined);
      }),
    end: (forget) =>
      write(context, ['settings'], async () => {
        const known = await owner();
        if (known === undefined) return ok(undefined);
        await put(OWNER_KEY, { ...known, isOn: false, ...(forget ? { life: '' } : {}) });
        if (forget) await db.settings.delete(stateKey(known.userId));
        return ok(undefined);
      }),
    open: (userId) =>
      reading(async () => {
        const found = refusal(await owner(), userId);
        if (!found.ok) return found;
        const { life } = found.value;
        const state = parseState(await get(stateKey(userId))) ?? newState();
        const check = async () => refusal(await owner(), userId, life);
        return ok({
          state,
          check: () => reading(async () => nothing(await check())),
          save: (next) =>
            writing(async () => {
              const still = await check();
              if (still.ok) await put(stateKey(userId), printState(next));
              return nothing(still);
            }),
        });
      }),
  };
}

function refusal(owner: SyncOwner | undefined, userId: string, life?: string): Result<SyncOwner, SyncFailure> {
  if (owner === undefined) return err({ code: 'ended' });
  if (owner.userId !== userId) return err({ code: 'other-account', owner: owner.label });
  return owner.isOn && (life === undefined || life === owner.life) ? ok(owner) : err({ code: 'ended' });
}

function nothing(result: Result<unknown, SyncFailure>): Result<void, SyncFailure> {
  return result.ok ? ok(undefined) : result;
}

function storeFailure({ code }: StoreError): Result<never, SyncFailure> {
  return err({ code: 'store', cause: code });
}
