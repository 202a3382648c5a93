/**
 * A loaded book that follows changes: lists are put together anew from stretches of the old ones, the engine computes on
 * from the first event affected, and only changed events are valued. The result is that of loading the book again.
 */
import { berlinDayText, compareText, type Issue } from '@cryptax/kernel';
import type { LedgerChanges, LedgerEngine, LedgerEvent, SpareAssumption } from '@cryptax/ledger';
import {
  type Book,
  type BookDifference,
  type BookEvents,
  type Entry,
  followDifference,
  type ImportRecord,
  type RecordDelta,
  rebuild,
  type Stretch,
  type WalletRecord,
} from '@cryptax/store';
import { loadEngine } from '@cryptax/tax-de';
import type { AssessSettings } from '../ledger-state.ts';
import { inTheirZones } from './import-zone.ts';
import { type EventResult, type LoadedBook, resultOfDisposals } from './loaded-book.ts';
import { engineChange, removedPlaces } from './order-of-change.ts';
import {
  type Computed,
  computedBy,
  type EstimatedYear,
  estimatedYears,
  hasRead,
  isSameEvent,
  type ReadEngine,
} from './tax-figures.ts';
import { EventValues, type ValuedEvents } from './value-events.ts';
import { waitingOf } from './waiting.ts';
import type { OpenEntry, Waiting, WaitingRemark, WaitingRow } from './waiting-types.ts';

export interface BookParts {
  readonly book: Book;
  readonly events: BookEvents;
  readonly valued: ValuedEvents;
  readonly imports: readonly ImportRecord[];
  readonly wallets: readonly WalletRecord[];
  readonly settled: readonly string[];
  /** Rows that wait on another device of the account. */
  readonly receivedRows: readonly WaitingRow[];
  readonly receivedRemarks: readonly WaitingRemark[];
  readonly settings: AssessSettings;
  readonly currentYear: () => number;
}

export class LiveBook implements LoadedBook {
  readonly book: Book;
  revision: number;
  stored: readonly LedgerEvent[];
  valued: readonly LedgerEvent[];
  origins: readonly number[];
  days: readonly string[];
  place: ReadonlyMap<string, number>;
  engine: LedgerEngine;
  years: readonly EstimatedYear[];
  imports: readonly ImportRecord[];
  wallets: readonly WalletRecord[];
  settled: ReadonlySet<string>;
  /** As stored; `imports` are read in the zone that the user gave each. */
  #records: readonly ImportRecord[];
  /** Rises with every step, so that answers made from the book know when they are old. */
  version = 0;
  settings: AssessSettings;
  readonly #currentYear: () => number;
  readonly #received: Pick<BookParts, 'receivedRows' | 'receivedRemarks'>;
  readonly #values: EventValues;
  waiting: Waiting;
  #chunks: BookEvents['chunks'];
  #issues: readonly Issue[] | undefined;
  #spareAssumptions: readonly SpareAssumption[] | undefined;
  readonly #results = new Map<string, EventResult | undefined>();
  /** Events that are stored but damaged: they are set aside and count nowhere. */
  readonly damaged: number;

  constructor({ book, events, valued, imports, wallets, settled, settings, currentYear, ...received }: BookParts) {
    this.book = book;
    this.revision = events.revision;
    this.stored = events.events;
    this.valued = valued.events;
    this.origins = events.origins;
    this.days = events.events.map(({ at }) => berlinDayText(at));
    this.place = placesOf(this.stored);
    this.settled = new Set(settled);
    this.#records = imports;
    this.imports = inTheirZones(imports, this.settled);
    this.#received = received;
    this.waiting = this.#waiting();
    this.#take(this.waiting.entries);
    this.engine = loadEngine(this.valued, settings.match);
    this.settings = settings;
    this.#currentYear = currentYear;
    this.years = estimatedYears(this.engine, settings, this.currentYear);
    this.wallets = wallets;
    this.#values = new EventValues(valued);
    this.#chunks = events.chunks;
    this.damaged = events.damaged;
  }

  /** A tab may stay open over New Year. */
  get currentYear(): number {
    return this.#currentYear();
  }

