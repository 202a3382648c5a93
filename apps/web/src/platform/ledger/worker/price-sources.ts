/**
 * Every source of a ledger's values beside the bundled packs, in one place: closes of live services as far as they are
 * kept, the user's price files, typed prices, and newer reference rates. Loading a book never waits for the network:
 * it reads what is kept, and `completePrices` fetches what is missing.
 */
import { HttpClient } from '@cryptax/http';
import {
  type Day,
  defined,
  formatDay,
  formatShortest,
  type Instant,
  parseDay,
  parseDecimal,
  type Result,
  utcDay,
} from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import {
  type AskedSpan,
  binanceSource,
  coinGeckoSource,
  type DailyPoint,
  type DailySeries,
  defiLlamaSource,
  type EcbRates,
  keptSource,
  krakenSource,
  loadRates,
  manualSource,
  type PackError,
  type PriceKeeper,
  type PriceSource,
  parseEcbXml,
  pointsOf,
  readPriceFile,
  SERVICE_RATE_LIMITS,
  seriesOf,
  userFileSource,
  withSpan,
} from '@cryptax/prices';
import type { JsonValue, PricePoint, Store } from '@cryptax/store';
import type { OutsideWorld } from '../../services/outside-world.ts';
import { keptManualPrices, keptPriceFiles, keptRates, manualPriceOf } from './kept-prices.ts';
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
  return defined({ demoKey });
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

/**
 * What live services answered, in the database's table of prices, so that the same ledger computes offline tomorrow.
 * Prices are decimal texts there; a point that cannot be read counts as absent and is asked for again. Which days a
 * service was asked for stands in the settings, one entry per service.
 * `today` is written beside what was asked; ten answers of one batch are noted one after the other.
 */
export function priceKeeper(store: Store, today: () => Day): PriceKeeper {
  let noting: Promise<unknown> = Promise.resolve();
  return {
    load: async (sourceId, asset) => {
      const kept = await store.prices.of(sourceId, asset);
      return kept.ok ? keptSeries(asset, kept.value) : [];
    },
    add: async (sourceId, series) => {
      // What a full disk refuses still counts in the answer at hand, and is asked for again next time.
      await store.prices.put(series.flatMap((one) => pricePoints(sourceId, one)));
    },
    asked: (sourceId) => askedSpans(store, sourceId),
    noteAsked: async (sourceId, spans) => {
      const turn = noting.then(async () => {
        const asked = new Map(await askedSpans(store, sourceId));
        for (const { asset, from, to } of spans) {
          asked.set(asset, withSpan(asked.get(asset) ?? [], { from, to, on: today() }));
        }
        const kept = Array.from(asked, ([asset, list]) => [
          asset,
          ...list.flatMap(({ from, to, on }) => [from, to, on]),
        ]);
        await store.settings.set(askedKey(sourceId), kept);
      });
      noting = turn;
      await turn;
    },
  };
}

const askedKey = (sourceId: string) => `prices-asked:${sourceId}`;

/** Each asset with its spans as numbers of days, three by three; what cannot be read was not asked. */
async function askedSpans(store: Store, sourceId: string): Promise<ReadonlyMap<string, readonly AskedSpan[]>> {
  const kept = await store.settings.get(askedKey(sourceId));
  const rows = kept.ok && Array.isArray(kept.value) ? (kept.value as readonly JsonValue[]) : [];
  return new Map(
    rows.flatMap((row) => {
      if (!Array.isArray(row)) return [];
      const [asset, ...days] = row as readonly unknown[];
      const isSound = typeof asset === 'string' && days.length % 3 === 0 && days.every(Number.isInteger);
      return isSound ? [[asset, spansOf(days as readonly Day[])] as const] : [];
    }),
  );
}

function spansOf(days: readonly Day[]): AskedSpan[] {
  return Array.from({ length: days.length / 3 }, (_, index) => {
    const [from, to, on] = days.slice(index * 3, index * 3 + 3) as [Day, Day, Day];
    return { from, to, on };
  });
}

function pricePoints(source: string, series: DailySeries): PricePoint[] {
  const { id: asset, quote: currency } = series;
  return Array.from(pointsOf(series), ({ day, value }) => ({
    source,
    asset,
    currency,
    at: formatDay(day),
    price: formatShortest(value),
  }));
}

/** One series per currency in the order of the table, by which euro comes before dollars. */
function keptSeries(asset: string, points: readonly PricePoint[]): DailySeries[] {
  const currencies = new Map<string, Map<Day, DailyPoint>>();
  for (const { currency, at, price } of points) {
    const [day, value] = [parseDay(at), parseDecimal(price)];
    if (!day.ok || !value.ok || value.value.units <= 0n) continue;
    const days = currencies.get(currency) ?? new Map<Day, DailyPoint>();
    currencies.set(currency, days.set(day.value, { day: day.value, value: value.value }));
  }
  return Array.from(currencies).flatMap(([currency, days]) => {
    const series = seriesOf(asset, currency, days.values());
    return series.ok ? [series.value] : [];
  });
}
