import type { ReviewCode } from '../review-codes.ts';

/** Why a row's amounts cannot be read; caught by the row reader and turned into a review item. */
export class AmountProblem extends Error {
  readonly code: ReviewCode;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: ReviewCode, params: Readonly<Record<string, string>>) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
