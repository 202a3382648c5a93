/** What the reference engine finds, in exact fractions; `reference-views.ts` turns it into the published shapes. */
import type { Instant } from '@cryptax/kernel';
import type { Fraction } from './fraction.ts';
import type { ReferenceLot } from './reference-book.ts';

export interface ReferencePart {
  readonly lot: ReferenceLot;
  readonly proceeds: Fraction;
  readonly expenses: Fraction;
  readonly gain: Fraction;
  readonly taxFree: boolean;
}

export interface ReferenceDisposal {
  readonly eventId: string;
  readonly part: 'main' | 'fee';
  readonly at: Instant;
  readonly asset: string;
  readonly wallet: string;
  readonly amount: Fraction;
  readonly proceeds: Fraction;
  readonly expenses: Fraction;
  readonly parts: readonly ReferencePart[];
  /** A value, a cost or a date is unknown: no result yet. */
  readonly isPending: boolean;
  readonly isDoubted: boolean;
  /** The outputs spent decided its lots. */
  readonly isIdentified: boolean;
}

export interface ReferenceIssue {
  readonly code: 'missing-value' | 'missing-acquisition' | 'unknown-lot' | 'named-lots-short' | 'fork-without-lots';
  readonly eventId: string;
  readonly at: Instant;
  /** The quantity without lots; nothing for a missing value. */
  readonly missing: Fraction;
  /** Whether a disposal was stopped, not only a move. */
  readonly stopsDisposal: boolean;
}
