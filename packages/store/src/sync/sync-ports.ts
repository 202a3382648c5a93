/**
 * What syncing needs from both sides. The cloud keeps one row per event and a tombstone per deleted one; every write of a
 * user gets the next number of his log, so that asking for higher numbers misses nothing. The device keeps beside its
 * events what it last agreed on with the cloud.
 */
import type { Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';

export type SyncFailure =
  | { readonly code: 'offline' }
  | { readonly code: 'needs-login' }
  | { readonly code: 'limit' }
  /** This device's clock runs ahead; its edits would win over everyone's. */
  | { readonly code: 'clock-ahead' }
  | { readonly code: 'passphrase' }
  | { readonly code: 'refused'; readonly message: string }
  | { readonly code: 'store'; readonly cause: string }
  | { readonly code: 'many-deletes'; readonly count: number; readonly of: number }
  | { readonly code: 'cancelled' };

/** An edit as it travels. Without `event` it is a deletion. */
export interface CloudEdit {
  readonly id: string;
  readonly clock: string;
  readonly device: string;
  readonly event?: LedgerEvent;
}

export interface CloudChange extends CloudEdit {
  readonly seq: number;
  /** It lies there in the other form than `Cloud.form`: it is sent once more, as it should be. */
  readonly isStale?: boolean;
}

/** How events lie in the cloud: readable for the server, or sealed with a key that only the user's devices have. */
export type CloudForm = 'readable' | 'sealed';

export interface Cloud {
  readonly form: CloudForm;
  /** Changes after a number of the log, in its order; fewer than asked for means there are no more. */
  readonly changesAfter: (seq: number, limit: number) => Promise<Result<readonly CloudChange[], SyncFailure>>;
  /** Writes edits; one that is older than what stands there changes nothing. Safe to repeat. */
  readonly send: (edits: readonly CloudEdit[]) => Promise<Result<void, SyncFailure>>;
}

/** What device and cloud last agreed on about one event. */
export interface Agreed {
  readonly fingerprint: string;
  readonly clock: string;
}

export interface SyncState {
  readonly device: string;
  /** The form in which everything up to `seq` lies in the cloud, or is on its way there. */
  readonly form: CloudForm;
  /** Highest number of the log that was taken over. */
  readonly seq: number;
  readonly agreed: ReadonlyMap<string, Agreed>;
}

export interface Device {
  readonly readEvents: () => Promise<Result<readonly LedgerEvent[], SyncFailure>>;
  /** When these events were last edited here, from the journal; ones that were not are left out. */
  readonly editedAt: (ids: readonly string[]) => Promise<Result<ReadonlyMap<string, string>, SyncFailure>>;
  /** All of it or none, as one entry of the journal. */
  readonly apply: (
    upserts: readonly LedgerEvent[],
    deletedIds: readonly string[],
  ) => Promise<Result<void, SyncFailure>>;
  readonly loadState: () => Promise<Result<SyncState, SyncFailure>>;
  readonly saveState: (state: SyncState) => Promise<Result<void, SyncFailure>>;
}
