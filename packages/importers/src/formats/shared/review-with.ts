/** Up for review, for a sentence that names something of the row; a bare `{ review: code }` would leave its place open. */
import { AmountProblem } from '../../map/amount-problem.ts';
import type { ReviewCode } from '../../review-codes.ts';

export function reviewWith(code: ReviewCode, params: Readonly<Record<string, string>>): never {
  throw new AmountProblem(code, params);
}
