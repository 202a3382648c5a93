import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { basesUnder } from '../services/service-bases.ts';
import { unwrap } from '../testing/bundled.ts';
import { quoteVenues } from './quote-venues.ts';

/** Shapes as documented by the venues; figures made up. */
const WORLD: Readonly<Record<string, string>> = {
  '/binance/api/v3/ticker/bookTicker':
    '[{"symbol":"BTCEUR","bidPrice":"60100.10","bidQty":"1","askPrice":"60100.20","askQty":"2"},{"symbol":"ETHEUR","bidPrice":"0.00","askPrice":"0.00"}]',
  '/kraken/AssetPairs': '{"error":[],"result":{"XXBTZEUR":{"altname":"XBTEUR"},"XETHZEUR":{"altname":"ETHEUR"}}}',
  '/kraken/Ticker?pair=XETHZEUR%2CXXBTZEUR':
    '{"error":[],"result":{"XXBTZEUR":{"a":["60210.0","1","1.000"],"b":["60200.0","1","1.000"],"c":["60205.0","0.1"]},"XETHZEUR":{"a":["1999.0","1","1"],"b":["2001.0","1","1"],"c":["2000","1"]}}}',
  '/coinbase/products/BTC-EUR/ticker': '{"trade_id":1,"price":"60123.45","bid":"60120.00","ask":"60125.00"}',
  '/bitstamp/ticker/':
    '[{"timestamp":"1717000000","bid":"60090","ask":"60095","last":"60091","pair":"BTC/EUR"},{"bid":"1999.5","ask":"2000.5","pair":"ETH/EUR"}]',
};

function setUp(world: Readonly<Record<string, string | number>>) {
  const fake = fakeFetch((url) => world[url.replace('http://mirror', '')] ?? 404);
  const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock() });
  return { fake, venues: quoteVenues(client, basesUnder('http://mirror')) };
}

test('best bid and ask of each venue by its own way, broken books left out', async () => {
  const { venues } = setUp(WORLD);
  const all = await Promise.all(
    venues.map(async ({ id, quotes }) => {
      const found = unwrap(await quotes(['BTC', 'ETH']));
      return [
        id,
        ...Array.from(found, ([asset, { bid, ask }]) => `${asset} ${formatShortest(bid)} ${formatShortest(ask)}`),
      ];
    }),
  );
  expect(all).toEqual([
    ['binance', 'BTC 60100.1 60100.2'],
    /** Its ether book is crossed (bid above ask), so there is no quote. */
    ['kraken', 'BTC 60200 60210'],
    ['coinbase', 'BTC 60120 60125'],
    ['bitstamp', 'BTC 60090 60095', 'ETH 1999.5 2000.5'],
  ]);
});

test('a venue that fails says why; a market it does not have is no failure', async () => {
  const { venues } = setUp({
    ...WORLD,
    '/binance/api/v3/ticker/bookTicker': 503,
    '/coinbase/products/BTC-EUR/ticker': 404,
  });
  const [binance, , coinbase] = await Promise.all(venues.map(({ quotes }) => quotes(['BTC'])));
  expect(binance).toEqual({ ok: false, error: { code: 'server', status: 503 } });
  expect(coinbase).toEqual({ ok: true, value: new Map() });
});