  get valuations(): LoadedBook['valuations'] {
    return this.#values.valuations;
  }

  /** Prices were missing when it was read. */
  get isIncomplete(): boolean {
    return this.#values.isIncomplete;
  }

  get issues(): readonly Issue[] {
    this.#issues ??= [...this.engine.issues(), ...this.#values.issues(this.place.keys())];
    return this.#issues;
  }

  get spareAssumptions(): readonly SpareAssumption[] {
    this.#spareAssumptions ??= this.engine.spareAssumptions();
    return this.#spareAssumptions;
  }

  resultOf = (eventId: string): EventResult | undefined => {
    if (!this.#results.has(eventId)) this.#results.set(eventId, resultOfDisposals(this.engine.disposalsOf(eventId)));
    return this.#results.get(eventId);
  };

  /** Places in chunks count damaged events as well, and missing prices may be there now: then it is loaded again. */
  canFollow({ from, chunks }: BookDifference): boolean {
    if (from !== this.revision) return false;
    // Wallets, answers or settings: no event is touched.
    if (chunks.every(({ kind }) => kind === 'kept') && chunks.length === this.#chunks.length) return true;
    return this.damaged === 0 && !this.isIncomplete;
  }

  /**
   * `valued` are the new and changed events of the difference, `shown` the entries of chunks that were parked; `foreseen` is
   * an engine that may have read the book as it is afterwards.
   */
  follow(
    difference: BookDifference,
    shown: (no: number) => readonly Entry[],
    valued: ValuedEvents,
    foreseen?: ReadEngine,
  ): void {
    const { stretches, chunks } = followDifference(this.#chunks, difference, shown);
    const gone = removedPlaces(this.stored.length, stretches).map((place) => this.#idAt(place));
    const placeOf = (id: string) => this.#placeInStore(id);
    const change = engineChange({ stored: this.stored, placeOf }, stretches, gone, valued.events);
    this.#drop();
    if (gone.length + valued.events.length > 0) {
      this.#values.change(gone, valued);
      this.#follow(stretches, valued);
    }
    this.#chunks = chunks;
    this.#records = follow(this.#records, difference.imports, ({ no }) => no).sort((a, b) => b.no - a.no);
    this.wallets = follow(this.wallets, difference.wallets, ({ id }) => id).sort((a, b) => compareText(a.id, b.id));
    this.settled = new Set(
      follow(
        [...this.settled].map((id) => ({ id })),
        difference.answers,
        ({ id }) => id,
      ).map(({ id }) => id),
    );
    this.imports = inTheirZones(this.#records, this.settled);
    this.#followEngine(change, foreseen);
    this.revision = difference.to;
    this.#renew();
  }

  /** Movements begin to wait and stop waiting with what is written about their rows. */
  #followEngine({ upsert = [], remove = [], order }: LedgerChanges, foreseen: ReadEngine | undefined): void {
    const before = this.waiting.entries;
    this.waiting = this.#waiting();
    const now = this.waiting.entries;
    const held = new Map(before.map(({ event }) => [event.id, event]));
    const fresh = now.flatMap(({ event }) => (isSameEvent(held.get(event.id), event) ? [] : [event]));
    const here = new Set(now.map(({ event }) => event.id));
    const ended = [...held.keys()].filter((id) => !here.has(id) && this.#placeInStore(id) === undefined);
    this.#take(now);
    const change = { upsert: [...upsert, ...fresh], remove: [...remove.filter((id) => !here.has(id)), ...ended] };
    if (change.upsert.length + change.remove.length === 0) return;
    if (foreseen !== undefined && hasRead(foreseen, this.valued, this.settings.match)) {
      this.engine = foreseen.engine;
      return;
    }
    // What waits stands behind all that is stored, and the engine puts what is new to it last.
    const isMoved = order !== undefined || (change.upsert.length > 0 && before.length + now.length > 0);
    this.engine.replace(isMoved ? { ...change, order: [...this.place.keys()] } : change);
  }

  /** Holdings and figures as they are now. */
  computed(): Computed {
    return computedBy(this.engine, this.settings, this.currentYear);
  }

  /** What a change would lead to: the engine makes it and takes it back before anybody can look. */
  tryOut(upsert: readonly LedgerEvent[], remove: readonly string[]): Computed {
    const gone = new Set(remove);
    const kept = [...new Set([...gone, ...upsert.map(({ id }) => id)])].flatMap((id) => this.#valuedOf(id) ?? []);
    const added = upsert.map(({ id }) => id).filter((id) => !this.place.has(id));
    this.engine.replace({ upsert, remove: [...gone] });
    const computed = this.computed();
    const order = gone.size === 0 ? {} : { order: [...this.place.keys()] };
    this.engine.replace({ upsert: kept, remove: added, ...order });
    return computed;
  }

  /** Other rules of matching or another person: the events stay. */
  rematch(settings: AssessSettings): void {
    this.engine = loadEngine(this.valued, settings.match);
    this.settings = settings;
    this.#renew();
  }

  #follow(stretches: readonly Stretch[], valued: ValuedEvents): void {
    const before = this.stored;
    const values = new Map(valued.events.map((event) => [event.id, event]));
    this.stored = rebuild(this.stored, stretches, (entries) => entries.map(({ event }) => event));
    this.valued = rebuild(this.valued, stretches, (entries) =>
      entries.map(({ event }) => values.get(event.id) ?? event),
    );
    this.origins = rebuild(this.origins, stretches, (entries) => entries.map(({ origin }) => origin));
    this.days = rebuild(this.days, stretches, (entries) => entries.map(({ event }) => berlinDayText(event.at)));
    if (!haveSameIds(before, this.stored)) this.place = placesOf(this.stored);
  }

  #waiting(): Waiting {
    const { imports, stored, origins, settled } = this;
    const placeOf = (id: string) => this.#placeInStore(id);
    return waitingOf({ imports, stored, origins, placeOf, settled, ...this.#received });
  }

  /** Lists are replaced, never changed. */
  #take(entries: readonly OpenEntry[]): void {
    if (entries.length === 0) return;
    const events = entries.map(({ event }) => event);
    this.valued = [...this.valued, ...events];
    this.origins = [...this.origins, ...entries.map(({ importNo }) => importNo)];
    this.days = [...this.days, ...events.map(({ at }) => berlinDayText(at))];
    this.place = new Map([...this.place, ...events.map(({ id }, at) => [id, this.stored.length + at] as const)]);
  }

  /** Back to the lists of what is stored. */
  #drop(): void {
    const { length } = this.stored;
    if (this.valued.length === length) return;
    this.valued = this.valued.slice(0, length);
    this.origins = this.origins.slice(0, length);
    this.days = this.days.slice(0, length);
    this.place = placesOf(this.stored);
  }

  #placeInStore(id: string): number | undefined {
    const place = this.place.get(id);
    return place === undefined || place >= this.stored.length ? undefined : place;
  }

  #renew(): void {
    this.years = estimatedYears(this.engine, this.settings, this.currentYear);
    this.#issues = undefined;
    this.#spareAssumptions = undefined;
    this.#results.clear();
    this.version++;
  }

  #valuedOf(id: string): LedgerEvent | undefined {
    return this.valued[this.place.get(id) ?? -1];
  }

  #idAt(place: number): string {
    return this.stored[place]?.id ?? '';
  }
}

function placesOf(events: readonly LedgerEvent[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let place = 0; place < events.length; place++) places.set((events[place] as LedgerEvent).id, place);
  return places;
}

function haveSameIds(a: readonly LedgerEvent[], b: readonly LedgerEvent[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => b[index]?.id === id);
}

function follow<T>(list: readonly T[], deltas: readonly RecordDelta<T>[], keyOf: (item: T) => unknown): T[] {
  const byKey = new Map(list.map((item) => [keyOf(item), item]));
  for (const { before, after } of deltas) {
    if (before !== undefined) byKey.delete(keyOf(before));
    if (after !== undefined) byKey.set(keyOf(after), after);
  }
  return [...byKey.values()];
}
