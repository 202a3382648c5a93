/** Reports of others beside the ledger: nothing of them is kept. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { CompareChoice, Compared } from '../compare-types.ts';

export function createCompareHandlers({ withBook }: WorkerContext) {
  return {
    compareReport: (book: Book, file: File, choice: CompareChoice): Answer<Compared> =>
      withBook(book, async ({ loaded }, live) => {
        const { compareFile } = await import('./compare-file.ts');
        return ok(await compareFile(loaded, live, file, choice));
      }),
  };
}
