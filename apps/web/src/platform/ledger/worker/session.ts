/**
 * Everything behind the service once the database is open: store, books, prices and the import desk, joined once per tab.
 * It also listens to what other tabs do.
 */
import { berlinDay, type Day, type Instant, ok, type Result, yearOfDay } from '@cryptax/kernel';
import { openStore, type Store, type StoreNotice, type StoreOptions } from '@cryptax/store';
import { ImportDesk } from '../../../areas/import/worker/import-desk.ts';
import { browserImportLock, type ImportLock } from '../../../areas/import/worker/import-lock.ts';
import { browserWorld, type OutsideWorld } from '../../../areas/prices/outside-world.ts';
import { createMarkets, type Markets } from '../../../areas/prices/worker/markets.ts';
import type { ReportWriter } from '../../../areas/tax/worker/report-writer.ts';
import type { LedgerError } from '../ledger-api.ts';
import { type Books, createBooks } from './books.ts';
import { meaningOfSetting } from './keep-choice.ts';
import { type LoadPack, pricePacks } from './price-packs.ts';
import type { StateTeller } from './state-teller.ts';
import { createValuer, type Valuer } from './value-events.ts';

export interface ServiceOptions {
  readonly store?: StoreOptions;
  readonly loadPack: LoadPack;
  /** Writes report files; by default in workers of their own. */
  readonly writer?: ReportWriter;
  readonly now: () => Date;
  /** The network behind live prices; the browser's unless told otherwise. */
  readonly world?: OutsideWorld;
  /** Held while an import works; the browser's lock between tabs unless told otherwise. */
  readonly importLock?: ImportLock;
}

/** Everything that exists once the database is open. */
export interface Session {
  readonly store: Store;
  readonly books: Books;
  readonly valuer: Valuer;
  readonly markets: Markets;
  readonly desk: ImportDesk;
  /** The day in Berlin, by which the law counts, wherever the browser stands. */
  readonly today: () => Day;
  readonly currentYear: () => number;
  readonly now: () => string;
}

export async function openSession(options: ServiceOptions, teller: StateTeller): Promise<Result<Session, LedgerError>> {
  // Told once; the opening goes on by itself when the other tab lets go.
  const onBlocked = () => teller.fail({ code: 'store.blocked' });
  const store = await openStore({ ...options.store, onBlocked });
  if (!store.ok) {
    teller.fail(store.error);
    return store;
  }
  const live = sessionOver(store.value, options, teller);
  store.value.subscribe((notice, isOwn) => {
    if (notice.kind === 'closed') teller.fail(closedError(notice.why));
    live.books.hear(notice);
    const isNews = concernsState(notice, live, teller);
    // Own changes are told by the request that made them.
    if (isNews && !isOwn) void teller.refresh(live);
  });
  return ok(live);
}

function closedError(why: 'newer-version' | 'deleted'): LedgerError {
  if (why === 'deleted') return { code: 'store.deleted' };
  return { code: 'store.closed', cause: 'A newer version was opened.' };
}

/** Whether there is something to tell; books in memory learn what a setting means for them, whoever changed it or undid it. */
function concernsState(notice: StoreNotice, { books }: Session, teller: StateTeller): boolean {
  if (notice.kind === 'book') return teller.isNews(notice);
  if (notice.kind !== 'shared') return false;
  if (notice.table !== 'settings') return notice.table === 'all';
  const meaning = meaningOfSetting(notice.key);
  if (meaning === 'none') return false;
  if (meaning === 'rules') books.rematch();
  if (meaning === 'values') books.drop('all');
  if (meaning !== 'shown') teller.touch();
  return true;
}

function sessionOver(
  store: Store,
  { loadPack, now, world = browserWorld, importLock = browserImportLock }: ServiceOptions,
  teller: StateTeller,
): Session {
  const packs = pricePacks(loadPack);
  // Fetched now, so that an import works when the network is gone later.
  void packs.rates();
  void packs.prices();
  const markets = createMarkets(store, packs, world);
  const valuer = createValuer(packs, markets.sources);
  const today = () => berlinDay(Math.floor(now().getTime() / 1_000) as Instant);
  const currentYear = () => yearOfDay(today());
  const books = createBooks(store, valuer, currentYear);
  const time = () => now().toISOString();
  const onBusy = (isBusy: boolean) => teller.busy(isBusy);
  const desk = new ImportDesk({ store, books, valuer, currentYear, now: time, lock: importLock, onBusy });
  return { store, books, valuer, markets, desk, today, currentYear, now: time };
}
