import type { LedgerEvent } from '@cryptax/ledger';
import type { Change } from '@cryptax/store';

/** What a change means for the events in memory: these come or replace, those go. */
export interface PlannedEdit {
  readonly change: Change;
  readonly upsert: readonly LedgerEvent[];
  readonly remove: readonly string[];
}
