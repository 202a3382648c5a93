/**
 * The ledger behind the page's one door. This file only joins the desks: each finds its book, asks the file that knows the
 * answer, and turns what the store says into a Result. It runs in a worker, and in tests without one.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerApi, LedgerError, LedgerState } from '../lib/ledger/ledger-api.ts';
import { livePricesOn, setLivePrices, setShownBook } from './book/kept-settings.ts';
import { formatList } from './book/source-names.ts';
import { StateTeller } from './book/state-teller.ts';
import { createDoors } from './doors.ts';
import { createEditor } from './edit/editor.ts';
import { createPresetsDesk } from './edit/presets-desk.ts';
import { lazyExchangeDesk } from './exchanges/lazy-desk.ts';
import { importInfo, pendingTransfers } from './import/import-details.ts';
import { proposeMapping } from './import/propose-mapping.ts';
import { createHistoryDesk } from './journal/history-desk.ts';
import { createMarketsDesk } from './markets/markets-desk.ts';
import { createNotificationDesk } from './notifications/notification-desk.ts';
import { lazyOnchainDesk } from './onchain/lazy-desk.ts';
import { createPlanningDesk } from './planning/planning-desk.ts';
import { createPortfolioDesk } from './portfolio/portfolio-desk.ts';
import { createProfileDesk } from './profile/profile-desk.ts';
import { createEventsDesk } from './query/events-desk.ts';
import { workerWriter } from './reports/report-writer.ts';
import { createReportsDesk } from './reports/reports-desk.ts';
import { createReviewDesk } from './review/review-desk.ts';
import { lazySelfTestDesk } from './self-test/lazy-desk.ts';
import { openSession, type ServiceOptions, type Session } from './session.ts';
import { createStorageDesk } from './storage/storage-desk.ts';
import { createSyncDesk } from './sync/sync-desk.ts';

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
