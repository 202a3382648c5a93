/**
 * Every source of a ledger's values beside the bundled packs, in one place: closes of live services as far as they are
 * kept, the user's price files, typed prices, and newer reference rates. Loading a book never waits for the network:
 * it reads what is kept, and `completePrices` fetches what is missing.
 */
import { HttpClient } from '@cryptax/http';
import { type Instant, type Result, utcDay } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import {
  binanceSource,
  coinGeckoSource,
  type DailySeries,
  defiLlamaSource,
  type EcbRates,
  keptSource,
  krakenSource,
  loadRates,
  manualSource,
  type PackError,
  type PriceSource,
  parseEcbXml,
  readPriceFile,
  SERVICE_RATE_LIMITS,
  userFileSource,
} from '@cryptax/prices';
import type { Store } from '@cryptax/store';
import type { OutsideWorld } from '../../services/outside-world.ts';
import { keptManualPrices, keptPriceFiles, keptRates, manualPriceOf } from './kept-prices.ts';
import { priceKeeper } from './price-keeper.ts';
import type { PricePacks } from './price-packs.ts';
import { serviceKeys } from './service-keys.ts';

export interface PriceSources {
  /** What can be read without the network, for every valuation. */
  readonly local: () => Promise<readonly PriceSource[]>;
  /** The same with the services themselves behind it. */
  readonly withNetwork: (question?: { readonly again?: boolean }) => Promise<readonly PriceSource[]>;
  /** Currencies of the user's own prices: their reference rates are needed too. */
  readonly quotes: () => Promise<readonly string[]>;
  /** Reference rates newer than the bundled ones. */
  readonly newerRates: () => Promise<readonly DailySeries[]>;
  readonly client: HttpClient;
}

export function createPriceSources(store: Store, world: OutsideWorld): PriceSources {
  const client = new HttpClient({ fetch: world.fetch, clock: world.clock, rateLimits: SERVICE_RATE_LIMITS });
  const today = () => utcDay(Math.floor(world.clock.now() / 1_000) as Instant);
  const keeper = priceKeeper(store, today);
  return {
    client,
    local: async () => [...LIVE_IDS.map((id) => keptSource(silent(id), keeper)), ...(await ownSources(store))],
    withNetwork: async ({ again = false } = {}) => {
      const live = await services(store, world, client);
      return [
        ...live.map((source) => keptSource(source, keeper, { today: today(), again })),
        ...(await ownSources(store)),
      ];
    },
    quotes: async () => [
      ...(await keptPriceFiles(store)).flatMap(({ name, text }) =>
        readPriceFile(text, name).value.map(({ quote }) => quote),
      ),
      ...(await keptManualPrices(store)).map(({ currency }) => currency),
    ],
    newerRates: async () => {
      const kept = await keptRates(store);
      const series = kept === undefined ? undefined : parseEcbXml(kept.xml);
      return series?.ok === true ? series.value : [];
    },
  };
}

async function services(store: Store, world: OutsideWorld, client: HttpClient): Promise<PriceSource[]> {
  const bases = await world.bases();
  return [
    defiLlamaSource(client, bases.defillama),
    coinGeckoSource(client, { base: bases.coingecko, ...(await coinGeckoKey(store)) }),
    binanceSource(client, bases.binance),
    krakenSource(client, bases.kraken),
  ];
}

/** The user's own key, where it is open. */
export async function coinGeckoKey(store: Store): Promise<{ readonly demoKey?: string }> {
  const { CoinGecko: demoKey } = (await serviceKeys(store)).keys;
  return demoKey === undefined ? {} : { demoKey };
}

const LIVE_IDS = ['defillama', 'coingecko', 'binance', 'kraken'] as const;

/** Stands for a service that is not asked: whatever is kept of it still counts. */
function silent(id: string): PriceSource {
  return { id, rank: 'live', closes: async (requests) => requests.map(({ asset }) => ({ asset, series: [] })) };
}

async function ownSources(store: Store): Promise<PriceSource[]> {
  const files = (await keptPriceFiles(store)).map(({ name, text }) =>
    userFileSource(readPriceFile(text, name).value, name),
  );
  const manual = manualSource((await keptManualPrices(store)).flatMap(manualPriceOf));
  return manual.ok ? [...files, manual.value] : files;
}

/**
 * Reference rates without the network: the bundled ones and newer ones fetched earlier, as far as they are needed. For
 * the currencies that the events name, that the user's own prices are in, and dollars.
 */
export async function ratesAtHand(
  { packs, sources }: { readonly packs: PricePacks; readonly sources: PriceSources },
  events: readonly LedgerEvent[],
): Promise<Result<EcbRates, PackError>> {
  const pack = await packs.rates();
  if (!pack.ok) return pack;
  const [newer, quotes] = [await sources.newerRates(), await sources.quotes()];
  return loadRates(pack.value, { events, newer, quotes, earlier: packs.earlyRates });
}
