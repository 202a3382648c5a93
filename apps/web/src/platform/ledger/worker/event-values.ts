/** Values of events beside the events themselves: how each was found and what is doubtful, by event. */
import { groupBy, type Issue } from '@cryptax/kernel';
import type { Valuation } from '@cryptax/prices';
import type { ValuedEvents } from './value-events.ts';

export class EventValues {
  readonly #valuations = new Map<string, readonly Valuation[]>();
  /** What was not looked at yet, step by step: the trails of all values are as large as the ledger. */
  #late: { readonly gone: readonly string[]; readonly fresh: Pick<ValuedEvents, 'valuations'> }[];
  readonly #issues: Map<string, readonly Issue[]>;
  #general: readonly Issue[];

  constructor(values: ValuedEvents) {
    const { issues } = values;
    this.#late = [{ gone: [], fresh: values }];
    this.#general = issues.filter((issue) => !hasEvent(issue));
    this.#issues = groupBy(issues.filter(hasEvent), ({ source }) => source.eventId ?? '');
  }

  get valuations(): ReadonlyMap<string, readonly Valuation[]> {
    for (const { gone, fresh } of this.#late) {
      for (const id of gone) this.#valuations.delete(id);
      for (const [id, list] of groupBy(fresh.valuations, ({ eventId }) => eventId)) this.#valuations.set(id, list);
    }
    this.#late = [];
    return this.#valuations;
  }

  /** Price packs were missing: every value has to be found again. */
  get isIncomplete(): boolean {
    return this.#general.length > 0;
  }

  /** In the order of the events. */
  issues(eventIds: Iterable<string>): readonly Issue[] {
    const found = [...this.#general];
    if (this.#issues.size === 0) return found;
    for (const id of eventIds) {
      const own = this.#issues.get(id);
      if (own !== undefined) found.push(...own);
    }
    return found;
  }

  /** Forgets some events and takes over what is known of others. */
  change(gone: Iterable<string>, fresh: ValuedEvents): void {
    const forgotten = [...gone];
    for (const id of forgotten) this.#issues.delete(id);
    this.#late.push({ gone: forgotten, fresh });
    this.#general = [...this.#general, ...fresh.issues.filter((issue) => !hasEvent(issue))];
    for (const [id, list] of groupBy(fresh.issues.filter(hasEvent), ({ source }) => source.eventId ?? '')) {
      this.#issues.set(id, list);
    }
  }
}

function hasEvent({ source }: Issue): boolean {
  return source.eventId !== undefined;
}
