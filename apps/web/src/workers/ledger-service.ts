/**
 * The ledger behind the page's one door. This file only joins the parts: each request finds its book, asks the file that
 * knows the answer, and turns what the store says into a Result. It runs in a worker, and in tests without one.
 */

import { err, ok, type Result } from '@cryptax/kernel';
import { type Book, readStorageSpace } from '@cryptax/store';
import type { Answer, LedgerApi, LedgerError, LedgerState } from '../lib/ledger/ledger-api.ts';
import type { OpenBook } from './book/books.ts';
import { labelRules, livePricesOn, setLivePrices, setShownBook } from './book/kept-settings.ts';
import { loadDemoEvents } from './book/load-demo.ts';
import { formatList } from './book/source-names.ts';
import { StateTeller } from './book/state-teller.ts';
import { createEditor } from './edit/editor.ts';
import { similarTo } from './edit/similar-events.ts';
import { lazyExchangeDesk } from './exchanges/lazy-desk.ts';
import { importInfo, pendingTransfers } from './import/import-details.ts';
import { proposeMapping } from './import/propose-mapping.ts';
import { createMarketsDesk } from './markets/markets-desk.ts';
import { createNotificationDesk } from './notifications/notification-desk.ts';
import { forgetAllChains } from './onchain/forget-chains.ts';
import { lazyOnchainDesk } from './onchain/lazy-desk.ts';
import { createPlanningDesk } from './planning/planning-desk.ts';
import { createPortfolioDesk } from './portfolio/portfolio-desk.ts';
import { createProfileDesk } from './profile/profile-desk.ts';
import { detailWithoutOrigin, originOf } from './query/event-detail.ts';
import { workerWriter } from './reports/report-writer.ts';
import { createReportsDesk } from './reports/reports-desk.ts';
import { gapFixesOf } from './review/gap-fixes.ts';
import { reviewPage } from './review/review-page.ts';
import { lazySelfTestDesk } from './self-test/lazy-desk.ts';
import { openSession, type ServiceOptions, type Session } from './session.ts';
import { createSyncDesk } from './sync/sync-desk.ts';

export type { Session } from './session.ts';

