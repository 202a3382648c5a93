import type { IgnoredCode, ReviewCode } from '../review-codes.ts';

/** Why a row gave no facts: it is no data, or it is not understood. */
export type Verdict =
  | { readonly kind: 'ignored'; readonly code: IgnoredCode }
  | { readonly kind: 'review'; readonly code: ReviewCode; readonly params: Readonly<Record<string, string>> };

export function review(code: ReviewCode, params: Readonly<Record<string, string>>): Verdict {
  return { kind: 'review', code, params };
}
