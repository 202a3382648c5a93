/** Keeps everyone who listens up to date with the state of the shown book. The last state is also the first they hear. */
import { defined } from '@cryptax/kernel';
import type { Book, Store, StoreNotice } from '@cryptax/store';
import type { LedgerError } from '../answer.ts';
import type { BookCounts, LedgerState, OpenLedger } from '../ledger-state.ts';
import { bookTokens } from './book-tokens.ts';
import type { Books } from './books.ts';
import { shownBook } from './kept-settings.ts';
import type { LoadedBook } from './loaded-book.ts';
import { receivedFiles } from './received-history.ts';
import { originsOf } from './source-names.ts';
import { asWholes } from './whole-parts.ts';

/** What the state is read from. */
interface Source {
  readonly store: Store;
  readonly books: Books;
}

export class StateBroadcaster {
  readonly #listeners = new Set<(state: LedgerState) => void>();
  #state: LedgerState = { kind: 'loading' };
  #isBusy = false;
  #turn = 0;
  #basis = 0;
  #changing = 0;
  #changes = 0;

  add(listener: (state: LedgerState) => void): void {
    this.#listeners.add(listener);
    listener(this.#state);
  }

  fail(error: LedgerError): void {
    this.#broadcast({ kind: 'failed', error });
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    if (this.#state.kind === 'empty' || this.#state.kind === 'ready') {
      this.#broadcast({ ...this.#state, isImporting: isBusy });
    }
  }

  /** Between two equal numbers nothing was changed here; undefined while something is. */
  get calm(): number | undefined {
    return this.#changing === 0 ? this.#changes : undefined;
  }

  async whileChanging<T>(work: () => Promise<T>): Promise<T> {
    this.#changing++;
    try {
      return await work();
    } finally {
      this.#changing--;
      this.#changes++;
    }
  }

  /** What was true when the same records were last read; the first look at them takes its place. */
  foretell(state: OpenLedger): void {
    if (this.#state.kind === 'loading') this.#broadcast({ ...state, basis: this.#basis });
  }

  /** Something changed that figures rest on: answers to the same question may differ from now on. */
  touch(): void {
    this.#basis++;
  }

  /** A notice about the revision that we have reported already needs no new look. */
  isNews(notice: StoreNotice): boolean {
    if (notice.kind !== 'book') return false;
    const { book, revision } = notice;
    return !('book' in this.#state) || this.#state.book !== book || this.#state.revision < revision;
  }

  /**
   * Entries were written, and the book takes a while to follow: screens hear that they are there and wait for the book where
   * they ask it. The look that follows says the rest.
   *
   * @returns false where the book shown before was another one, of which only that look can tell
   */
  async tellWritten({ store }: Pick<Source, 'store'>, added: { events: number; imports: number }): Promise<boolean> {
    const own = await store.events.state('own');
    if (!own.ok || !('book' in this.#state) || this.#state.book !== 'own') return false;
    const { undo: _undo, redo: _redo, ...before } = this.#state;
    const { revision, eventCount: ownEvents, undo, redo } = own.value;
    const events = before.counts.events + added.events;
    const counts = { ...before.counts, events, imports: before.counts.imports + added.imports };
    this.#turn++;
    this.#broadcast({ ...before, kind: 'ready', revision, counts, ownEvents, ...defined({ undo, redo }) });
    return true;
  }

  async refresh(live: Source): Promise<LedgerState> {
    this.#turn++;
    const turn = this.#turn;
    const state = await this.read(live);
    // A slower look at an older state must not win over a newer one.
    if (turn === this.#turn) this.#broadcast(state);
    return this.#state;
  }

  async read({ store, books }: Source): Promise<LedgerState> {
    const wanted = await shownBook(store);
    const demo = await store.events.state('demo');
    const own = await store.events.state('own');
    if (!demo.ok) return { kind: 'failed', error: demo.error };
    if (!own.ok) return { kind: 'failed', error: own.error };
    const hasDemo = demo.value.eventCount > 0;
    const book: Book = wanted === 'demo' && hasDemo ? 'demo' : 'own';
    const open = await books.get(book);
    if (!open.ok) return { kind: 'failed', error: open.error };
    const { loaded, cards } = open.value;
    const { undo, redo } = book === 'demo' ? demo.value : own.value;
    // A file that another device of the account read is as good as one read here.
    const files = [loaded.imports, book === 'demo' ? [] : await receivedFiles(store)];
    const lastImportAt = files
      .flatMap(([newest]) => newest?.importedAt ?? [])
      .toSorted()
      .at(-1);
    const tokens = await bookTokens(loaded);
    const state: OpenLedger = {
      kind: loaded.stored.length === 0 && loaded.imports.length === 0 ? 'empty' : 'ready',
      book,
      isDemo: book === 'demo',
      revision: loaded.revision,
      basis: this.#basis,
      counts: countsOf(loaded, cards.length),
      years: yearsOf(loaded),
      declarable: declarableYears(loaded),
      isImporting: this.#isBusy,
      ownEvents: own.value.eventCount,
      hasDemo,
      ...(store.vault.isOn() ? { isUnlocked: true } : {}),
      ...(loaded.damaged === 0 ? {} : { damaged: loaded.damaged }),
      ...defined({ undo, redo, tokens, lastImportAt }),
    };
    return state;
  }

  #broadcast(state: LedgerState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}

function countsOf(loaded: LoadedBook, review: number): BookCounts {
  const { valued, imports, wallets } = loaded;
  // By the entries alone: a file all of whose entries are gone lies on one device of the account only.
  const { files, connections, byHand, sources } = originsOf(loaded);
  return {
    events: asWholes(valued).length,
    imports: imports.length,
    wallets: wallets.length,
    files,
    connections,
    byHand,
    sources: new Set(sources).size,
    review,
  };
}

/** The engine has figures of a year only where something was sold, earned or settled in it. */
function declarableYears({ engine }: LoadedBook): readonly number[] {
  return engine
    .years()
    .map(({ year }) => year)
    .sort((a, b) => b - a);
}

function yearsOf({ days }: LoadedBook): readonly number[] {
  const years = new Set<string>();
  let last = '';
  for (const day of days) {
    if (last !== '' && day.startsWith(last)) continue;
    last = day.slice(0, 4);
    years.add(last);
  }
  return Array.from(years, Number)
    .filter((year) => Number.isInteger(year))
    .sort((a, b) => b - a);
}
