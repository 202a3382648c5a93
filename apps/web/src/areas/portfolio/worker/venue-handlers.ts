/** The pages of single exchanges: what was done there, and what they charge. */
import { berlinDay, formatDay, type Instant, isRecord, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Book, JsonValue, Store, StoreError } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { SeenWithdrawal, TypedFees, VenueFees, VenueView } from '../../../platform/ledger/price-types.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { importInfo } from '../../../platform/ledger/worker/import-details.ts';
import { CHOICE_KEYS, choice, keepChoices } from '../../../platform/ledger/worker/keep-choice.ts';
import { sourceOfEvent } from '../../../platform/ledger/worker/source-names.ts';
import { venueView } from './venue-view.ts';

export function createVenueHandlers({ withBook, editing }: Pick<WorkerContext, 'withBook' | 'editing'>) {
  return {
    /** Venues by their id (`kraken`). */
    venueFees: (book: Book, venues: readonly string[]): Answer<VenueFees> =>
      withBook(book, async ({ loaded }, { store }) =>
        ok({ typed: await keptFees(store), seen: seenWithdrawals(loaded.stored, venues) }),
      ),
    /** Writes what differs from `base`, the fees as the screen knew them: another tab's fees beside it stay. */
    setTypedFees: (fees: TypedFees, base?: TypedFees): Answer<void> =>
      editing(({ store }) => saveFees(store, fees, base)),
    venue: (book: Book, name: string): Answer<VenueView | null> =>
      withBook(book, async (open) => {
        const pending = open.loaded.waiting.transfers;
        const imports = open.loaded.imports.map((record) => importInfo(record, pending));
        return ok(venueView({ open, imports }, name));
      }),
  };
}

/** Fees of venues that the lists do not tell: what the user typed, and what withdrawals in the ledger really cost. */

/** A fee in another coin, or of a transfer from elsewhere, says nothing about the venue's price for this one. */
function seenWithdrawals(events: readonly LedgerEvent[], venues: readonly string[]): readonly SeenWithdrawal[] {
  const latest = new Map<string, { readonly at: string; readonly seen: SeenWithdrawal }>();
  for (const event of events) {
    const { fee, at } = event;
    if (event.kind !== 'transfer' || fee === undefined || fee.asset !== event.out.asset) continue;
    const names = [event.wallet.toLowerCase(), sourceOfEvent(event).toLowerCase()];
    const venue = venues.find((id) => names.includes(id));
    const key = `${venue} ${fee.asset}`;
    if (venue === undefined || (latest.get(key)?.at ?? '') > at) continue;
    const day = formatDay(berlinDay(Math.floor(Date.parse(at) / 1000) as Instant));
    latest.set(key, { at, seen: { venue, asset: fee.asset, fee: fee.amount, day } });
  }
  return Array.from(latest.values(), ({ seen }) => seen);
}

/** What is damaged counts as never typed. */
async function keptFees(store: Store): Promise<TypedFees> {
  const value = await store.settings.get(CHOICE_KEYS.venueFees);
  const kept = value.ok ? recordOf(value.value) : {};
  const withdrawal = Object.entries(recordOf(kept.withdrawal)).map(([venue, coins]) => [venue, textsOf(coins)]);
  return { taker: textsOf(kept.taker), withdrawal: Object.fromEntries(withdrawal) };
}

async function saveFees(store: Store, fees: TypedFees, base?: TypedFees): Promise<Result<void, StoreError>> {
  const before = (base ?? (await keptFees(store))) as unknown as JsonValue;
  return keepChoices(store, [choice(CHOICE_KEYS.venueFees, before, fees)], { why: 'fees', subjects: [] });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}
