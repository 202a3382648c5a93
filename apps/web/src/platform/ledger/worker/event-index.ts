/** Filters, sorts and pages the events of a book. The order of a question is kept, so that scrolling asks only for rows. */
import { compareText } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import {
  type DayGroup,
  type EventFacets,
  type EventFilter,
  type EventQuery,
  type EventRow,
  type EventSortKey,
  type EventWindow,
  euroValueOf,
  type Facet,
  type ReviewKind,
} from '../event-types.ts';
import { compareMoney } from './compare-money.ts';
import { assetsOf, isExcluded, isIn, isNarrowed, isWithin, searchText, walletsOf } from './event-predicates.ts';
import { eventRow, taxOf } from './event-rows.ts';
import type { LiveBook } from './live-book.ts';
import { sourceOfEvent } from './source-names.ts';
import { folded, partsIn, sumOf } from './whole-parts.ts';

interface Found {
  readonly key: string;
  readonly places: readonly number[];
  readonly days: readonly DayGroup[];
}

interface Figures {
  readonly value: (place: number) => string | undefined;
  readonly gain: (place: number) => string | undefined;
}

type Facets = Omit<EventFacets, 'revision'>;

const MOST_KEPT = 4;
const NEWEST_FIRST: NonNullable<EventQuery['sort']> = { by: 'at', direction: 'desc' };

/** Questions about a book; what it remembers belongs to one version of it, except for texts of unchanged events. */
export class EventIndex {
  readonly #book: LiveBook;
  readonly #reviewKinds: () => ReadonlyMap<string, readonly ReviewKind[]>;
  /** By place, each with the event it is the text of; a weak map of a million events would be walked by every collection. */
  readonly #texts: { readonly event: LedgerEvent; readonly text: string }[] = [];
  /** The answers last asked for, newest last: a list, the counts of its tabs and the overview take turns. */
  #kept: readonly Found[] = [];
  #counts: { readonly version: number; readonly facets: Facets } | undefined;

  constructor(book: LiveBook, reviewKinds: () => ReadonlyMap<string, readonly ReviewKind[]>) {
    this.#book = book;
    this.#reviewKinds = reviewKinds;
  }

