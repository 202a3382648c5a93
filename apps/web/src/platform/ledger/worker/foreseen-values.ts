/**
 * Values found during a dry run, kept for the moment the same events are written: an import of 100,000 events is valued
 * once. They are used up by the next change, whatever it is.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { ValuedEvents, Valuer } from './value-events.ts';

export class ForeseenValues implements Valuer {
  readonly #valuer: Valuer;
  #held: { readonly places: ReadonlyMap<LedgerEvent, number>; readonly values: ValuedEvents } | undefined;

  constructor(valuer: Valuer) {
    this.#valuer = valuer;
  }

  /** `values` belong to `events`, in their order. */
  foresee(events: readonly LedgerEvent[], values: ValuedEvents): void {
    this.#held = { places: new Map(events.map((event, place) => [event, place])), values };
  }

  /** Nothing was written: the values will not be asked for. */
  forgetUnless(isWritten: boolean): void {
    if (!isWritten) this.#held = undefined;
  }

  readonly value: Valuer['value'] = (events, signal) => this.#valuer.value(events, signal);

  /** The very events that were foreseen need no second look. */
  async take(events: readonly LedgerEvent[]): Promise<ValuedEvents> {
    const held = this.#held;
    this.#held = undefined;
    if (events.length === 0) return { events: [], issues: [], valuations: [] };
    if (held === undefined || !events.every((event) => held.places.has(event))) return this.#valuer.value(events);
    const { values, places } = held;
    const ids = new Set(events.map(({ id }) => id));
    return {
      events: events.map((event) => values.events[places.get(event) ?? -1] ?? event),
      issues: values.issues.filter(({ source }) => source.eventId !== undefined && ids.has(source.eventId)),
      valuations: values.valuations.filter(({ eventId }) => ids.has(eventId)),
    };
  }
}
