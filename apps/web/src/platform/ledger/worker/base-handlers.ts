/** What every screen asks: to open the ledger, to hear of its state, which book to show, and the figures of a book. */
import { ok, type Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer, LedgerError } from '../answer.ts';
import type { LedgerState, LedgerSummary } from '../ledger-state.ts';
import type { WorkerContext } from './context.ts';
import { setShownBook } from './kept-settings.ts';
import type { LiveLedger } from './live-ledger.ts';
import type { StateBroadcaster } from './state-broadcaster.ts';

export function createBaseHandlers(
  { withBook, editing }: Pick<WorkerContext, 'withBook' | 'editing'>,
  ledger: () => Promise<Result<LiveLedger, LedgerError>>,
  broadcaster: StateBroadcaster,
  /** Settles when who listens has been given what is known without the book. */
  served: () => Promise<void> = async () => undefined,
) {
  return {
    /** Opens the database once; later calls give the state there is. */
    open: async (): Promise<LedgerState> => {
      const live = await ledger();
      return live.ok ? broadcaster.refresh(live.value) : { kind: 'failed', error: live.error };
    },
    /** Calls back now and after every change, here or in another tab. */
    subscribe: async (listener: (state: LedgerState) => void): Promise<void> => {
      broadcaster.add(listener);
      const live = await ledger();
      await served();
      if (live.ok) await broadcaster.refresh(live.value);
    },
    /** Which book the app shows. */
    showBook: (book: Book): Answer<void> => editing(({ store }) => setShownBook(store, book)),
    summary: (book: Book): Answer<LedgerSummary> =>
      withBook(book, async ({ loaded: { revision, engine, years } }) =>
        ok({ revision, isDemo: book === 'demo', holdings: engine.holdings(), years }),
      ),
  };
}
