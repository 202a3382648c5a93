/**
 * What a figure rests on beside the entries, as rows of the account's log: one row for each thing that can be changed by
 * itself, so that two devices that changed different ones both keep their word. They are no entries; both ends of the log know
 * that, and the server counts them as no transaction because of how they are named.
 */
import type { Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Store, StoreError } from '@cryptax/store';

/** Nobody asks for it; the log wants one. */
export const NO_MOMENT = '2009-01-03T00:00:00Z';

export interface RecordsHere {
  readonly rows: readonly LedgerEvent[];
  /** When each was changed or removed on this device, by the id of its row: of two edits the later one stands. */
  readonly times: ReadonlyMap<string, string>;
}

export interface RecordKind {
  /** How ids of its rows begin. */
  readonly prefix: string;
  readonly read: (store: Store) => Promise<Result<RecordsHere, StoreError>>;
  /** What other devices made, changed or removed. */
  readonly keep: (
    store: Store,
    put: readonly LedgerEvent[],
    remove: readonly string[],
  ) => Promise<Result<void, StoreError>>;
}

export function besideRow(id: string, content: Readonly<Record<string, unknown>>): LedgerEvent {
  return { id, kind: 'unread', at: NO_MOMENT, wallet: '', ...content } as unknown as LedgerEvent;
}

export function contentOf(row: LedgerEvent, name: string): unknown {
  return (row as unknown as Readonly<Record<string, unknown>>)[name];
}

export function isoTime(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? new Date(0).toISOString() : time.toISOString();
}
