import { formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { HttpClient } from '../client/http-client.ts';
import { isKnown, type Price } from '../price.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { livePrices } from './live-prices.ts';

const UPDATED = Date.UTC(2026, 9, 31, 23, 59, 30) / 1_000;

/** A world that can be switched: which services answer. */
function setUp(world: { gecko: string | number; binance: string | number }) {
  const fake = fakeFetch((url) => (url.includes('coingecko') ? world.gecko : world.binance));
  const clock = new FakeClock();
  const live = livePrices(
    new HttpClient({ fetch: fake.fetch, clock, rateLimits: { coingecko: { requests: 99, perMs: 1 } } }),
  );
  return { fake, clock, live };
}

const shown = (price: Price | undefined) =>
  price === undefined || !isKnown(price)
    ? price
    : `${formatShortest(price.value)} ${price.currency} ${price.source} ${price.state} ${price.time}`;

test('one request for all assets, with the time of the price', async () => {
  const gecko = `{"bitcoin":{"eur":60123.4,"last_updated_at":${UPDATED}},"ethereum":{"eur":2e3,"last_updated_at":${UPDATED}}}`;
  const { fake, live } = setUp({ gecko, binance: 500 });
  const prices = await live.current(['BTC', 'XBT', 'ETH']);
  expect(shown(prices.get('BTC'))).toBe('60123.4 EUR coingecko found 2026-10-31T23:59:30Z');
  expect(shown(prices.get('XBT'))).toBe(shown(prices.get('BTC')));
  expect(shown(prices.get('ETH'))).toBe('2000 EUR coingecko found 2026-10-31T23:59:30Z');
  expect(fake.urls).toEqual([expect.stringContaining('ids=bitcoin%2Cethereum&vs_currencies=eur')]);
});

test('what CoinGecko does not have comes from Binance, through its own euro market', async () => {
  const binance =
    '[{"symbol":"SOLUSDT","price":"220.00"},{"symbol":"EURUSDT","price":"1.10"},{"symbol":"BTCEUR","price":"60000"}]';
  const { live } = setUp({ gecko: '{}', binance });
  const prices = await live.current(['BTC', 'SOL', 'NOSUCHCOIN']);
  expect(shown(prices.get('BTC'))).toBe('60000 EUR binance found 2026-11-01T00:00:00Z');
  expect(shown(prices.get('SOL'))).toBe('200 EUR binance found 2026-11-01T00:00:00Z');
  expect(prices.get('NOSUCHCOIN')).toEqual({ source: 'live', state: 'not-found', reason: 'not-found' });
});

test('the last price stays, marked stale with its own time, until the source is back', async () => {
  const gecko = (eur: string) => `{"bitcoin":{"eur":${eur},"last_updated_at":${UPDATED}}}`;
  const world: { gecko: string | number; binance: string | number } = { gecko: gecko('60123.4'), binance: 503 };
  const { clock, live } = setUp(world);
  await live.current(['BTC']);
  world.gecko = 503;
  clock.advance(30_000);
  expect(shown((await live.current(['BTC'])).get('BTC'))).toBe('60123.4 EUR coingecko stale 2026-10-31T23:59:30Z');
  world.gecko = gecko('60200');
  expect(shown((await live.current(['BTC'])).get('BTC'))).toBe('60200 EUR coingecko found 2026-10-31T23:59:30Z');
});

test('a price never known is missing with its reason, never zero', async () => {
  const down = setUp({ gecko: 503, binance: 503 });
  expect((await down.live.current(['BTC'])).get('BTC')).toEqual({
    source: 'live',
    state: 'not-found',
    reason: 'server',
  });
  const zero = setUp({ gecko: `{"bitcoin":{"eur":0,"last_updated_at":${UPDATED}}}`, binance: '[]' });
  expect((await zero.live.current(['BTC'])).get('BTC')?.state).toBe('not-found');
  const limited = setUp({ gecko: 429, binance: 429 });
  expect((await limited.live.current(['BTC'])).get('BTC')?.state).toBe('rate-limited');
});
