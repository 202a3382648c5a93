/**
 * Euro values for events: trade prices first, then bundled days, closes kept from live services, the user's own prices.
 * It never waits for the network. Without the packs (first visit offline) events keep what they have and the lack is reported.
 */
import { defined, type Issue, issue } from '@cryptax/kernel';
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
