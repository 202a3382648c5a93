/** Closes that the ledger lacks are fetched in the background, once per revision of the book. */
import { useBackgroundQuestion } from './use-background-question.ts';

export function useCompletePrices(): void {
  useBackgroundQuestion('completePrices');
}
