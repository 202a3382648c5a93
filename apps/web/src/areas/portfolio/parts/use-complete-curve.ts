/** Daily closes that the curve lacks are fetched in the background, once per revision of the book and day. */
import { useBackgroundQuestion } from '../../prices/use-background-question.ts';

export function useCompleteCurve(): void {
  useBackgroundQuestion('completeCurve', new Date().toDateString());
}
