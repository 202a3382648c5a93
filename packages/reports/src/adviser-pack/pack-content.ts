/**
 * What an adviser gets: the sealed report (with its assumptions and open points), the ledger it was made from, the
 * journal of changes and the notes per row. Plain JSON inside the encrypted file (docs/reports/adviser-pack.md).
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { TaxYearReport } from '@cryptax/tax-de';

/** One change of the ledger, as the journal kept it. */
export interface PackJournalEntry {
  readonly at: string;
  readonly kind: string;
  readonly why: string;
  /** File names of an import, else the events touched. */
  readonly subjects: readonly string[];
  readonly state: string;
}

/** A note for the adviser about one event, beside the note that the event itself may carry. */
export interface PackNote {
  readonly eventId: string;
  readonly text: string;
}

export interface PackContent {
  /** ISO moment at which the pack was made. */
  readonly createdAt: string;
  readonly report: TaxYearReport;
  readonly events: readonly LedgerEvent[];
  /** The other ledger of a couple. */
  readonly spouseEvents?: readonly LedgerEvent[] | undefined;
  readonly journal: readonly PackJournalEntry[];
  readonly notes: readonly PackNote[];
}

export type PackError =
  | { readonly code: 'pack.not-a-pack' }
  | { readonly code: 'pack.newer-version'; readonly found: number }
  | { readonly code: 'pack.unsupported' }
  | { readonly code: 'pack.passphrase-empty' }
  | { readonly code: 'pack.wrong-passphrase' }
  | { readonly code: 'pack.damaged' };
