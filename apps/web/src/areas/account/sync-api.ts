/**
 * Syncing as the page asks for it. The page holds the session and talks to the server; the worker holds the data, knows
 * whose they are, and decides what to send and what to take over. So the server's side comes in as functions.
 */
import type { Result } from '@cryptax/kernel';
import type {
  Cloud,
  CloudForm,
  Deletions,
  SyncAccount,
  Synced,
  SyncFailure,
  SyncOwner,
  SyncProgress,
} from '@cryptax/store';
import type { Answer } from '../../platform/ledger/ledger-api.ts';

export interface SyncRequest {
  /** The account whose session it is. A book of another account is neither read nor sent. */
  readonly userId: string;
  readonly form: CloudForm;
  /** The user's answer about many deletions. */
  readonly deletions?: Deletions | undefined;
}

export interface SyncApi {
  /** The account that the user's own book in this browser belongs to, if it was ever synced. */
  readonly syncOwner: () => Answer<SyncOwner | undefined>;
  /** Switches syncing on. A book of another account is refused. */
  readonly beginSync: (account: SyncAccount) => Promise<Result<void, SyncFailure>>;
  /** Gives the book of another account to this one, because its user said so. Syncing stays off. */
  readonly takeOverBook: (account: SyncAccount) => Answer<void>;
  /** Switches it off. With `forget` the next beginning is that of a new device; nothing is deleted here or there. */
  readonly endSync: (forget: boolean) => Answer<void>;
  readonly sync: (
    request: SyncRequest,
    head: Cloud['head'],
    changesAfter: Cloud['changesAfter'],
    send: Cloud['send'],
    onProgress?: (progress: SyncProgress) => void,
  ) => Promise<Result<Synced, SyncFailure>>;
}
