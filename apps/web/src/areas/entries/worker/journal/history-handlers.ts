/** Shortening the history: the newest steps can still be undone, the others give back their room. */
import { ok } from '@cryptax/kernel';
import { type Book, type OldSteps, readStorageSpace } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import { KEPT_STEPS, type ShortenedHistory } from '../../entry-types.ts';

export function createHistoryHandlers({ withLedger, editing }: Pick<WorkerContext, 'withLedger' | 'editing'>) {
  return {
    /** Steps beyond the newest, and abandoned ones, that still take room. */
    oldSteps: (book: Book): Answer<OldSteps> => withLedger(({ store }) => store.journal.oldSteps(book, KEPT_STEPS)),
    /** They stay in the history with what, when and why, but cannot be undone any more; that itself has no way back. */
    shortenHistory: (book: Book): Answer<ShortenedHistory> =>
      editing(async ({ store }) => {
        const before = await usedBytes();
        const trimmed = await store.journal.trim(book, KEPT_STEPS);
        if (!trimmed.ok) return trimmed;
        const after = await usedBytes();
        const isLess = before !== undefined && after !== undefined && after < before;
        return ok({ ...trimmed.value, ...(isLess ? { freedBytes: before - after } : {}) });
      }),
  };
}

/** Some private windows refuse even the question; then nothing is known, and nothing is reported. */
async function usedBytes(): Promise<number | undefined> {
  const space = await readStorageSpace(globalThis.navigator?.storage).catch(() => undefined);
  return space?.usedBytes;
}
