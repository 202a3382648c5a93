/**
 * Rows of the cloud tables as they travel. Decimals are texts: select them with `::text` (the lists below do) and send
 * them as texts, because JSON numbers would be rounded on the way.
 */
export interface TransactionRow {
  readonly id: string;
  readonly date: string | null;
  readonly type: string | null;
  readonly asset: string | null;
  readonly amount: string | null;
  readonly price: string | null;
  readonly fee: string | null;
  readonly exchange: string | null;
  /** The ledger event whole; null when it is encrypted. */
  readonly event: unknown;
  readonly cipher: string | null;
  /** Orders the edits of all devices: instant in UTC with milliseconds, then a counter and the device. */
  readonly clock: string;
  readonly device: string | null;
  /** Place in the user's log: ask for rows with a greater one to catch up. */
  readonly seq: number;
}

export const TRANSACTION_COLUMNS =
  'id,date,type,asset,amount::text,price::text,fee::text,exchange,event,cipher,clock,device,seq';

export interface TombstoneRow {
  readonly id: string;
  readonly clock: string;
  readonly device: string | null;
  readonly seq: number;
}

export const TOMBSTONE_COLUMNS = 'id,clock,device,seq';

/** Of end-to-end encryption: whether it is on, and the key as only the user's passphrase opens it. */
export interface SyncKeyRow {
  readonly is_on: boolean;
  readonly wrapped: string;
}

/** A book of the account beside the first one. Where only its owner may read, name and kind are in the ciphertext. */
export interface BookRow {
  readonly book: string;
  readonly name: string | null;
  readonly kind: string | null;
  readonly cipher: string | null;
  /** When it got this name; of two names the later one counts. */
  readonly named_at: string;
  /** Removed from the account: only the id is left, and no device brings it back. */
  readonly removed_at: string | null;
}

export const BOOK_COLUMNS = 'book,name,kind,cipher,named_at,removed_at';

/** Rows of one upload, and the most that one answer holds: ask in pages. */
export const SYNC_BATCH = 50;
export const MAX_ROWS = 1000;
