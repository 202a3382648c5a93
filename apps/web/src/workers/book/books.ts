/**
 * The books in memory. A book is loaded when first asked for and dropped when a notice says that it changed, here or in
 * another tab; whoever asks next gets the new revision. Loads of one book never run twice at once.
 */
import { dec, formatDecimal, ok, type Result, round } from '@cryptax/kernel';
import type { Book, Store } from '@cryptax/store';
import { loadEngine } from '@cryptax/tax-de';
import type { LedgerError } from '../../lib/ledger/ledger-state.ts';
import type { ReviewKind } from '../../lib/ledger/review-api.ts';
import { type Candidate, pendingTransfers } from '../import/import-details.ts';
import { EventIndex } from '../query/query-events.ts';
import { type CardDraft, kindsByEvent, reviewCards } from '../review/review-cards.ts';
import { settledCards, taxSettings } from './kept-settings.ts';
import { assembleBook, type LoadedBook } from './loaded-book.ts';
import type { Valuer } from './value-events.ts';

export interface OpenBook {
  readonly loaded: LoadedBook;
  readonly cards: readonly CardDraft[];
  readonly kinds: ReadonlyMap<string, readonly ReviewKind[]>;
  readonly index: EventIndex;
}

export interface Books {
  readonly get: (book: Book) => Promise<Result<OpenBook, LedgerError>>;
  /** The book changed or something it depends on did. */
  readonly drop: (book: Book | 'all') => void;
}

export function createBooks(store: Store, valuer: Valuer, currentYear: () => number): Books {
  const open = new Map<Book, Promise<Result<OpenBook, LedgerError>>>();
  return {
    get: (book) => {
      const known = open.get(book);
      if (known !== undefined) return known;
      const loading = load(store, valuer, book, currentYear());
      open.set(book, loading);
      loading.then((result) => {
        if (!result.ok && open.get(book) === loading) open.delete(book);
      });
      return loading;
    },
    drop: (book) => {
      if (book === 'all') open.clear();
      else open.delete(book);
    },
  };
}

async function load(
  store: Store,
  valuer: Valuer,
  book: Book,
  currentYear: number,
): Promise<Result<OpenBook, LedgerError>> {
  const events = await store.events.readAll(book);
  if (!events.ok) return events;
  const imports = await store.imports.list(book);
  if (!imports.ok) return imports;
  const wallets = await store.wallets.list(book);
  if (!wallets.ok) return wallets;
  const settings = await taxSettings(store);
  const valued = await valuer.value(events.value.events);
  const loaded = assembleBook({
    book,
    revision: events.value.revision,
    stored: events.value.events,
    valued,
    engine: loadEngine(valued.events, settings.match),
    imports: imports.value,
    wallets: wallets.value,
    settings,
    currentYear,
  });
  const pending = pendingTransfers(loaded.imports).map(({ candidate }) => candidate);
  const transferValues = await valuesOf(valuer, pending);
  const cards = reviewCards({ book: loaded, settled: await settledCards(store, book), transferValues });
  const kinds = kindsByEvent(cards);
  return ok({ loaded, cards, kinds, index: new EventIndex(loaded, kinds) });
}

/** What an open movement was worth on its day, for the card's effect; priced like a receipt, without being one. */
async function valuesOf(valuer: Valuer, pending: readonly Candidate[]): Promise<ReadonlyMap<string, string>> {
  if (pending.length === 0) return new Map();
  const { valuations } = await valuer.value(
    pending.map(({ id, at, wallet, asset, amount }) => ({
      id,
      at: new Date(at * 1000).toISOString(),
      wallet,
      kind: 'income',
      incomeKind: 'other',
      in: { asset, amount },
    })),
  );
  return new Map(valuations.map(({ eventId, valueEur }) => [eventId, toCents(valueEur)]));
}

function toCents(value: string): string {
  return formatDecimal(round(dec(value), 2, 'half-away'));
}
