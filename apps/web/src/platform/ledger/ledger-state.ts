/**
 * What the worker tells every screen at once: whether there is a ledger, which book is shown, what can be undone, and
 * whether an import is running. It carries no events; screens ask for windows of those.
 */
import type { HoldingView, MatchSettings, YearFigures } from '@cryptax/ledger';
import type { Book, JournalRecord } from '@cryptax/store';
import type { AssessedYear, TaxEstimate, TaxProfile } from '@cryptax/tax-de';
import type { LedgerError } from './answer.ts';
import type { TokenNameTable } from './token-names.ts';

export interface BookCounts {
  readonly events: number;
  readonly imports: number;
  readonly wallets: number;
  /** Files, and chains and exchanges asked directly, that the entries name, also those read on another device. */
  readonly files: number;
  readonly connections: number;
  /** Entries that name none of them. */
  readonly byHand: number;
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
  /** The book is locked at rest and was unlocked for this session. */
  readonly isUnlocked?: boolean;
  /** Events that are stored but damaged: set aside, counted nowhere, and to be had as a file. */
  readonly damaged?: number;
  /** Years in which something happened, newest first. */
  readonly years?: readonly number[];
  /** Those of them with something for a tax return (a sale, income, a settled future), newest first: purchases alone are none. */
  readonly declarable?: readonly number[];
  /** Names of the tokens that the book calls by their contract. */
  readonly tokens?: TokenNameTable;
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

export interface LedgerSummary {
  readonly revision: number;
  readonly isDemo: boolean;
  readonly holdings: readonly HoldingView[];
  readonly years: readonly (AssessedYear & { readonly estimate?: TaxEstimate })[];
}

export interface TaxSettings {
  readonly match: MatchSettings;
  readonly profile: TaxProfile;
}

/** With whom the person of this book is assessed together; the other book says the same of this one. */
export interface SpouseLink {
  readonly bookId: string;
  /** Which person of the return this book belongs to: A stands first, and its profile speaks for both. */
  readonly role: 'A' | 'B';
}

/** The other person of a couple with two books. `role` is that of the person whose book is open. */
export interface SpouseYears {
  readonly role: 'A' | 'B';
  readonly profile: TaxProfile;
  readonly figures: readonly YearFigures[];
}

/** What the figures of a book are assessed with. */
export interface AssessSettings extends TaxSettings {
  readonly spouse?: SpouseYears | undefined;
}
