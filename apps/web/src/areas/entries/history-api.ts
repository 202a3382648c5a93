/** Giving back the room that undo needs: how many steps that is about, and what came of it. */
import type { Book, OldSteps } from '@cryptax/store';
import type { Answer } from '../../platform/ledger/ledger-api.ts';

/** Steps that stay to be undone when the history is shortened. */
export const KEPT_STEPS = 20;

export interface ShortenedHistory extends OldSteps {
  /** Only where the browser tells how much room is taken, and it is less than before. */
  readonly freedBytes?: number;
}

export interface HistoryApi {
  /** Steps beyond the newest, and abandoned ones, that still take room. */
  readonly oldSteps: (book: Book) => Answer<OldSteps>;
  /** They stay in the history with what, when and why, but cannot be undone any more; that itself has no way back. */
  readonly shortenHistory: (book: Book) => Answer<ShortenedHistory>;
}
