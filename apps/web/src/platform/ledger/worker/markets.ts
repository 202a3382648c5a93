/** What the price worker holds for one session: the world outside, the sources behind every value, the live prices. */
import { formatShortest } from '@cryptax/kernel';
import {
  isKnown,
  type LivePrice,
  type LivePrices,
  type LiveSheet,
  livePrices,
  type PriceSource,
  packSource,
} from '@cryptax/prices';
import type { Store } from '@cryptax/store';
import type { OutsideWorld } from '../../services/outside-world.ts';
import type { CurrentPrice, CurrentPrices, MarketMode } from '../price-types.ts';
import { lastPrices, saveLastPrices } from './kept-prices.ts';
import type { PricePacks } from './price-packs.ts';
import { coinGeckoKey, createPriceSources, type PriceSources } from './price-sources.ts';

export interface Markets {
  readonly world: OutsideWorld;
  readonly packs: PricePacks;
  readonly sources: PriceSources;
  readonly ask: AskPrices;
  /** The bundled closes before these sources, where they could be read. */
  readonly packed: (prices: readonly PriceSource[]) => Promise<readonly PriceSource[]>;
}

export function createMarkets(store: Store, packs: PricePacks, world: OutsideWorld): Markets {
  const sources = createPriceSources(store, world);
  const packed = async (prices: readonly PriceSource[]) => {
    const daily = await packs.prices();
    return daily.ok ? [packSource(daily.value), ...prices] : prices;
  };
  return { world, packs, sources, ask: createPriceAsker(store, world, sources), packed };
}

/**
 * Prices of everything held, right now: asked of the live services while that is allowed and possible, else the last
 * ones known. They are kept in the store, so that a reload or a night offline shows old values with their age, not none.
 */
interface PriceQuestion {
  readonly assets: readonly string[];
  readonly maxAgeMs: number;
  readonly mode: MarketMode;
}

type AskPrices = (question: PriceQuestion) => Promise<CurrentPrices>;

/** The store is written to at most this often, however fast a screen ticks. */
const SAVE_EVERY_MS = 30_000;

function createPriceAsker(store: Store, world: OutsideWorld, sources: PriceSources): AskPrices {
  let live: { readonly prices: LivePrices; readonly key: string | undefined } | undefined;
  let known: Map<string, LivePrice> | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;
  const keep = async (sheet: LiveSheet, last: Map<string, LivePrice>) => {
    for (const [asset, price] of sheet.prices) if (isKnown(price) && price.state === 'found') last.set(asset, price);
    const now = world.clock.now();
    // By size, so that a clock set back does not end the saving.
    if (Math.abs(now - savedAt) < SAVE_EVERY_MS) return;
    savedAt = now;
    await saveLastPrices(store, last);
  };
  return async ({ assets, maxAgeMs, mode }) => {
    known ??= new Map(await lastPrices(store));
    const askedAt = new Date(world.clock.now()).toISOString();
    if (mode !== 'live' || assets.length === 0) {
      return { mode, askedAt, services: [], ...shown(assets, known, 'stale') };
    }
    const bases = await world.bases();
    const own = await coinGeckoKey(store);
    if (live === undefined || live.key !== own.demoKey) {
      const prices = livePrices(sources.client, {
        coinGecko: { base: bases.coingecko, ...own },
        binanceBase: bases.binance,
        krakenBase: bases.kraken,
        defiLlamaBase: bases.defillama,
        lastKnown: known,
      });
      live = { prices, key: own.demoKey };
    }
    const sheet = await live.prices.current({ assets, maxAgeMs });
    await keep(sheet, known);
    const found = new Map(
      Array.from(sheet.prices).flatMap(([asset, price]) => (isKnown(price) ? [[asset, price]] : [])),
    );
    const services = sheet.services.map(({ id, found: count, failure }) => ({
      id,
      found: count,
      failure: failure?.code,
    }));
    return { mode, askedAt, services, ...shown(assets, found) };
  };
}

function shown(
  assets: readonly string[],
  prices: ReadonlyMap<string, LivePrice>,
  state?: CurrentPrice['state'],
): Pick<CurrentPrices, 'prices' | 'missing'> {
  const list = assets.flatMap((asset): CurrentPrice[] => {
    const price = prices.get(asset);
    if (price === undefined) return [];
    const { value, source, time, change24h } = price;
    return [
      {
        asset,
        price: formatShortest(value),
        source,
        time,
        state: state ?? (price.state === 'found' ? 'live' : 'stale'),
        change24h: change24h === undefined ? undefined : formatShortest(change24h),
      },
    ];
  });
  return { prices: list, missing: assets.filter((asset) => !prices.has(asset)) };
}
