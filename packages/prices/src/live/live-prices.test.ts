import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { dec, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { isKnown } from '../price.ts';
import { type LivePriceOptions, type LiveSheet, livePrices } from './live-prices.ts';

const UPDATED = Date.UTC(2026, 9, 31, 23, 59, 30) / 1_000;

interface World {
  gecko: string | number;
  binance: string | number;
  kraken?: string | number;
  llama?: string | number;
}

/** A world that can be switched: which services answer. */
function setUp(world: World, options: LivePriceOptions = {}, geckoRequests = 99) {
  const fake = fakeFetch((url) => {
    if (url.includes('coingecko.com')) return world.gecko;
    if (url.includes('binance')) return world.binance;
    if (url.includes('AssetPairs')) return KRAKEN_PAIRS;
    return (url.includes('kraken') ? world.kraken : world.llama) ?? 503;
  });
  const clock = new FakeClock();
  const unlimited = { requests: 99, perMs: 1 };
  const coingecko = { requests: geckoRequests, perMs: geckoRequests === 99 ? 1 : 60_000 };
  const rateLimits = { coingecko, binance: unlimited, kraken: unlimited, defillama: unlimited };
  const live = livePrices(new HttpClient({ fetch: fake.fetch, clock, rateLimits }), options);
  const ask = (assets: readonly string[], maxAgeMs = 30_000) => live.current({ assets, maxAgeMs });
  return { fake, clock, ask };
}

const KRAKEN_PAIRS = '{"error":[],"result":{"XXBTZEUR":{"altname":"XBTEUR"},"SOLEUR":{"altname":"SOLEUR"}}}';
const gecko = (eur: string) => `{"bitcoin":{"eur":${eur},"last_updated_at":${UPDATED},"eur_24h_change":-1.25}}`;

function shown({ prices }: LiveSheet, asset: string) {
  const price = prices.get(asset);
  return price === undefined || !isKnown(price)
    ? price
    : `${formatShortest(price.value)} ${price.currency} ${price.source} ${price.state} ${price.time}`;
}

test('one request for all assets, with time and change', async () => {
  const both = `{"bitcoin":{"eur":60123.4,"last_updated_at":${UPDATED},"eur_24h_change":-1.25},"ethereum":{"eur":2e3,"last_updated_at":${UPDATED}}}`;
  const { fake, ask } = setUp({ gecko: both, binance: 500 });
  const sheet = await ask(['BTC', 'XBT', 'ETH']);
  expect(shown(sheet, 'BTC')).toBe('60123.4 EUR coingecko found 2026-10-31T23:59:30Z');
  expect(shown(sheet, 'XBT')).toBe(shown(sheet, 'BTC'));
  expect(shown(sheet, 'ETH')).toBe('2000 EUR coingecko found 2026-10-31T23:59:30Z');
  expect(sheet.prices.get('BTC')).toMatchObject({ change24h: dec('-1.25') });
  expect(sheet.services).toEqual([{ id: 'coingecko', found: 3 }]);
  expect(fake.urls).toEqual([expect.stringContaining('ids=bitcoin%2Cethereum&vs_currencies=eur')]);
});

test('what CoinGecko does not have comes from Binance, through its own euro market', async () => {
  const binance =
    '[{"symbol":"SOLUSDT","price":"220.00"},{"symbol":"EURUSDT","price":"1.10"},{"symbol":"BTCEUR","price":"60000"}]';
  const { ask } = setUp({ gecko: '{}', binance, llama: '{"coins":{}}' });
  const sheet = await ask(['BTC', 'SOL', 'NOSUCHCOIN']);
  expect(shown(sheet, 'BTC')).toBe('60000 EUR binance found 2026-11-01T00:00:00Z');
  expect(shown(sheet, 'SOL')).toBe('200 EUR binance found 2026-11-01T00:00:00Z');
  expect(sheet.prices.get('NOSUCHCOIN')).toEqual({ source: 'live', state: 'not-found', reason: 'not-found' });
});

test('Kraken answers when the first two fail, by its own names; DefiLlama through the euro coin of its answer', async () => {
  const kraken = '{"error":[],"result":{"XXBTZEUR":{"c":["60205.0","0.1"]},"SOLEUR":{"c":["201","1"]}}}';
  /** 0.23 dollars at 1.15 dollars per euro are 0.2 euro. */
  const llama = `{"coins":{"coingecko:euro-coin":{"price":1.15,"timestamp":${UPDATED}},"coingecko:cardano":{"price":0.23,"timestamp":${UPDATED}}}}`;
  const { fake, ask } = setUp({ gecko: 503, binance: undefined as never, kraken, llama });
  const sheet = await ask(['BTC', 'SOL', 'ADA']);
  expect(shown(sheet, 'BTC')).toBe('60205 EUR kraken found 2026-11-01T00:00:00Z');
  expect(shown(sheet, 'SOL')).toBe('201 EUR kraken found 2026-11-01T00:00:00Z');
  expect(shown(sheet, 'ADA')).toBe('0.2 EUR defillama found 2026-10-31T23:59:30Z');
  expect(sheet.services.map(({ id, failure }) => [id, failure?.code])).toEqual([
    ['coingecko', 'server'],
    ['binance', 'offline'],
    ['kraken', undefined],
    ['defillama', undefined],
  ]);
  /** One try per service: coins that Kraken does not trade are not even asked for. */
  expect(fake.urls).toHaveLength(5);
  expect(fake.urls[3]).toContain('Ticker?pair=SOLEUR%2CXXBTZEUR');
});

test('the last price stays, marked stale with its own time, until the source is back', async () => {
  const world: World = { gecko: gecko('60123.4'), binance: 503 };
  const { clock, ask } = setUp(world);
  await ask(['BTC']);
  world.gecko = 503;
  clock.advance(30_000);
  expect(shown(await ask(['BTC']), 'BTC')).toBe('60123.4 EUR coingecko stale 2026-10-31T23:59:30Z');
  world.gecko = gecko('60200');
  expect(shown(await ask(['BTC']), 'BTC')).toBe('60200 EUR coingecko found 2026-10-31T23:59:30Z');
});

test('a screen that ticks faster than the cache gets new prices at its own pace', async () => {
  const world: World = { gecko: gecko('60000'), binance: 503 };
  const { fake, clock, ask } = setUp(world);
  await ask(['BTC'], 5_000);
  world.gecko = gecko('60001');
  clock.advance(4_999);
  expect(shown(await ask(['BTC'], 5_000), 'BTC')).toContain('60000 EUR');
  clock.advance(1);
  expect(shown(await ask(['BTC'], 5_000), 'BTC')).toContain('60001 EUR');
  expect(fake.urls).toHaveLength(2);
});

test('a service whose limit is used up is passed over; only a coin without any price waits for it', async () => {
  const world: World = { gecko: gecko('60000'), binance: '[{"symbol":"BTCEUR","price":"60010"}]' };
  const { clock, ask } = setUp(world, {}, 1);
  const start = clock.now();
  expect(shown(await ask(['BTC']), 'BTC')).toContain('60000 EUR coingecko');
  clock.advance(30_000);
  expect(shown(await ask(['BTC']), 'BTC')).toContain('60010 EUR binance');
  expect(clock.now() - start, 'nobody waited').toBe(30_000);
  world.gecko = '{"ethena":{"eur":0.5,"last_updated_at":1793500000}}';
  expect(shown(await ask(['BTC', 'ENA']), 'ENA')).toContain('0.5 EUR coingecko found');
  expect(clock.now() - start, 'until there was room again').toBe(60_000);
});

test('prices of an earlier session come back as stale', async () => {
  const first = setUp({ gecko: gecko('60123.4'), binance: 503 });
  const known = (await first.ask(['BTC'])).prices.get('BTC');
  if (known === undefined || !isKnown(known)) throw new Error('BTC has a price');
  const later = setUp({ gecko: 503, binance: 503 }, { lastKnown: [['BTC', known]] });
  expect(shown(await later.ask(['BTC']), 'BTC')).toBe('60123.4 EUR coingecko stale 2026-10-31T23:59:30Z');
});

test('a price never known is missing with its reason, never zero', async () => {
  const down = setUp({ gecko: 503, binance: 503 });
  expect((await down.ask(['BTC'])).prices.get('BTC')).toEqual({ source: 'live', state: 'not-found', reason: 'server' });
  const zero = setUp({ gecko: gecko('0'), binance: '[]' });
  expect((await zero.ask(['BTC'])).prices.get('BTC')?.state).toBe('not-found');
  const limited = setUp({ gecko: 429, binance: 429 });
  expect((await limited.ask(['BTC'])).prices.get('BTC')?.state).toBe('rate-limited');
});
