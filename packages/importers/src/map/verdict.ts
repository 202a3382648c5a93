import type { IgnoredCode, ReviewCode } from '../review-codes.ts';
import type { RowFacts } from './row-facts.ts';

/** Why a row gave no facts: it is no data, or it is not understood. */
export type Verdict =
  | { readonly kind: 'ignored'; readonly code: IgnoredCode }
  | {
      readonly kind: 'review';
      readonly code: ReviewCode;
      readonly params: Readonly<Record<string, string>>;
      /** What the row moved, where only its meaning is not understood. */
      readonly moved?: RowFacts;
    };

export function review(code: ReviewCode, params: Readonly<Record<string, string>>, moved?: RowFacts): Verdict {
  return moved === undefined ? { kind: 'review', code, params } : { kind: 'review', code, params, moved };
}
