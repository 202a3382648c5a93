/**
 * What syncing needs from both sides. The cloud keeps one row per event and a tombstone per deleted one; every write of a
 * user gets the next number of his log, so that asking for higher numbers misses nothing. The device keeps beside its
 * events what it last agreed on with the cloud.
 */
import type { Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Agreement } from './agreement.ts';

export type SyncFailure =
  | { readonly code: 'offline' }
  | { readonly code: 'needs-login' }
  | { readonly code: 'limit' }
  /** The account stores as much as its plan holds. */
  | { readonly code: 'storage' }
  /** One request was larger than the server, or one in front of it, takes. */
  | { readonly code: 'too-large' }
  /** Asked too often; the server said when to go on. */
  | { readonly code: 'too-often'; readonly retryAfterMs: number }
  /** This device's clock runs ahead; its edits would win over everyone's. */
  | { readonly code: 'clock-ahead' }
  | { readonly code: 'passphrase' }
  | { readonly code: 'refused'; readonly message: string }
  | { readonly code: 'store'; readonly cause: string }
  | { readonly code: 'many-deletes'; readonly count: number; readonly of: number }
  /** The book of this browser belongs to another account; `owner` is its address, masked. */
  | { readonly code: 'other-account'; readonly owner: string }
  /** This book was removed from the account, here or on another device; what lies here stays. */
  | { readonly code: 'book-removed' }
  /** Syncing was ended on this device, by clearing it for example: nothing is sent and nothing taken over. */
  | { readonly code: 'ended' }
  /** After everything was compared once more, both sides still do not hold the same. */
  | { readonly code: 'differs'; readonly here: number; readonly there: number }
  /** Others write faster than this device reads; the next round goes on. */
  | { readonly code: 'busy' }
  | { readonly code: 'cancelled' };

/** An edit as it travels. Without `event` it is a deletion. */
export interface CloudEdit {
  readonly id: string;
  readonly clock: string;
  readonly device: string;
  readonly event?: LedgerEvent;
  /** It lies there in the other form than `Cloud.form`: it is sent once more as it should be, and takes the place of that. */
  readonly isStale?: boolean;
}

export interface CloudChange extends CloudEdit {
  readonly seq: number;
  /** What the row is called there, where that is not its id: sealed rows have names that only the key turns back. */
  readonly name?: string;
}

/** How events lie in the cloud: readable for the server, or sealed with a key that only the user's devices have. */
export type CloudForm = 'readable' | 'sealed';

/** Where the log stands, and what all rows together amount to. */
export interface CloudHead {
  readonly seq: number;
  readonly live: number;
  readonly gone: number;
  /** Over names and clocks of all rows and tombstones (`row-print.ts`). */
  readonly digest: string;
}

/** An edit that the server did not take, because something later stands there. */
export interface Refusal {
  readonly id: string;
  readonly why: 'later-edit' | 'later-deletion';
}

export interface Taken {
  readonly refused: readonly Refusal[];
  /** What the rows are called there, in the order of the edits, where that is not their ids. */
  readonly names?: readonly string[] | undefined;
}

export interface Cloud {
  readonly form: CloudForm;
  readonly head: () => Promise<Result<CloudHead, SyncFailure>>;
  /** Changes after a number of the log, in its order; fewer than asked for means there are no more. */
  readonly changesAfter: (seq: number, limit: number) => Promise<Result<readonly CloudChange[], SyncFailure>>;
  /** Writes edits and tells those that were not taken. Safe to repeat. */
  readonly send: (edits: readonly CloudEdit[]) => Promise<Result<Taken, SyncFailure>>;
}

export interface SyncState {
  readonly device: string;
  /** The form in which everything up to `seq` lies in the cloud, or is on its way there. */
  readonly form: CloudForm;
  /** Highest number of the log that was taken over. */
  readonly seq: number;
  /** Changed in place by a round; what is written of it is always a state that can be gone on from. */
  readonly agreed: Agreement;
  /** When a backup took the place of this book: every difference it made is an edit of that moment. */
  readonly restoredAt?: string;
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
