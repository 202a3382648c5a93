/**
 * The books in memory. A book is loaded when first asked for. Changes of this tab come as differences, which it follows
 * without reading the database again; a change of another tab, or of what values rest on, has it loaded anew. Whoever
 * asks gets the newest revision; steps of one book never overlap.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { BOOKS, type Book, type BookDifference, type Entry, type Store, type StoreNotice } from '@cryptax/store';
import type { LedgerError } from '../answer.ts';
import type { AssessSettings, SpouseYears } from '../ledger-state.ts';
import { receivedRemarks, receivedRows } from './import-details.ts';
import { taxSettings } from './kept-settings.ts';
import { LiveBook } from './live-book.ts';
import { OpenBook } from './open-book.ts';
import type { ReadEngine } from './tax-figures.ts';
import type { ValuedEvents, Valuer } from './value-events.ts';

export type { OpenBook } from './open-book.ts';

type Loading = Promise<Result<OpenBook, LedgerError>>;

export interface Books {
  readonly get: (book: Book) => Loading;
  /** The same, begun when `until` has settled, or as soon as somebody else asks for the book. */
  readonly getAfter: (book: Book, until: Promise<void>) => Loading;
  /** Something that values or results rest on changed in a way that no difference tells. */
  readonly drop: (book: Book | 'all') => void;
  /** The rules of matching or the person changed. */
  readonly rematch: () => void;
  /** The store announced something. */
  readonly hear: (notice: StoreNotice) => void;
  readonly foreseen: ForeseenValues;
}

interface Slot {
  open: OpenBook | undefined;
  pending: BookDifference[];
  isRematched: boolean;
  turn: Loading | undefined;
  /** Begins what waits for a calmer moment. */
  hurry: () => void;
  /** Counts how often it was dropped: what was read before a drop must not come back after it. */
  drops: number;
}

/** `spouse` tells the years of the other person, where two books are assessed together. */
export function createBooks(
  store: Store,
  valuer: Valuer,
  currentYear: () => number,
  spouse: () => Promise<SpouseYears | undefined> = async () => undefined,
): Books {
  const slots = new Map<Book, Slot>(BOOKS.map((book) => [book, emptySlot()]));
  const foreseen = new ForeseenValues(valuer);
  const settingsOf = async (book: Book): Promise<AssessSettings> => {
    const settings = await taxSettings(store);
    return book === 'own' ? { ...settings, spouse: await spouse() } : settings;
  };
  const slotOf = (book: Book): Slot => slots.get(book) ?? emptySlot();

  const load = async (book: Book, slot: Slot): Loading => {
    slot.isRematched = true;
    const { drops } = slot;
    await store.kept.follow(book);
    const loaded = await loadBook(store, valuer, book, await settingsOf(book), currentYear);
    if (slot.drops !== drops) return load(book, slot);
    if (loaded.ok) slot.open = loaded.value;
    return loaded;
  };
  const bring = async (book: Book): Loading => {
    const slot = slotOf(book);
    if (slot.open === undefined) {
      const loaded = await load(book, slot);
      if (!loaded.ok) return loaded;
    }
    for (let next = slot.pending.shift(); next !== undefined; next = slot.pending.shift()) {
      const { open } = slot;
      if (open !== undefined && next.to <= open.loaded.revision) continue;
      const isFollowed = open?.loaded.canFollow(next) && (await follow(store, foreseen, open, next));
      if (isFollowed) continue;
      const loaded = await load(book, slot);
      if (!loaded.ok) return loaded;
    }
    const { open } = slot;
    if (open === undefined) return bring(book);
    if (slot.isRematched) return ok(open);
    slot.isRematched = true;
    open.loaded.rematch(await settingsOf(book));
    await open.valueOpen(valuer);
    // Something may have changed meanwhile.
    return bring(book);
  };

  const drop = (book: Book | 'all'): void => {
    for (const each of book === 'all' ? BOOKS : [book]) {
      const slot = slotOf(each);
      Object.assign(slot, { open: undefined, pending: [], drops: slot.drops + 1 });
    }
  };
  const inTurn = (book: Book, slot: Slot, after?: Promise<void>): Loading => {
    // What broke for one caller is tried anew for the next.
    const before = slot.turn?.catch(() => undefined) ?? Promise.resolve();
    slot.turn = before.then(() => after).then(() => bring(book));
    return slot.turn;
  };
  return {
    foreseen,
    get: (book) => {
      const slot = slotOf(book);
      slot.hurry();
      return inTurn(book, slot);
    },
    getAfter: (book, until) => {
      const slot = slotOf(book);
      const hurried = new Promise<void>((resolve) => {
        slot.hurry = resolve;
      });
      return inTurn(book, slot, Promise.race([until, hurried]));
    },
    drop,
    rematch: () => {
      for (const slot of slots.values()) slot.isRematched = false;
    },
    hear: (notice) => {
      if (notice.kind === 'shared' && notice.table === 'all') drop('all');
      if (notice.kind !== 'book') return;
      if (notice.difference === undefined) drop(notice.book);
      else slotOf(notice.book).pending.push(notice.difference);
    },
  };
}