export function createLedgerService(options: ServiceOptions): LedgerApi {
  const teller = new StateTeller();
  let opening: Promise<Result<Session, LedgerError>> | undefined;
  const session = (): Promise<Result<Session, LedgerError>> => {
    opening ??= openSession(options, teller);
    return opening;
  };

  const withSession = async <T>(work: (live: Session) => Answer<T>): Answer<T> => {
    const live = await session();
    return live.ok ? work(live.value) : live;
  };
  const withBook = <T>(book: Book, work: (open: OpenBook, live: Session) => Answer<T>): Answer<T> =>
    withSession(async (live) => {
      const open = await live.books.get(book);
      return open.ok ? work(open.value, live) : open;
    });
  /** A change of the journal, of events or settings: the books follow by themselves. */
  const editing = <T>(work: (live: Session) => Answer<T>): Answer<T> =>
    withSession(async (live) => {
      const result = await work(live);
      await teller.refresh(live);
      return result;
    });
  /** After a write: the next state is computed and told before the caller hears "done", so screens agree. */
  const changing = <T>(work: (live: Session) => Answer<T>): Answer<T> =>
    withSession(async (live) => {
      const result = await work(live);
      live.books.drop('all');
      teller.touch();
      await teller.refresh(live);
      return result;
    });
  const editor = createEditor(withBook, editing);
  const writer = options.writer ?? workerWriter;
  const reports = createReportsDesk({ withSession, withBook, editing, writer });

  return {
    open: async () => {
      const live = await session();
      if (!live.ok) return { kind: 'failed', error: live.error };
      return teller.refresh(live.value);
    },
    subscribe: async (listener: (state: LedgerState) => void) => {
      teller.add(listener);
      const live = await session();
      if (live.ok) await teller.refresh(live.value);
    },
    showBook: (book) => editing(({ store }) => setShownBook(store, book)),

    formats: async () => formatList(),
    previewImport: (files, choices, onProgress) =>
      withSession(({ desk }) => desk.preview(files, choices ?? {}, onProgress)),
    previewRows: (query) => withSession(async ({ desk }) => desk.rows(query)),
    commitImport: (previewId, onProgress) => editing(({ desk }) => desk.commit(previewId, onProgress)),
    cancelImport: async () => {
      const live = await session();
      if (live.ok) live.value.desk.cancel();
    },
    imports: (book) =>
      withBook(book, async ({ loaded }) => {
        const pending = pendingTransfers(loaded.imports);
        return ok(loaded.imports.map((record) => importInfo(record, pending)));
      }),
    proposeMapping: (file, name, edit) => withSession(() => proposeMapping(file, name, edit)),

    queryEvents: (query) => withBook(query.book, async ({ index }) => ok(index.window(query))),
    queryEventIds: (query) => withBook(query.book, async ({ index }) => ok(index.ids(query))),
    eventRows: (book, eventIds) =>
      withBook(book, async ({ index }) => ok(eventIds.flatMap((id) => index.rowOf(id) ?? []))),
    eventFacets: (book) => withBook(book, async ({ index }) => ok(index.facets())),
    eventDetail: (book, eventId) =>
      withBook(book, async ({ loaded, index }, { store }) => {
        const row = index.rowOf(eventId);
        const history = await store.journal.list(book);
        if (!history.ok) return history;
        const detail = row === undefined ? undefined : detailWithoutOrigin(loaded, row, history.value);
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

    ...editor,
    ...createPlanningDesk(withBook, writer),
    ...createPortfolioDesk(withBook, changing),
    ...createMarketsDesk({ withBook, withSession, editing, changing }),
    ...lazyOnchainDesk({ withBook, editing }),
    ...lazyExchangeDesk({ withSession, editing }),
    ...lazySelfTestDesk({ withBook, options }),
    ...createNotificationDesk(withBook),
    ...reports,
    ...createProfileDesk(withSession, editing),
    ...createSyncDesk({
      withStore: (work) => withSession(({ store }) => work(store)),
      editing: (work) => editing(({ store }) => work(store)),
      now: options.now,
    }),
    journal: (book) =>
      withSession(async ({ store }) => {
        const list = await store.journal.list(book);
        return list.ok ? ok(list.value.map(({ book: _, ...entry }) => entry).reverse()) : list;
      }),
    rules: () => withSession(({ store }) => labelRules(store)),
    removeRule: (id) => editing(({ store }) => store.presets.remove('rule', id)),
    views: () =>
      withSession(async ({ store }) => {
        const list = await store.presets.list('view');
        return list.ok ? ok(list.value.map(({ id, name, data }) => ({ id, name, data }))) : list;
      }),
    saveView: (view) => editing(({ store }) => store.presets.save({ kind: 'view', ...view })),
    removeView: (id) => editing(({ store }) => store.presets.remove('view', id)),

    reviewList: (book, query) => withBook(book, async (open) => ok(reviewPage(open, query))),
    gapFixes: (book, cardId) =>
      withBook(book, async ({ loaded, cards }) => {
        const card = cards.find(({ id }) => id === cardId);
        if (card === undefined) return err({ code: 'review.card-missing', cardId });
        return ok(gapFixesOf(loaded, card, loaded.settings.match.scope));
      }),

    summary: (book) =>
      withBook(book, async ({ loaded }) =>
        ok({
          revision: loaded.revision,
          isDemo: book === 'demo',
          holdings: loaded.engine.holdings(),
          years: loaded.years,
        }),
      ),
    livePrices: () => withSession(async ({ store }) => ok(await livePricesOn(store))),
    setLivePrices: (isOn) => editing(({ store }) => setLivePrices(store, isOn)),

    backup: (backupOptions) => withSession(({ store }) => store.backup(backupOptions)),
    restore: (file, restoreOptions) =>
      changing(async ({ store }) => store.restore(new Uint8Array(await file.arrayBuffer()), restoreOptions)),
    erase: (what) =>
      changing(async ({ store }) => {
        const erased = await store.erase(what);
        if (!erased.ok || what === 'demo') return erased;
        await forgetAllChains(store);
        const { forgetCopies } = await import('./self-test/copies.ts');
        await forgetCopies(options);
        const { forgetSyncs } = await import('./exchanges/forget-syncs.ts');
        return forgetSyncs(store);
      }),
    loadDemo: () => editing((live) => loadDemoEvents(live)),
    removeDemo: () =>
      editing(async ({ store }) => {
        const erased = await store.erase('demo');
        return erased.ok ? setShownBook(store, 'own') : erased;
      }),
    storageSpace: async () => ok(await readStorageSpace(globalThis.navigator?.storage)),
    damagedRecords: () => withSession(({ store }) => store.quarantine.list()),
  };
}
