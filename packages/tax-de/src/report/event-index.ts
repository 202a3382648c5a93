/** Looks up events by id and turns them into the short source references that every line of a report carries. */
import { defined } from '@cryptax/kernel';
import { type EventKind, type LedgerEvent, wholeEvents } from '@cryptax/ledger';

/** Which event, from which line of which file. */
export interface SourceRef {
  readonly eventId: string;
  readonly kind: EventKind;
  readonly at: string;
  readonly wallet: string;
  readonly file: string | null;
  readonly lines: readonly number[];
  readonly txHash: string | null;
  /** Which part, where several entries are one event: a position in a pool of two coins is one for each coin. */
  readonly part?: { readonly number: number; readonly of: number };
}

/** Where an event stands in the list, where somebody knows it already. */
type PlaceOf = (id: string) => number | undefined;

export class EventIndex {
  readonly #listed: readonly LedgerEvent[];
  readonly #placeOf: PlaceOf;
  /** By id: made where a place is not known, because for many events it takes as long as all lists of a year. */
  #events: ReadonlyMap<string, LedgerEvent> | undefined;
  readonly #refs = new Map<string, SourceRef>();
  readonly #parts = new Map<string, NonNullable<SourceRef['part']>>();

  constructor(events: readonly LedgerEvent[], placeOf: PlaceOf = () => undefined) {
    this.#listed = events;
    this.#placeOf = placeOf;
    for (const places of wholeEvents(events)) {
      for (const [index, place] of places.entries()) {
        this.#parts.set(events[place]?.id ?? '', { number: index + 1, of: places.length });
      }
    }
  }

  event(id: string): LedgerEvent | undefined {
    const place = this.#placeOf(id);
    const there = place === undefined ? undefined : this.#listed[place];
    if (there?.id === id) return there;
    this.#events ??= firstById(this.#listed);
    return this.#events.get(id);
  }

  /** The reference of an event that the engine named; unknown ids cannot come from it. */
  ref(id: string): SourceRef {
    const known = this.#refs.get(id);
    if (known !== undefined) return known;
    const event = this.event(id);
    if (event === undefined) throw new Error(`The engine named an unknown event: ${id}`);
    const part = this.#parts.get(id);
    const ref = { ...sourceRef(event), ...defined({ part }) };
    this.#refs.set(id, ref);
    return ref;
  }
}

function firstById(events: readonly LedgerEvent[]): ReadonlyMap<string, LedgerEvent> {
  const byId = new Map<string, LedgerEvent>();
  for (const event of events) if (!byId.has(event.id)) byId.set(event.id, event);
  return byId;
}

function sourceRef(event: LedgerEvent): SourceRef {
  const { source } = event;
  return {
    eventId: event.id,
    kind: event.kind,
    at: event.at,
    wallet: event.wallet,
    file: source?.file ?? null,
    lines: source === undefined ? [] : (source.lines ?? [source.line]),
    txHash: event.txHash ?? null,
  };
}