function emptySlot(): Slot {
  return { open: undefined, pending: [], isRematched: true, turn: undefined, hurry: () => undefined, drops: 0 };
}

/** False if what was parked cannot be read as it was any more. */
async function follow(
  store: Store,
  values: ForeseenValues,
  open: OpenBook,
  difference: BookDifference,
): Promise<boolean> {
  const { book } = open.loaded;
  const nos = difference.chunks.flatMap(({ kind, no }) => (kind === 'shown' ? [no] : []));
  const parked = await store.events.readChunks(book, nos);
  if (!parked.ok || parked.value.length < nos.length || parked.value.some(({ damaged }) => damaged > 0)) return false;
  const entries = new Map(
    parked.value.map(({ no, events, origins }) => [
      no,
      events.map((event, i): Entry => ({ event, origin: origins[i] ?? 0 })),
    ]),
  );
  const shown = (no: number): readonly Entry[] => entries.get(no) ?? [];
  const fresh = difference.chunks.flatMap((chunk) => {
    if (chunk.kind === 'new') return chunk.events;
    if (chunk.kind === 'shown') return shown(chunk.no).map(({ event }) => event);
    return chunk.kind === 'kept' ? [] : chunk.splices.flatMap(({ inserted }) => inserted.map(({ event }) => event));
  });
  const { valued, engine } = await values.take(fresh);
  open.loaded.follow(difference, shown, valued, engine);
  await open.valueOpen(values);
  return true;
}

/** A book as the database has it, valued and matched. */
async function loadBook(
  store: Store,
  valuer: Valuer,
  book: Book,
  settings: AssessSettings,
  currentYear: () => number,
): Promise<Result<OpenBook, LedgerError>> {
  const events = await store.events.readAll(book);
  if (!events.ok) return events;
  const imports = await store.imports.list(book);
  if (!imports.ok) return imports;
  const wallets = await store.wallets.list(book);
  if (!wallets.ok) return wallets;
  const answers = await store.answers.list(book);
  if (!answers.ok) return answers;
  const loaded = new LiveBook({
    book,
    events: events.value,
    valued: await valuer.value(events.value.events),
    imports: imports.value,
    wallets: wallets.value,
    settled: answers.value.map(({ id }) => id),
    receivedRows: book === 'own' ? await receivedRows(store) : [],
    receivedRemarks: book === 'own' ? await receivedRemarks(store) : [],
    settings,
    currentYear,
  });
  const open = new OpenBook(loaded);
  await open.valueOpen(valuer);
  return ok(open);
}

/** `valued` belong to the events foreseen, in their order; `engine` has matched the book as it will be. */
interface Foreseen {
  readonly valued: ValuedEvents;
  readonly engine: ReadEngine;
}

/**
 * Values found during a dry run, kept for the moment the same events are written: an import of 100,000 events is valued
 * once, and matched once where the dry run matched all of the book. They are used up by the next change, whatever it is.
 */
class ForeseenValues implements Valuer {
  readonly #valuer: Valuer;
  #held:
    | { readonly places: ReadonlyMap<LedgerEvent, number>; readonly found: Promise<Foreseen | undefined> }
    | undefined;

  constructor(valuer: Valuer) {
    this.#valuer = valuer;
  }

  /** `found` may still be on its way; who needs it waits for it, and does without where it fails. */
  foresee(events: readonly LedgerEvent[], found: Promise<Foreseen>): void {
    const places = new Map(events.map((event, place) => [event, place]));
    this.#held = { places, found: found.catch(() => undefined) };
  }

  /** Nothing was written: the values will not be asked for. */
  forgetUnless(isWritten: boolean): void {
    if (!isWritten) this.#held = undefined;
  }

  readonly value: Valuer['value'] = (events, signal) => this.#valuer.value(events, signal);

  /** The very events that were foreseen need no second look. */
  async take(events: readonly LedgerEvent[]): Promise<{ readonly valued: ValuedEvents; readonly engine?: ReadEngine }> {
    const held = this.#held;
    this.#held = undefined;
    if (events.length === 0) return { valued: { events: [], issues: [], valuations: [] } };
    const found = held && events.every((event) => held.places.has(event)) ? await held.found : undefined;
    if (held === undefined || found === undefined) return { valued: await this.#valuer.value(events) };
    const { places } = held;
    const { valued: values, engine } = found;
    const ids = new Set(events.map(({ id }) => id));
    return {
      valued: {
        events: events.map((event) => values.events[places.get(event) ?? -1] ?? event),
        issues: values.issues.filter(({ source }) => source.eventId !== undefined && ids.has(source.eventId)),
        // Made when somebody looks at them.
        get valuations() {
          return values.valuations.filter(({ eventId }) => ids.has(eventId));
        },
      },
      engine,
    };
  }
}
