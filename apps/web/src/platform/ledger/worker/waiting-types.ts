/** What waits in a book: movements, rows of files, and the entries that they are until somebody says more. */
import type { TransferCandidate } from '@cryptax/importers';
import type { OpenEvent } from '@cryptax/ledger';
import type { ReviewCard } from '../review-types.ts';

/** A card before its event rows are filled in for the window that is asked for. */
export type CardDraft = Omit<ReviewCard, 'event' | 'other' | 'similar'> & {
  readonly eventId?: string;
  readonly otherId?: string;
  /** Every row of the file that it is about, where there may be several. */
  readonly lines?: readonly number[];
  /** Entries that wait with the row. */
  readonly openIds?: readonly string[];
  /** Cards with the same text here have the same cause. */
  readonly likeness: string;
};

export interface PendingTransfer {
  readonly importNo: number;
  readonly candidate: TransferCandidate;
  /** The user took its match apart: nobody matches it again without being asked. */
  readonly isLoose: boolean;
  /** It is an entry of the store, without the import that reported it. */
  readonly isStored?: true;
}

/** A row of a file that says too little to be an entry, or whose entries wait with it. */
export interface WaitingRow {
  /** The card's id. */
  readonly id: string;
  /** The same on every device. */
  readonly syncId: string;
  /** 0: the file was read elsewhere. */
  readonly importNo: number;
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
  readonly cells: readonly string[];
  /** What it moved, as far as it says so. */
  readonly open: readonly string[];
}

/** A question about an entry that no row asks: it may be told twice, or its treatment is unclear. */
export interface WaitingRemark {
  /** The card's id, the same on every device. */
  readonly id: string;
  /** 0: the file was read elsewhere. */
  readonly importNo: number;
  readonly code: string;
  readonly eventId: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A movement as an entry, with the import that tells it. */
export interface OpenEntry {
  readonly event: OpenEvent;
  readonly importNo: number;
}

export interface Waiting {
  /** Movements without their other side, those that are entries of the store included. */
  readonly transfers: readonly PendingTransfer[];
  readonly rows: readonly WaitingRow[];
  /** Answered ones too: the answer may be taken back. */
  readonly remarks: readonly WaitingRemark[];
  /** Entries that imports tell and that the store does not hold, in order of time. */
  readonly entries: readonly OpenEntry[];
}
