/**
 * Euro values for events: trade prices first, then bundled days, then live services if the user switched them on. Without
 * the packs (first visit without network) events keep what they have and the lack is told as issues.
 */
import { type Issue, issue } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import {
  binanceSource,
  coinGeckoSource,
  defiLlamaSource,
  HttpClient,
  keptSource,
  krakenSource,
  loadRates,
  type PriceKeeper,
  type PriceSource,
  packSource,
  SERVICE_RATE_LIMITS,
  systemClock,
  type Valuation,
  valueLedger,
} from '@cryptax/prices';
import type { PricePacks } from './price-packs.ts';

export interface ValuedEvents {
  readonly events: readonly LedgerEvent[];
  readonly issues: readonly Issue[];
  readonly valuations: readonly Valuation[];
}

export interface Valuer {
  readonly value: (events: readonly LedgerEvent[], signal?: AbortSignal) => Promise<ValuedEvents>;
}

export interface LiveSources {
  readonly isOn: () => Promise<boolean>;
  readonly keeper: PriceKeeper;
}

export function createValuer(packs: PricePacks, live: LiveSources): Valuer {
  let services: readonly PriceSource[] | undefined;
  const liveSources = (): readonly PriceSource[] => {
    services ??= liveServices().map((source) => keptSource(source, live.keeper));
    return services;
  };
  return {
    value: async (events, signal) => {
      const rates = await packs.rates();
      if (!rates.ok) return unvalued(events, rates.error.code);
      const ecb = await loadRates(rates.value, { events });
      if (!ecb.ok) return unvalued(events, ecb.error.code);
      const daily = await packs.prices();
      const prices = [...(daily.ok ? [packSource(daily.value)] : []), ...((await live.isOn()) ? liveSources() : [])];
      const valued = await valueLedger(events, { rates: ecb.value, prices }, signal);
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

function liveServices(): readonly PriceSource[] {
  const client = new HttpClient({
    fetch: (...args) => fetch(...args),
    clock: systemClock,
    rateLimits: SERVICE_RATE_LIMITS,
  });
  return [defiLlamaSource(client), coinGeckoSource(client), binanceSource(client), krakenSource(client)];
}