  get #days(): readonly string[] {
    return this.#book.days;
  }

  get #review(): ReadonlyMap<string, readonly ReviewKind[]> {
    return this.#reviewKinds();
  }

  window(query: EventQuery): EventWindow {
    const { places, days } = this.#find(query);
    const rows = places.slice(query.offset, query.offset + query.limit).flatMap((place) => this.row(place) ?? []);
    const { revision } = this.#book;
    return { revision, total: places.length, offset: query.offset, rows, ...(query.withDays ? { days } : {}) };
  }

  ids(query: Omit<EventQuery, 'offset' | 'limit'>): readonly string[] {
    return this.#find(query).places.flatMap((place) => this.#book.valued[place]?.id ?? []);
  }

  row(place: number): EventRow | undefined {
    return eventRow(this.#book, place, this.#review);
  }

  rowOf(eventId: string): EventRow | undefined {
    const place = this.#book.place.get(eventId);
    return place === undefined ? undefined : this.row(place);
  }

  facets(): EventFacets {
    const { version, revision } = this.#book;
    if (this.#counts?.version !== version) this.#counts = { version, facets: this.#counted() };
    return { revision, ...this.#counts.facets };
  }

  #counted(): Facets {
    const { valued } = this.#book;
    return {
      kinds: count(valued, ({ kind }) => [kind]),
      assets: count(valued, assetsOf),
      wallets: count(valued, walletsOf),
      sources: count(valued, (event) => [sourceOfEvent(event)]),
      years: count(this.#days, (day) => [day.slice(0, 4)]),
    };
  }

  #find({ filter = {}, search = '', sort = NEWEST_FIRST, asWholes = false }: Partial<EventQuery>): Found {
    const key = JSON.stringify([this.#book.version, filter, search, sort, asWholes]);
    const known = this.#kept.find((found) => found.key === key);
    if (known !== undefined) return this.#keep(known);
    const figures = this.#figures(asWholes);
    const places = this.#places(filter, search.toLowerCase().split(/\s+/).filter(Boolean), figures);
    const sign = sort.direction === 'asc' ? 1 : -1;
    const order = this.#comparer(sort.by, figures);
    // Events of one moment keep their order in the ledger, or its reverse: a stable list in both directions.
    places.sort((a, b) => sign * (order(a, b) || a - b));
    const rows = asWholes ? folded(places, partsIn(this.#book)) : places;
    return this.#keep({ key, places: rows, days: sort.by === 'at' ? this.#groups(rows) : [] });
  }

  /** Answers about an older version of the book go at once. */
  #keep(found: Found): Found {
    const version = `[${this.#book.version},`;
    const others = this.#kept.filter((other) => other !== found && other.key.startsWith(version));
    this.#kept = [...others.slice(1 - MOST_KEPT), found];
    return found;
  }

  /** Value and gain of what a row shows: of the whole event where rows are events. */
  #figures(asWholes: boolean): Figures {
    const { valued, resultOf } = this.#book;
    const parts = asWholes ? partsIn(this.#book) : new Map<number, readonly number[]>();
    const ofParts = (figure: (event: LedgerEvent) => string | undefined) => (place: number) =>
      sumOf((parts.get(place) ?? [place]).flatMap((part) => valued[part] ?? []).map(figure));
    return { value: ofParts(euroValueOf), gain: ofParts(({ id }) => resultOf(id)?.gain) };
  }

  /** Places of the events that fit, in ledger order. */
  #places(filter: EventFilter, words: readonly string[], figures: Figures): number[] {
    const { valued } = this.#book;
    if (words.length === 0 && Object.keys(filter).length === 0) return Array.from(valued.keys());
    const places: number[] = [];
    for (const [place, event] of valued.entries()) {
      if (this.#fits(event, place, filter, figures) && this.#says(event, place, words)) places.push(place);
    }
    return places;
  }

  #fits(event: LedgerEvent, place: number, filter: EventFilter, figures: Figures): boolean {
    const day = this.#days[place] ?? '';
    const tax = filter.tax === undefined ? undefined : taxOf(this.#book, event);
    const review = filter.review === undefined ? [] : (this.#review.get(event.id) ?? []);
    return (
      isNarrowed(event, filter) &&
      (filter.not === undefined || !isExcluded(event, filter.not)) &&
      (filter.valueEur === undefined || isWithin(figures.value(place), filter.valueEur)) &&
      (filter.gainEur === undefined || isWithin(figures.gain(place), filter.gainEur)) &&
      (filter.importNos === undefined || isIn(filter.importNos, this.#book.origins[place] ?? 0)) &&
      (filter.year === undefined || day.startsWith(String(filter.year))) &&
      (filter.from === undefined || day >= filter.from) &&
      (filter.to === undefined || day <= filter.to) &&
      (tax === undefined || tax === filter.tax || (filter.tax === 'taxable' && tax === 'partly-free')) &&
      (filter.review === undefined ||
        (filter.review.length === 0 ? review.length > 0 : review.some((kind) => isIn(filter.review, kind))))
    );
  }

  #says(event: LedgerEvent, place: number, words: readonly string[]): boolean {
    if (words.length === 0) return true;
    const known = this.#texts[place];
    const text = known?.event === event ? known.text : searchText(event, this.#days[place] ?? '');
    if (known?.event !== event) this.#texts[place] = { event, text };
    return words.every((word) => text.includes(word));
  }

  #comparer(by: EventSortKey, figures: Figures): (a: number, b: number) => number {
    const { valued } = this.#book;
    const text = (pick: (event: LedgerEvent) => string) => {
      const keys = valued.map(pick);
      return (a: number, b: number) => compareText(keys[a] ?? '', keys[b] ?? '');
    };
    const money = (pick: (place: number) => string | undefined) => compareMoney(valued.map((_, place) => pick(place)));
    switch (by) {
      case 'at':
        return (a, b) => compareText(valued[a]?.at ?? '', valued[b]?.at ?? '');
      case 'kind':
        return text(({ kind }) => kind);
      case 'asset':
        return text((event) => assetsOf(event)[0] ?? '');
      case 'wallet':
        return text(({ wallet }) => wallet);
      case 'value':
        return money(figures.value);
      case 'gain':
        return money(figures.gain);
    }
  }

  #groups(places: readonly number[]): readonly DayGroup[] {
    const groups: { day: string; first: number; count: number }[] = [];
    for (const [index, place] of places.entries()) {
      const day = this.#days[place] ?? '';
      const last = groups.at(-1);
      if (last?.day === day) last.count++;
      else groups.push({ day, first: index, count: 1 });
    }
    return groups;
  }
}

function count<T>(items: readonly T[], pick: (item: T) => readonly string[]): readonly Facet[] {
  const counts = new Map<string, number>();
  for (const item of items) for (const value of pick(item)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, number]) => ({ value, count: number })).sort(
    (a, b) => b.count - a.count || compareText(a.value, b.value),
  );
}
