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
