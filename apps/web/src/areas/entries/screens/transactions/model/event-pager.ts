/**
 * Holds the rows around what is in view and asks the ledger for the rest, page by page. When the question or the book
 * changes, the old rows stay until the first new page is there, so the list neither blinks nor jumps.
 */
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import type { EventQuery, EventRow, EventWindow } from '../../../../../platform/ledger/event-types.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { Observable } from '../../../../../platform/observable.ts';
import type { ListShape } from './line-offsets.ts';

export const PAGE_ROWS = 200;
/** Pages kept; the farthest from view go first. */
const MOST_PAGES = 12;

export type ListQuestion = Omit<EventQuery, 'offset' | 'limit' | 'withDays'>;

export type PagerView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: LedgerError }
  | (ListShape & {
      readonly kind: 'ready';
      readonly pages: ReadonlyMap<number, readonly EventRow[]>;
      /** False while a newer answer is on its way. */
      readonly isFresh: boolean;
    });

export class EventPager {
  readonly view = new Observable<PagerView>({ kind: 'loading' });
  readonly #api: Pick<LedgerApi, 'queryEvents'>;
  #question: ListQuestion | undefined;
  #key = '';
  #mark = '';
  #firstPage = 0;
  #lastPage = 0;
  #asked = new Set<number>();

  constructor(api: Pick<LedgerApi, 'queryEvents'>) {
    this.#api = api;
  }

  /** `version` of the book and its figures: the same question about another one is asked again where the reader is. */
  show(question: ListQuestion, version: string): void {
    const key = JSON.stringify(question);
    const mark = `${key} ${version}`;
    if (mark === this.#mark) return;
    if (key !== this.#key) [this.#firstPage, this.#lastPage] = [0, 0];
    [this.#question, this.#key, this.#mark] = [question, key, mark];
    this.#asked = new Set();
    const view = this.view.get();
    if (view.kind === 'ready') this.view.set({ ...view, isFresh: false });
    for (let page = this.#firstPage; page <= this.#lastPage; page++) this.#ask(page);
  }

  /** Rows that are in view. */
  need(first: number, last: number): void {
    [this.#firstPage, this.#lastPage] = [Math.floor(first / PAGE_ROWS), Math.floor(last / PAGE_ROWS)];
    for (let page = this.#firstPage; page <= this.#lastPage; page++) this.#ask(page);
  }

  retry(): void {
    this.#asked = new Set();
    this.#ask(this.#firstPage);
  }

  #ask(page: number): void {
    if (this.#question === undefined || this.#asked.has(page)) return;
    this.#asked.add(page);
    const mark = this.#mark;
    const view = this.view.get();
    // Thousands of days are much to hand over with every page.
    const withDays = view.kind !== 'ready' || !view.isFresh;
    this.#api
      .queryEvents({ ...this.#question, offset: page * PAGE_ROWS, limit: PAGE_ROWS, withDays })
      .then((answer) => {
        if (mark !== this.#mark) return;
        if (answer.ok) this.#take(page, answer.value);
        else this.view.set({ kind: 'failed', error: answer.error });
      });
  }

  #take(page: number, { total, days, rows }: EventWindow): void {
    const view = this.view.get();
    const fresh = view.kind === 'ready' && view.isFresh ? view : undefined;
    const pages = new Map(fresh?.pages).set(page, rows);
    this.#forgetFar(pages);
    // The days that are held stay the same list: whoever computes from them need not do so again.
    this.view.set({ kind: 'ready', total, days: fresh?.days ?? days ?? [], pages, isFresh: true });
    // The book may have become shorter than where the reader was.
    const last = Math.max(0, Math.ceil(total / PAGE_ROWS) - 1);
    if (rows.length === 0 && page > last) this.need(last * PAGE_ROWS, last * PAGE_ROWS);
  }

  #forgetFar(pages: Map<number, readonly EventRow[]>): void {
    const middle = (this.#firstPage + this.#lastPage) / 2;
    const byDistance = [...pages.keys()].sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
    for (const page of byDistance.slice(0, Math.max(0, pages.size - MOST_PAGES))) {
      pages.delete(page);
      this.#asked.delete(page);
    }
  }
}

export function rowAt(view: PagerView, row: number): EventRow | undefined {
  if (view.kind !== 'ready') return undefined;
  return view.pages.get(Math.floor(row / PAGE_ROWS))?.[row % PAGE_ROWS];
}

/** Place of an event among the rows that are held; -1 when it is not among them. */
export function placeOf(view: PagerView, eventId: string): number {
  if (view.kind !== 'ready') return -1;
  for (const [page, rows] of view.pages) {
    const at = rows.findIndex((row) => isRowOf(row, eventId));
    if (at >= 0) return page * PAGE_ROWS + at;
  }
  return -1;
}

/** A row stands for all entries of its event. */
export function isRowOf({ id, whole }: EventRow, eventId: string | undefined): boolean {
  return id === eventId || whole?.parts.some((part) => part.id === eventId) === true;
}
