/**
 * Everything behind the service once the database is open: store, books and prices, joined once per tab.
 * It also listens to what other tabs do.
 */
import { berlinDay, type Day, formatDay, type Instant, ok, type Result, yearOfDay } from '@cryptax/kernel';
import { openStore, type Store, type StoreNotice, type StoreOptions, type UnlockSecret } from '@cryptax/store';
import { bookDatabase, FIRST_BOOK } from '../../books/book-names.ts';
import { browserWorld, type OutsideWorld } from '../../services/outside-world.ts';
import type { LedgerError } from '../answer.ts';
import type { SpouseYears } from '../ledger-state.ts';
import { type Books, createBooks } from './books.ts';
import { browserImportLock, type ImportLock } from './import-lock.ts';
import { meaningOfSetting } from './keep-choice.ts';
import { createMarkets, type Markets } from './markets.ts';
import { createOtherBooks, type OtherBooks } from './other-books.ts';
import { type LoadPack, pricePacks } from './price-packs.ts';
import { spouseYears } from './spouse-link.ts';
import type { StateBroadcaster } from './state-broadcaster.ts';
import { createValuer, type Valuer } from './value-events.ts';

export interface ServiceOptions {
  /** Which book of this browser it is; the first unless told otherwise. */
  readonly book?: string;
  readonly store?: StoreOptions;
  /** Opened for another book, which asks it for its figures. */
  readonly isBeside?: boolean;
  /** How other books are opened beside it; as the browser does unless told otherwise. */
  readonly otherStore?: Omit<StoreOptions, 'name' | 'api'>;
  readonly loadPack: LoadPack;
  readonly now: () => Date;
  /** The network behind live prices; the browser's unless told otherwise. */
  readonly world?: OutsideWorld;
  /** Held while an import works; the browser's lock between tabs unless told otherwise. */
  readonly importLock?: ImportLock;
}

/** Everything that exists once the database is open. */
export interface LiveLedger {
  readonly bookId: string;
  readonly others: OtherBooks<LiveLedger>;
  readonly store: Store;
  readonly books: Books;
  readonly valuer: Valuer;
  readonly markets: Markets;
  readonly importLock: ImportLock;
  /** Called when an import begins or ends its work, so that every screen knows. */
  readonly onImporting: (isBusy: boolean) => void;
  /** The day in Berlin, by which the law counts, wherever the browser stands. */
  readonly today: () => Day;
  readonly currentYear: () => number;
  readonly now: () => string;
}

/** The moment a report is made at: noon of the day, as on the command line, so that the same ledger gives the same files all day. */
export function noonOf(day: Day): string {
  return `${formatDay(day)}T12:00:00Z`;
}

export async function openLiveLedger(
  options: ServiceOptions,
  broadcaster: StateBroadcaster,
): Promise<Result<LiveLedger, LedgerError>> {
  // Told once; the opening goes on by itself when the other tab lets go.
  const onBlocked = () => broadcaster.fail({ code: 'store.blocked' });
  const bookId = options.book ?? FIRST_BOOK;
  const store = await openStore({ name: bookDatabase(bookId), ...options.store, onBlocked });
  if (!store.ok) {
    // A wrong passphrase leaves the book as locked as it was.
    if (!store.error.code.startsWith('lock.')) broadcaster.fail(store.error);
    return store;
  }
  const others = createOtherBooks<LiveLedger>({
    open: (id, beside, unlock) => openLiveLedger(besideOptions(options, id, unlock), beside),
    factory: () => options.store?.api?.indexedDB ?? globalThis.indexedDB,
    onNews: () => {
      live.books.rematch();
      broadcaster.touch();
      void broadcaster.refresh(live);
    },
  });
  // A book beside another one is asked for its own figures alone.
  const spouse = options.isBeside === true ? async () => undefined : () => spouseYears(live);
  const live: LiveLedger = { bookId, others, ...liveLedgerOver(store.value, options, broadcaster, spouse) };
  store.value.subscribe((notice, isOwn) => {
    if (notice.kind === 'closed') broadcaster.fail(closedError(notice.why));
    live.books.hear(notice);
    const isNews = concernsState(notice, live, broadcaster);
    // Own changes are reported by the request that made them.
    if (isNews && !isOwn) void broadcaster.refresh(live);
  });
  return ok(live);
}

/** Name, channel and lock follow from the book; only the browser is the same. */
function besideOptions(options: ServiceOptions, book: string, unlock: UnlockSecret | undefined): ServiceOptions {
  const { api } = options.store ?? {};
  const given = { ...(api === undefined ? {} : { api }), ...(unlock === undefined ? {} : { unlock }) };
  return { ...options, store: { ...given, ...options.otherStore }, book, isBeside: true };
}

function lockOf(book: string): ImportLock {
  return browserImportLock(bookDatabase(book));
}

function closedError(why: 'newer-version' | 'deleted' | 'lock'): LedgerError {
  if (why === 'lock') return { code: 'store.lock-changed' };
  if (why === 'deleted') return { code: 'store.deleted' };
  return { code: 'store.closed', cause: 'A newer version was opened.' };
}

/** Whether there is something to tell; books in memory learn what a setting means for them, whoever changed it or undid it. */
function concernsState(notice: StoreNotice, { books }: LiveLedger, broadcaster: StateBroadcaster): boolean {
  if (notice.kind === 'book') return broadcaster.isNews(notice);
  if (notice.kind !== 'shared') return false;
  const isBeside = notice.table === 'statements' || notice.table === 'presets' || notice.table === 'wallets';
  // A book in memory knows its wallets; those of its own steps it follows by itself.
  if (notice.table === 'wallets') books.drop('all');
  if (isBeside) broadcaster.touch();
  if (notice.table !== 'settings') return notice.table === 'all' || isBeside;
  const meaning = meaningOfSetting(notice.key);
  if (meaning === 'none') return false;
  if (meaning === 'rules') books.rematch();
  if (meaning === 'values') books.drop('all');
  if (meaning !== 'shown') broadcaster.touch();
  return true;
}

function liveLedgerOver(
  store: Store,
  { book = FIRST_BOOK, loadPack, now, world = browserWorld, importLock = lockOf(book) }: ServiceOptions,
  broadcaster: StateBroadcaster,
  spouse: () => Promise<SpouseYears | undefined>,
): Omit<LiveLedger, 'bookId' | 'others'> {
  const packs = pricePacks(loadPack);
  // Fetched now, so that an import works when the network is gone later.
  void packs.rates();
  void packs.prices();
  const markets = createMarkets(store, packs, world);
  const valuer = createValuer(packs, markets.sources);
  const today = () => berlinDay(Math.floor(now().getTime() / 1_000) as Instant);
  const currentYear = () => yearOfDay(today());
  const books = createBooks(store, valuer, currentYear, spouse);
  const time = () => now().toISOString();
  const onImporting = (isBusy: boolean) => broadcaster.busy(isBusy);
  return { store, books, valuer, markets, importLock, onImporting, today, currentYear, now: time };
}
