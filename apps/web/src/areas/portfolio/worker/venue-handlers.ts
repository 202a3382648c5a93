/** The pages of single exchanges: what was done there, and what they charge. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { TypedFees, VenueFees, VenueView } from '../../../platform/ledger/price-types.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { importInfo, pendingTransfers } from '../../../platform/ledger/worker/import-details.ts';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import { keptFees, saveFees, seenWithdrawals } from './venue-fees.ts';
import { venueView } from './venue-view.ts';

export function createVenueHandlers({ withBook, editing }: Pick<WorkerContext, 'withBook' | 'editing'>) {
  return {
    /** Venues by their id (`kraken`). */
    venueFees: (book: Book, venues: readonly string[]): Answer<VenueFees> =>
      withBook(book, async ({ loaded }, { store }) =>
        ok({ typed: await keptFees(store), seen: seenWithdrawals(loaded.stored, venues) }),
      ),
    setTypedFees: (fees: TypedFees): Answer<void> => editing(({ store }) => saveFees(store, fees)),
    venue: (book: Book, name: string): Answer<VenueView | null> =>
      withBook(book, async (open, { store }) => {
        const pending = pendingTransfers(open.loaded.imports);
        const imports = open.loaded.imports.map((record) => importInfo(record, pending));
        const { match } = await taxSettings(store);
        return ok(venueView({ open, imports, isGlobal: match.scope === 'global' }, name));
      }),
  };
}
