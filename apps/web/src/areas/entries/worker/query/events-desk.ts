/** Questions about events: the list, its filters, one event with all that is known of it, and those that are like it. */
import { err, ok } from '@cryptax/kernel';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { WithBook } from '../../../../platform/ledger/worker/doors.ts';
import { similarTo } from '../../../../platform/ledger/worker/similar-events.ts';
import { readTouches } from '../../../../platform/ledger/worker/touched-events.ts';
import { detailWithoutOrigin, originOf } from './event-detail.ts';

type EventsApi = Pick<
  LedgerApi,
  'queryEvents' | 'queryEventIds' | 'eventRows' | 'eventFacets' | 'eventDetail' | 'similarEvents'
>;

export function createEventsDesk(withBook: WithBook): EventsApi {
  return {
    queryEvents: (query) => withBook(query.book, async ({ index }) => ok(index.window(query))),
    queryEventIds: (query) => withBook(query.book, async ({ index }) => ok(index.ids(query))),
    eventRows: (book, eventIds) =>
      withBook(book, async ({ index }) => ok(eventIds.flatMap((id) => index.rowOf(id) ?? []))),
    eventFacets: (book) => withBook(book, async ({ index }) => ok(index.facets())),
    eventDetail: (book, eventId) =>
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
    similarEvents: (book, eventId) =>
      withBook(book, async ({ loaded }) => {
        const event = loaded.stored[loaded.place.get(eventId) ?? -1];
        return event === undefined ? err({ code: 'event.missing', ids: [eventId] }) : ok(similarTo(loaded, event));
      }),
  };
}
