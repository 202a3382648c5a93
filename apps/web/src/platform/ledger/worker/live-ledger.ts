/**
 * Everything behind the service once the database is open: store, books, their locks and prices, joined once per tab.
 * It also listens to what other tabs do, and to other books that this one is computed with.
 */
import {
  berlinDay,
  type Day,
  defined,
  err,
  formatDay,
  type Instant,
  ok,
  type Result,
  yearOfDay,
} from '@cryptax/kernel';
import { openStore, type Store, type StoreNotice, type StoreOptions, type UnlockSecret } from '@cryptax/store';
import { bookDatabase, FIRST_BOOK } from '../../books/book-names.ts';
import { browserWorld, type OutsideWorld } from '../../services/outside-world.ts';
import type { Answer, LedgerError } from '../answer.ts';
import type { SpouseYears } from '../ledger-state.ts';
import { type Books, createBooks } from './books.ts';
import { meaningOfSetting } from './keep-choice.ts';
import { createMarkets, type Markets } from './markets.ts';
import { type LoadPack, pricePacks } from './price-packs.ts';
import { spouseYears } from './spouse-link.ts';
import { StateBroadcaster } from './state-broadcaster.ts';
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
  return { ...options, store: { ...defined({ api, unlock }), ...options.otherStore }, book, isBeside: true };
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

/**
 * One import at a time into a book: a tab that works on one holds a lock, and a second tab is refused instead of
 * waiting. The browser frees the lock of a tab that is closed or crashes, so nothing has to be cleaned up.
 */
export type ImportLock = <T>(work: () => Promise<T>) => Promise<Held<T>>;

type Held<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'taken' };

/** Where the browser has no locks, each tab keeps its own order. */
function browserImportLock(database: string): ImportLock {
  return async (work) => {
    const locks = globalThis.navigator?.locks as LockManager | undefined;
    if (locks === undefined) return { kind: 'done', value: await work() };
    return locks.request(`${database}:import`, { ifAvailable: true }, async (lock) =>
      lock === null ? { kind: 'taken' } : { kind: 'done', value: await work() },
    );
  };
}

type Source = Parameters<StateBroadcaster['refresh']>[0];

/**
 * Another book of this browser, opened beside the own one: a joint assessment and a gift need the figures and entries of two
 * people. It is opened when first asked for and then follows its own changes, also those of a tab that works on it.
 */
interface OtherBooks<L extends Source> {
  /** A locked one needs its secret, and stays open for this tab then. */
  readonly open: (id: string, unlock?: UnlockSecret) => Answer<L>;
}

interface Ways<L extends Source> {
  readonly open: (id: string, broadcaster: StateBroadcaster, unlock: UnlockSecret | undefined) => Answer<L>;
  readonly factory: () => IDBFactory;
  /** An opened book changed without this one's doing. */
  readonly onNews: () => void;
}

function createOtherBooks<L extends Source>({ open, factory, onNews }: Ways<L>): OtherBooks<L> {
  const opened = new Map<string, Answer<L>>();
  const begin = async (id: string, unlock: UnlockSecret | undefined): Answer<L> => {
    if (!(await isThere(factory(), id))) return err({ code: 'book.missing' });
    const broadcaster = new StateBroadcaster();
    const live = await open(id, broadcaster, unlock);
    if (!live.ok) return live;
    await broadcaster.refresh(live.value);
    let isFirst = true;
    broadcaster.add(({ kind }) => {
      // Locked or deleted in another tab: opened anew when it is asked for again.
      if (kind === 'failed') opened.delete(id);
      if (!isFirst) onNews();
      isFirst = false;
    });
    return ok(live.value);
  };
  return {
    open: async (id, unlock) => {
      const known = opened.get(id) ?? begin(id, unlock);
      opened.set(id, known);
      const live = await known;
      // What is not there now may be there later.
      if (!live.ok) opened.delete(id);
      return live;
    },
  };
}

/** Opening would make it: a book that was deleted must not come back as an empty one. */
async function isThere(factory: IDBFactory, id: string): Promise<boolean> {
  // Firefox before 126 cannot list databases.
  const known = await factory.databases?.();
  return known === undefined || known.some(({ name }) => name === bookDatabase(id));
}
