/** Shortening the history: the newest steps can still be undone, the others give back their room. */
import { ok } from '@cryptax/kernel';
import { readStorageSpace } from '@cryptax/store';
import type { Doors } from '../../../../platform/ledger/worker/doors.ts';
import { type HistoryApi, KEPT_STEPS } from '../../history-api.ts';

export function createHistoryDesk({ withSession, editing }: Pick<Doors, 'withSession' | 'editing'>): HistoryApi {
  return {
    oldSteps: (book) => withSession(({ store }) => store.journal.oldSteps(book, KEPT_STEPS)),
    shortenHistory: (book) =>
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

/** Some private windows refuse even the question; then nothing is known, and nothing is told. */
async function usedBytes(): Promise<number | undefined> {
  const space = await readStorageSpace(globalThis.navigator?.storage).catch(() => undefined);
  return space?.usedBytes;
}
