/** A document attached to an entry, a wallet or a statement, as a screen shows it. */
import type { EvidenceSummary, OldSteps } from '@cryptax/store';

/**
 * Giving back the room that undo needs: how many steps that is about, and what came of it. Steps that stay to be undone
 * when the history is shortened.
 */
export const KEPT_STEPS = 20;

export interface ShortenedHistory extends OldSteps {
  /** Only where the browser tells how much room is taken, and it is less than before. */
  readonly freedBytes?: number;
}

export type EvidenceItem = Omit<EvidenceSummary, 'book'>;
