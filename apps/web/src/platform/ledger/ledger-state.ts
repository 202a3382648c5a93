/**
 * What the worker tells every screen at once: whether there is a ledger, which book is shown, what can be undone, and
 * whether an import is running. It carries no events; screens ask for windows of those.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Book, JournalRecord, StoreError } from '@cryptax/store';
import type { ChainProblem } from '../../areas/chains/onchain-api.ts';
import type { ConnectionProblem } from '../../areas/exchanges/exchange-api.ts';
import type { PlanningProblem } from '../../areas/planning/planning-api.ts';
import type { MethodProblem } from '../../areas/tax/method-api.ts';
import type { ReportProblem } from '../../areas/tax/report-api.ts';

/** Known ways in which a request can fail; `ledgerErrorText` and the screens turn codes into sentences. */
export type LedgerError =
  | StoreError
  | ReportProblem
  | PlanningProblem
  | ConnectionProblem
  | ChainProblem
  | MethodProblem
  /** An older version in another tab still holds the database, which this one wants to bring up to date. */
  | { readonly code: 'store.blocked' }
  /** The database was deleted under this tab, by the browser or its tools. */
  | { readonly code: 'store.deleted' }
  /** The event was changed since the form was opened; `event` is how it stands now. */
  | { readonly code: 'edit.newer'; readonly event: LedgerEvent }
  /** The worker died; what was asked may be asked again. */
  | { readonly code: 'store.worker-crashed' }
  /** A part of the program did not arrive: no network, or a newer version took its place. */
  | { readonly code: 'store.worker-not-loaded' }
  | { readonly code: 'import.already-running' }
  | { readonly code: 'import.cancelled' }
  | { readonly code: 'import.no-files' }
  | { readonly code: 'import.file-unreadable'; readonly cause: string }
  /** More than this browser can hold at once. */
  | { readonly code: 'import.too-much'; readonly cause: string }
  | { readonly code: 'import.preview-missing' }
  | { readonly code: 'mapping.file-unreadable'; readonly file: string; readonly cause: string }
  /** The edit does not make a sound event; `path` is the field, `problem` the code of the ledger's parser. */
  | { readonly code: 'edit.invalid'; readonly path: string; readonly problem: string }
  /** The events cannot be joined, cut or relabelled that way. */
  | { readonly code: 'edit.impossible'; readonly reason: EditObstacle }
  | { readonly code: 'review.card-missing'; readonly cardId: string };

export type EditObstacle =
  | 'different-kinds'
  | 'different-wallets'
  | 'different-acquisition'
  | 'different-assets'
  | 'too-few'
  | 'amounts-do-not-add-up'
  | 'label-does-not-fit'
  | 'transfer-to-itself'
  | 'needs-value';

export interface BookCounts {
  readonly events: number;
  readonly imports: number;
  readonly wallets: number;
  readonly assets: number;
  /** Distinct file formats' sources (Kraken, Ledger Live ...) the events came from. */
  readonly sources: number;
  /** Cards on the review list. */
  readonly review: number;
}

/** The top of the journal, for the undo and redo buttons. */
export type JournalEntry = Omit<JournalRecord, 'book'>;

export interface BookView {
  readonly book: Book;
  readonly isDemo: boolean;
  readonly revision: number;
  /** Counts changes of what the figures rest on beside the events: settings, prices, rates. */
  readonly basis?: number;
  readonly counts: BookCounts;
  /** Events that are stored but damaged: set aside, counted nowhere, and to be had as a file. */
  readonly damaged?: number;
  /** Years in which something happened, newest first. */
  readonly years?: readonly number[];
  readonly undo?: JournalEntry;
  readonly redo?: JournalEntry;
  readonly lastImportAt?: string;
}

/** A book is open. `empty`: the book that is shown has no events and no imports. */
export interface OpenLedger extends BookView {
  readonly kind: 'empty' | 'ready';
  readonly isImporting: boolean;
  /** Events in the user's own book, whichever is shown. */
  readonly ownEvents: number;
  readonly hasDemo: boolean;
}

export type LedgerState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: LedgerError }
  | OpenLedger;
