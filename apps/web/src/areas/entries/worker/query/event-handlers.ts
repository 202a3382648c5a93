/**
 * Questions about entries: the list, its filters, one of them with all that is known of it, those that are like it, and
 * how long their history is kept.
 */
import {
  add,
  err,
  formatDay,
  formatDecimal,
  formatShortest,
  groupBy,
  ok,
  parseInstant,
  toCents,
  ZERO,
} from '@cryptax/kernel';
import { type ExactLotView, type MatchSettings, poolOwner } from '@cryptax/ledger';
import { type Book, type OldSteps, readStorageSpace } from '@cryptax/store';
import { loadEngine } from '@cryptax/tax-de';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { SimilarEvents } from '../../../../platform/ledger/edit-types.ts';
import type {
  EventDetail,
  EventFacets,
  EventQuery,
  EventRow,
  EventWindow,
  SaleLot,
  SaleLotsQuestion,
} from '../../../../platform/ledger/event-types.ts';
import type { WithBook, WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { similarTo } from '../../../../platform/ledger/worker/relabel-event.ts';
import { readTouches } from '../../../../platform/ledger/worker/touched-events.ts';
import { KEPT_STEPS, type ShortenedHistory } from '../../entry-types.ts';
import { detailWithoutOrigin, originOf } from './event-detail.ts';

export function createEventHandlers(withBook: WithBook) {
  return {
    queryEvents: (query: EventQuery): Answer<EventWindow> =>
      withBook(query.book, async ({ index }) => ok(index.window(query))),
    /** Ids of all events of a query, for "select all" and bulk edits. */
    queryEventIds: (query: Omit<EventQuery, 'offset' | 'limit'>): Answer<readonly string[]> =>
      withBook(query.book, async ({ index }) => ok(index.ids(query))),
    /** Rows of known events, in the order asked for; ids that do not exist are left out. */
    eventRows: (book: Book, eventIds: readonly string[]): Answer<readonly EventRow[]> =>
      withBook(book, async ({ index }) => ok(eventIds.flatMap((id) => index.rowOf(id) ?? []))),
    eventFacets: (book: Book): Answer<EventFacets> => withBook(book, async ({ index }) => ok(index.facets())),
    eventDetail: (book: Book, eventId: string): Answer<EventDetail> =>
      withBook(book, async ({ loaded, index }, { store }) => {
        const row = index.rowOf(eventId);
        const journal = await store.journal.list(book);
        if (!journal.ok) return journal;
        const isAbout = await readTouches(store, loaded, journal.value);
        if (!isAbout.ok) return isAbout;
        const history = journal.value.filter((entry) => isAbout.value(entry, eventId));
        const detail = row === undefined ? undefined : detailWithoutOrigin(loaded, row, history);
        if (detail === undefined) return err({ code: 'event.missing', ids: [eventId] });
        const origin = await originOf(store, loaded, detail.stored);
        if (!origin.ok) return origin;
        return ok(origin.value === undefined ? detail : { ...detail, origin: origin.value });
      }),
    /** What a sale could name: the lots that its wallet holds right before it. */
    saleLots: (book: Book, question: SaleLotsQuestion): Answer<readonly SaleLot[]> =>
      withBook(book, async ({ loaded }) => ok(saleLots(loaded, question))),
    similarEvents: (book: Book, eventId: string): Answer<SimilarEvents> =>
      withBook(book, async ({ loaded }) => {
        const event = loaded.valued[loaded.place.get(eventId) ?? -1];
        return event === undefined ? err({ code: 'event.missing', ids: [eventId] }) : ok(similarTo(loaded, event));
      }),
  };
}

/** The lots that a wallet holds right before a sale: the ledger is matched up to that moment, without the sale itself. */
export function saleLots(
  { valued, settings }: Pick<LoadedBook, 'valued'> & { readonly settings: { readonly match: MatchSettings } },
  { wallet, asset, at, eventId }: SaleLotsQuestion,
): readonly SaleLot[] {
  const moment = parseInstant(at);
  if (!moment.ok) return [];
  const before = valued.filter((event) => {
    const own = parseInstant(event.at);
    return event.id !== eventId && own.ok && own.value <= moment.value;
  });
  const owner = poolOwner(settings.match.scope, wallet);
  const own = loadEngine(before, settings.match)
    .exactLots()
    .filter((lot) => lot.wallet === owner && lot.asset === asset);
  // Parts of one lot that met again in a wallet are one lot.
  return [...groupBy(own, ({ lotId }) => lotId).values()].map((parts) => saleLot(parts as [ExactLotView]));
}

function saleLot(parts: readonly [ExactLotView, ...ExactLotView[]]): SaleLot {
  const [{ lotId, acquiredAt, lastTaxableDay }] = parts;
  const costs = parts.flatMap(({ cost }) => cost ?? []);
  return {
    lotId,
    acquiredAt,
    freeFrom: formatDay((lastTaxableDay + 1) as typeof lastTaxableDay),
    amount: formatShortest(parts.reduce((sum, { amount }) => add(sum, amount), ZERO)),
    cost: costs.length < parts.length ? null : formatDecimal(toCents(costs.reduce(add, ZERO))),
  };
}

/** Shortening the history: the newest steps can still be undone, the others give back their room. */
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
        return ok({ ...trimmed.value, freedBytes: isLess ? before - after : undefined });
      }),
  };
}

/** Some private windows refuse even the question; then nothing is known, and nothing is reported. */
async function usedBytes(): Promise<number | undefined> {
  const space = await readStorageSpace(globalThis.navigator?.storage).catch(() => undefined);
  return space?.usedBytes;
}
