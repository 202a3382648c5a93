/**
 * The ledger behind the page's one door. This file only joins the desks: each finds its book, asks the file that knows the
 * answer, and turns what the store says into a Result. It runs in a worker, and in tests without one.
 */
import { ok, type Result } from '@cryptax/kernel';
import { createSyncDesk } from '../../areas/account/worker/sync-desk.ts';
import { lazyOnchainDesk } from '../../areas/chains/worker/lazy-desk.ts';
import { createEditor } from '../../areas/entries/worker/edit/editor.ts';
import { createPresetsDesk } from '../../areas/entries/worker/edit/presets-desk.ts';
import { createHistoryDesk } from '../../areas/entries/worker/journal/history-desk.ts';
import { createEventsDesk } from '../../areas/entries/worker/query/events-desk.ts';
import { createReviewDesk } from '../../areas/entries/worker/review/review-desk.ts';
import { lazyExchangeDesk } from '../../areas/exchanges/worker/lazy-desk.ts';
import { proposeMapping } from '../../areas/import/worker/propose-mapping.ts';
import { lazySelfTestDesk } from '../../areas/internal/worker/lazy-desk.ts';
import { createPlanningDesk } from '../../areas/planning/worker/planning-desk.ts';
import { createPortfolioDesk } from '../../areas/portfolio/worker/portfolio-desk.ts';
import { createMarketsDesk } from '../../areas/prices/worker/markets-desk.ts';
import { createNotificationDesk } from '../../areas/settings/worker/notifications/notification-desk.ts';
import { createStorageDesk } from '../../areas/settings/worker/storage/storage-desk.ts';
import { createProfileDesk } from '../../areas/tax/worker/profile/profile-desk.ts';
import { workerWriter } from '../../areas/tax/worker/report-writer.ts';
import { createReportsDesk } from '../../areas/tax/worker/reports-desk.ts';
import type { LedgerApi, LedgerError, LedgerState } from '../../platform/ledger/ledger-api.ts';
import { createDoors } from '../../platform/ledger/worker/doors.ts';
import { importInfo, pendingTransfers } from '../../platform/ledger/worker/import-details.ts';
import { livePricesOn, setLivePrices, setShownBook } from '../../platform/ledger/worker/kept-settings.ts';
import { openSession, type ServiceOptions, type Session } from '../../platform/ledger/worker/session.ts';
import { formatList } from '../../platform/ledger/worker/source-names.ts';
import { StateTeller } from '../../platform/ledger/worker/state-teller.ts';

export function createLedgerService(options: ServiceOptions): LedgerApi {
  const teller = new StateTeller();
  let opening: Promise<Result<Session, LedgerError>> | undefined;
  const session = (): Promise<Result<Session, LedgerError>> => {
    opening ??= openSession(options, teller);
    return opening;
  };
  const doors = createDoors(session, teller);
  const { withSession, withBook, editing, changing } = doors;
  const writer = options.writer ?? workerWriter;

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

    ...createEventsDesk(withBook),
    ...createEditor(withBook, editing),
    ...createReviewDesk(withBook),
    ...createPresetsDesk(doors),
    ...createHistoryDesk(doors),
    ...createPlanningDesk(withBook, writer),
    ...createPortfolioDesk(withBook, changing),
    ...createMarketsDesk(doors),
    ...lazyOnchainDesk(doors),
    ...lazyExchangeDesk(doors),
    ...lazySelfTestDesk({ withBook, options }),
    ...createNotificationDesk(withBook),
    ...createReportsDesk(doors, writer),
    ...createStorageDesk(doors, options),
    ...createProfileDesk(withSession, editing),
    ...createSyncDesk({
      withStore: (work) => withSession(({ store }) => work(store)),
      editing: (work) => editing(({ store }) => work(store)),
      now: options.now,
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
  };
}
