/**
 * Euro values for events: trade prices first, then bundled days, closes kept from live services, the user's own prices.
 * It never waits for the network. Without the packs (first visit offline) events keep what they have and the lack is
 * reported. How each value was found stays beside the events.
 */
import { defined, groupBy, type Issue, issue } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { packSource, type Valuation, valueLedger } from '@cryptax/prices';
import type { PricePacks } from './price-packs.ts';
import { type PriceSources, ratesAtHand } from './price-sources.ts';

export interface ValuedEvents {
  readonly events: readonly LedgerEvent[];
  readonly issues: readonly Issue[];
  readonly valuations: readonly Valuation[];
}

export interface Valuer {
  /** `between` is waited for now and then, where others must have their turn meanwhile. */
  readonly value: (
    events: readonly LedgerEvent[],
    signal?: AbortSignal,
    between?: () => Promise<void>,
  ) => Promise<ValuedEvents>;
}

export function createValuer(packs: PricePacks, sources: PriceSources): Valuer {
  return {
    value: async (events, signal, between) => {
      const rates = await ratesAtHand({ packs, sources }, events);
      if (!rates.ok) return unvalued(events, rates.error.code);
      const daily = await packs.prices();
      const prices = [...(daily.ok ? [packSource(daily.value)] : []), ...(await sources.local())];
      // Nothing here asks the network: what two services have said and is kept can be compared for free.
      const question = { rates: rates.value, prices, secondOpinion: true, doubtsFor: 'every-event' } as const;
      const valued = await valueLedger(events, { ...question, ...defined({ between }) }, signal);
      return daily.ok ? valued : { ...valued, issues: [...valued.issues, packMissing(daily.error.code)] };
    },
  };
}

function unvalued(events: readonly LedgerEvent[], code: string): ValuedEvents {
  return { events, issues: [packMissing(code)], valuations: [] };
}

function packMissing(code: string): Issue {
  return issue('prices.pack-unavailable', 'warning', {}, { cause: code });
}

/** Values of events beside the events themselves: how each was found and what is doubtful, by event. */
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
