/**
 * Current euro prices for screens: each service in turn is asked for what the ones before it did not answer. One whose limit
 * is used up is passed over, and waited for only by coins that have no price at all. The last price known stays when all
 * fail, marked stale with its own time; it never turns into zero.
 */
import type { HttpClient, HttpFailure } from '@cryptax/http';
import type { MissingPrice } from '../price.ts';
import type { CoinGeckoOptions } from '../sources/coingecko.ts';
import { toSourceFailure } from '../sources/history-source.ts';
import { liveBinance } from './live-binance.ts';
import { liveCoinGecko } from './live-coingecko.ts';
import { liveDefiLlama } from './live-defillama.ts';
import { liveKraken } from './live-kraken.ts';
import type { LivePrice, LiveQuestion, LiveService } from './live-service.ts';

export interface LivePriceOptions {
  readonly coinGecko?: CoinGeckoOptions;
  readonly binanceBase?: string;
  readonly krakenBase?: string;
  readonly defiLlamaBase?: string;
  /** Prices of an earlier session, shown as stale until a newer one comes. */
  readonly lastKnown?: Iterable<readonly [string, LivePrice]>;
}

/** How a service that was asked behaved; one that was not needed is not listed. */
export interface LiveServiceReport {
  readonly id: string;
  readonly found: number;
  readonly failure?: HttpFailure;
}

export interface LiveSheet {
  /** One price per asset asked for, known or not. */
  readonly prices: ReadonlyMap<string, LivePrice | MissingPrice>;
  readonly services: readonly LiveServiceReport[];
}

export interface LivePrices {
  current(question: LiveQuestion): Promise<LiveSheet>;
}

export function livePrices(client: HttpClient, options: LivePriceOptions = {}): LivePrices {
  const lastKnown = new Map(options.lastKnown ?? []);
  const services = [
    liveCoinGecko(client, options.coinGecko),
    liveBinance(client, options.binanceBase),
    liveKraken(client, options.krakenBase),
    liveDefiLlama(client, options.defiLlamaBase),
  ];
  return {
    current: async (question) => {
      const found = new Map<string, LivePrice>();
      const reports = new Map<string, LiveServiceReport>();
      const ask = async (service: LiveService, assets: readonly string[], waits: boolean) => {
        const answer = await service.current({ ...question, assets, waits });
        if (answer.ok) for (const [asset, price] of answer.value) found.set(asset, price);
        const failure = answer.ok ? {} : { failure: answer.error };
        reports.set(service.id, { id: service.id, found: answer.ok ? answer.value.size : 0, ...failure });
      };
      for (const service of services) {
        const open = question.assets.filter((asset) => !found.has(asset));
        if (open.length > 0) await ask(service, open, false);
      }
      for (const service of services) {
        const unknown = question.assets.filter((asset) => !found.has(asset) && !lastKnown.has(asset));
        const isFull = reports.get(service.id)?.failure?.code === 'rate-limited';
        if (unknown.length > 0 && isFull) await ask(service, unknown, true);
      }
      for (const [asset, price] of found) lastKnown.set(asset, price);
      const reason = [...reports.values()].find(({ failure }) => failure !== undefined)?.failure;
      const prices = question.assets.map(
        (asset) => [asset, found.get(asset) ?? fallback(lastKnown.get(asset), reason)] as const,
      );
      return { prices: new Map(prices), services: [...reports.values()] };
    },
  };
}

function fallback(last: LivePrice | undefined, failure: HttpFailure | undefined): LivePrice | MissingPrice {
  if (last !== undefined) return { ...last, state: 'stale' };
  return { source: 'live', ...toSourceFailure(failure ?? { code: 'not-found' }) };
}
