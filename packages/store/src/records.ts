/**
 * The records of the browser database, one interface per table. All of them are plain JSON data, so that the
 * same record can be stored, put into a backup file and migrated by one pure function.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Delta } from './changes/delta.ts';
import type { PackedRows, RowOutcome, RowOutcomeKind } from './imports/row-outcomes.ts';

/** The user's own ledger and the demo ledger never share a record (decisions: demo data are kept apart). */
export type Book = 'own' | 'demo';
export const BOOKS: readonly Book[] = ['own', 'demo'];

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** A visible chunk as the head lists it; `origins` are the imports its events came from, 0 = entered by hand. */
export interface ChunkRef {
  readonly no: number;
  /** Revision of the book that last wrote or showed this chunk: same number and revision, same content. */
  readonly revision: number;
  readonly count: number;
  readonly origins: readonly number[];
}

/** The state of one book: which chunks are visible, in reading order. Chunks not listed are parked for undo. */
export interface HeadRecord {
  readonly book: Book;
  readonly revision: number;
  readonly chunks: readonly ChunkRef[];
  readonly nextChunk: number;
  readonly nextImport: number;
  readonly nextSeq: number;
  /** The revision in which something last came from another device: earlier steps cannot be replayed by place. */
  readonly received?: number;
}

/** About 1,000 events; `origins[i]` is the import of `events[i]`. */
export interface ChunkRecord {
  readonly book: Book;
  readonly no: number;
  readonly revision: number;
  readonly events: readonly LedgerEvent[];
  readonly origins: readonly number[];
}

export interface ImportRecord {
  readonly book: Book;
  readonly no: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly size: number;
  readonly format: string;
  readonly importedAt: string;
  readonly rows: number;
  /** One count per outcome; they add up to `rows`. */
  readonly counts: Readonly<Record<RowOutcomeKind, number>>;
  readonly eventsAdded: number;
  /** Events of the file that were in the book before. */
  readonly eventsSkipped: number;
  /** Rows settled by hand afterwards; they win over the stored outcome of their line. */
  readonly mended: readonly RowOutcome[];
  /** Whether the rows themselves lie beside the account. */
  readonly rawRows: 'kept' | 'left-out';
  readonly details?: JsonValue;
}

export interface ImportRowsRecord {
  readonly book: Book;
  readonly no: number;
  readonly packed: PackedRows;
}

/**
 * Some hundred rows of a file as they stood in it: lines of JSON `[line, cells]`, compressed. One block is read to show
 * one row, whatever the size of the file.
 */
export interface RawRowsRecord {
  readonly book: Book;
  readonly no: number;
  /** First and last line of the block. */
  readonly from: number;
  readonly to: number;
  readonly compression: 'gzip' | 'none';
  /** The bytes as base64, so that the record stays plain JSON. */
  readonly data: string;
}

/** A question of the review list that the user answered with "it is right as it is". */
export interface AnswerRecord {
  readonly book: Book;
  readonly id: string;
  readonly at: string;
}

/**
 * What a wallet held at a moment, as the user or a service (exchange, chain) says. What files say lies with their imports.
 * Without a service it is the user's.
 */
export interface StatementRecord {
  readonly book: Book;
  readonly id: string;
  readonly wallet: string;
  readonly asset: string;
  /** ISO instant in UTC with seconds; it speaks of the end of that second. */
  readonly at: string;
  /** Decimal text. */
  readonly amount: string;
  readonly part?: string;
  readonly service?: string;
  readonly savedAt: string;
}

export type WalletType = 'exchange' | 'hardware' | 'software' | 'defi' | 'unknown';

export interface WalletRecord {
  readonly book: Book;
  readonly id: string;
  readonly name: string;
  readonly type: WalletType;
  readonly address?: string;
  readonly chains?: readonly string[];
  readonly note?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly details?: JsonValue;
}

/** Dated prices of one asset in one year; the point is a day or an instant, the price a decimal text. */
export interface PriceRecord {
  readonly source: string;
  readonly asset: string;
  readonly currency: string;
  readonly year: string;
  readonly points: Readonly<Record<string, string>>;
}

export interface SettingRecord {
  readonly key: string;
  readonly value: JsonValue;
  /** Written by a change of the history; absent for working data such as the last live prices. */
  readonly inHistory?: true;
}

/** What was answered last about a book, or (without content) the mark of the last write of all. */
export interface KeptRecord {
  readonly id: Book | 'last-write';
  /** Of the write that the answers rest on. */
  readonly mark: string;
  /** Which program, day and form they are of. */
  readonly basis?: string;
  readonly content?: string;
  /** Of mark, basis and content. */
  readonly sha256?: string;
}

export type PresetKind = 'mapping' | 'rule' | 'view' | 'address';

/** What the user saved for later: column mappings, rules for similar rows, views of the list, addresses he knows. */
export interface PresetRecord {
  readonly kind: PresetKind;
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  readonly data: JsonValue;
}

/** A report as it was handed out. It is never changed; `sha256` of the UTF-8 content proves it. */
export interface ReportRecord {
  readonly id: string;
  readonly book: Book;
  readonly year: number;
  readonly title: string;
  readonly sealedAt: string;
  readonly mediaType: string;
  readonly content: string;
  readonly sha256: string;
  /** What it was made from, frozen with it: the ledger file of that moment. The content's own hash of its inputs proves it. */
  readonly inputs: string;
}

/** What a file is attached to. */
export interface EvidenceTarget {
  readonly kind: 'event' | 'wallet' | 'statement';
  readonly id: string;
}

/** A file that supports an entry, a wallet or a statement: kept by its hash, which proves that it is the same one. */
export interface EvidenceRecord {
  readonly book: Book;
  /** Of hash and target: attaching the same file twice is attaching it once. */
  readonly id: string;
  readonly target: EvidenceTarget;
  readonly name: string;
  /** What it shows, in the user's words. */
  readonly about: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly addedAt: string;
  /** The bytes as base64. */
  readonly content: string;
}

export type JournalState = 'done' | 'undone' | 'abandoned' | 'archived';

/** What happened, when and why. The data for undo and redo are the delta of the same number. */
export interface JournalRecord {
  readonly book: Book;
  readonly seq: number;
  readonly kind: string;
  readonly at: string;
  readonly why: string;
  /** File names of an import, what changed of a setting, else the first event ids touched. */
  readonly subjects: readonly string[];
  readonly counts: ChangeCounts;
  readonly state: JournalState;
  /** The revision in which it was last done, undone or redone; absent where nothing was changed (a note). */
  readonly revision?: number;
  /** It came from another device: no step of this one, and nothing to undo here. */
  readonly isReceived?: true;
  /** Every later step with this entry, so that the history stays complete. */
  readonly log: readonly JournalStep[];
}

export interface JournalStep {
  readonly action: 'undo' | 'redo' | 'abandon' | 'archive';
  readonly at: string;
  /** Events that were left as another device had made them since. */
  readonly kept?: number;
}

export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Events that were in the book already. */
  readonly skipped: number;
}

export interface DeltaRecord {
  readonly book: Book;
  readonly seq: number;
  readonly delta: Delta;
  /** Of a change whose room was given back, or that came from elsewhere: the ids of all events it touched. It undoes nothing. */
  readonly touched?: readonly string[];
}

/** A record that could not be understood, kept as text from a backup of the database it was found in. */
export interface QuarantineRecord {
  readonly id: string;
  readonly table: string;
  readonly key: string;
  readonly reason: string;
  readonly text: string;
}
