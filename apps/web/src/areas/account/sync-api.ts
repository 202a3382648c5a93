/**
 * Syncing as the page asks for it. The page holds the session and talks to the server; the worker holds the data and
 * decides what to send and what to take over. So the server's side comes in as two functions.
 */
import type { Result } from '@cryptax/kernel';
import type { Cloud, CloudForm, Synced, SyncFailure, SyncProgress } from '@cryptax/store';
import type { Answer } from '../../platform/ledger/ledger-api.ts';

/** What device and cloud agreed on is remembered for each account. */
export interface SyncAccount {
  readonly userId: string;
  readonly form: CloudForm;
}

export interface SyncApi {
  readonly sync: (
    account: SyncAccount,
    changesAfter: Cloud['changesAfter'],
    send: Cloud['send'],
    allowMassDeletion: boolean,
    onProgress?: (progress: SyncProgress) => void,
  ) => Promise<Result<Synced, SyncFailure>>;
  /** The next sync begins anew, as on a new device; nothing is deleted here or there. */
  readonly forgetSync: (userId: string) => Answer<void>;
}
