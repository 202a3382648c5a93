/** The lock of the book that is open: unlocking it, and what its owner changes about it. Secrets pass through and stay nowhere. */
import { ok } from '@cryptax/kernel';
import type { LockState, UnlockSecret } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';

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
