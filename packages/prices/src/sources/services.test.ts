/** Each service against answers of its recorded shape; values are made up. Today is 2026-11-01. */

import { HttpClient } from '@cryptax/http';
import { FakeClock, type FakeFetch, fakeFetch } from '@cryptax/http/testing';
import { type Day, formatDay, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { pointsOf } from '../series/daily-series.ts';
import { day } from '../testing/days.ts';
import { binanceSource } from './binance.ts';
import { coinGeckoSource } from './coingecko.ts';
import { defiLlamaSource } from './defillama.ts';
import { krakenSource } from './kraken.ts';
import type { CloseAnswer, PriceSource } from './price-source.ts';

const seconds = (text: string) => day(text) * 86_400;

function ask(make: (client: HttpClient) => PriceSource, fake: FakeFetch, asset: string, ...on: string[]) {
  const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock() });
  return make(client).closes([{ asset, days: on.map(day) as Day[] }]);
}

function shown([answer]: readonly CloseAnswer[]): string[] {
  return (answer?.series ?? []).flatMap((one) =>
    [...pointsOf(one)].map((point) => `${formatDay(point.day)} ${formatShortest(point.value)} ${one.quote}`),
  );
}

test('DefiLlama: dollars, a price near midnight closes the day before', async () => {
  const fake = fakeFetch(() =>
    JSON.stringify({
      coins: {
        'coingecko:bitcoin': {
          symbol: 'BTC',
          confidence: 0.99,
          prices: [
            { timestamp: seconds('2024-01-02') - 40, price: 44187.5 },
            { timestamp: seconds('2024-01-03') + 25, price: 44957.96 },
            { timestamp: seconds('2024-01-04') + 30_000, price: 1 },
          ],
        },
      },
    }),
  );
  const answers = await ask(defiLlamaSource, fake, 'BTC', '2024-01-01', '2024-01-02');
  expect(shown(answers)).toEqual(['2024-01-01 44187.5 USD', '2024-01-02 44957.96 USD']);
  /** 2023-12-29 to 2024-01-05, so the first price is that of 2023-12-30 00:00. */
  expect(fake.urls).toEqual(['https://coins.llama.fi/chart/coingecko%3Abitcoin?start=1703894400&span=8&period=1d']);
});

test('DefiLlama: a coin without data is absent, a coin nobody knows is not asked for', async () => {
  const fake = fakeFetch(() => '{"coins":{}}');
  expect(await ask(defiLlamaSource, fake, 'BTC', '2024-01-01')).toEqual([
    { asset: 'BTC', series: [expect.objectContaining({ units: [] })] },
  ]);
  expect(await ask(defiLlamaSource, fake, 'NOSUCHCOIN', '2024-01-01')).toEqual([{ asset: 'NOSUCHCOIN', series: [] }]);
  expect(fake.urls).toHaveLength(1);
});

test('DefiLlama: LUNA of 2021 is the old chain, and one list of both keeps them apart', async () => {
  const days = ['2022-05-20', '2022-06-20'];
  const prices = (price: string) =>
    `[${days.map((on) => `{"timestamp":${seconds(on) + 86_400},"price":${price}}`).join(',')}]`;
  const old = `"coingecko:terra-luna":{"prices":${prices('0.0001')}}`;
  const fake = fakeFetch(() => `{"coins":{${old},"coingecko:terra-luna-2":{"prices":${prices('2')}}}}`);
  const answers = await ask(defiLlamaSource, fake, 'LUNA', ...days);
  expect(fake.urls).toEqual([expect.stringContaining('/coingecko%3Aterra-luna,coingecko%3Aterra-luna-2?')]);
  expect(shown(answers)).toEqual(['2022-05-20 0.0001 USD', '2022-06-20 2 USD']);
});

test('CoinGecko: euro, exponents kept, the current price at the end left out', async () => {
  const fake = fakeFetch(
    () =>
      `{"prices":[[${seconds('2026-10-30')}000,1.23e-05],[${seconds('2026-10-31')}000,0.00001301],[${seconds('2026-10-31')}999,9],` +
      `[${seconds('2026-11-01') - 3600}000,0.5]],"market_caps":[],"total_volumes":[]}`,
  );
  const answers = await ask(coinGeckoSource, fake, 'PEPE', '2026-10-29', '2026-10-30');
  expect(shown(answers)).toEqual(['2026-10-29 0.0000123 EUR', '2026-10-30 0.00001301 EUR']);
  expect(fake.urls).toEqual([
    'https://api.coingecko.com/api/v3/coins/pepe/market_chart?vs_currency=eur&days=6&interval=daily',
  ]);
});

test('CoinGecko: nothing beyond the 365 days of the free plan is asked for', async () => {
  const fake = fakeFetch(() => '{"prices":[]}');
  await ask(coinGeckoSource, fake, 'BTC', '2024-01-01', '2025-10-31');
  expect(fake.urls).toEqual([]);
  await ask(coinGeckoSource, fake, 'BTC', '2024-01-01', '2025-11-01', '2026-10-31');
  expect(fake.urls).toEqual([expect.stringContaining('days=365&')]);
});

test('Binance: markets asked once, euro before USDT, the open candle left out', async () => {
  const candle = (on: string, close: string) => [
    seconds(on) * 1000,
    '1',
    '1',
    '1',
    close,
    '5',
    seconds(on) * 1000 + 86_399_999,
  ];
  const fake = fakeFetch((url) =>
    url.endsWith('/ticker/price')
      ? '[{"symbol":"BTCEUR","price":"60123.45000000"},{"symbol":"BTCUSDT","price":"1"},{"symbol":"PEPEUSDT","price":"0.1"}]'
      : JSON.stringify([
          candle('2026-10-30', '60000.10000000'),
          candle('2026-10-31', '61000.00000000'),
          candle('2026-11-01', '7'),
        ]),
  );
  const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock() });
  const answers = await binanceSource(client).closes([
    { asset: 'BTC', days: [day('2026-10-31')] },
    { asset: 'PEPE', days: [day('2026-10-31')] },
    { asset: 'XYZ', days: [day('2026-10-31')] },
  ]);
  expect(shown(answers)).toEqual(['2026-10-30 60000.1 EUR', '2026-10-31 61000 EUR']);
  expect(shown(answers.slice(1))[1]).toBe('2026-10-31 61000 USDT');
  expect(fake.urls.map((url) => url.split('?')[0]?.split('/').at(-1))).toEqual(['price', 'klines', 'klines']);
  expect(fake.urls[1]).toContain(`symbol=BTCEUR&interval=1d&startTime=${seconds('2026-10-28')}000&endTime=`);
});

test('Kraken: its own names, the result under another name, the unfinished candle left out', async () => {
  const rows = [
    [seconds('2026-10-31'), '1', '1', '1', '60123.4', '1', '2', 3],
    [seconds('2026-11-01'), '1', '1', '1', '9', '1', '2', 3],
  ];
  const fake = fakeFetch(() => JSON.stringify({ error: [], result: { XXBTZEUR: rows, last: seconds('2026-10-31') } }));
  expect(shown(await ask(krakenSource, fake, 'BTC', '2026-10-31'))).toEqual(['2026-10-31 60123.4 EUR']);
  expect(fake.urls).toEqual([
    `https://api.kraken.com/0/public/OHLC?pair=XBTEUR&interval=1440&since=${seconds('2026-10-28') - 1}`,
  ]);
});

test.each([
  ['EGeneral:Too many requests', { state: 'rate-limited', reason: 'rate-limited' }, 4],
  ['EService:Unavailable', { state: 'not-found', reason: 'server' }, 4],
  ['EGeneral:Internal error', { state: 'not-found', reason: 'garbage' }, 1],
])('Kraken says %s with status 200', async (text, failure, calls) => {
  const fake = fakeFetch(() => JSON.stringify({ error: [text] }));
  expect(await ask(krakenSource, fake, 'BTC', '2026-10-31')).toEqual([{ asset: 'BTC', series: [], failure }]);
  expect(fake.urls).toHaveLength(calls);
});

test('Kraken: an unknown pair is an answer, dollars under a euro question are none', async () => {
  const unknown = fakeFetch(() => '{"error":["EQuery:Unknown asset pair"]}');
  expect(await ask(krakenSource, unknown, 'BTC', '2026-10-31')).toEqual([
    { asset: 'BTC', series: [expect.objectContaining({ units: [] })] },
  ]);
  const row = `[${seconds('2026-10-31')},"1","1","1","60123.4","1","2",3]`;
  const dollars = fakeFetch(() => `{"error":[],"result":{"XXBTZUSD":[${row}],"last":1}}`);
  expect((await ask(krakenSource, dollars, 'BTC', '2026-10-31'))[0]?.failure?.reason).toBe('garbage');
});

test('Kraken: its LUNA is the old chain, as LUNC everywhere else', async () => {
  const fake = fakeFetch(() => '{"error":["EQuery:Unknown asset pair"]}');
  await ask(krakenSource, fake, 'LUNA', '2026-10-31');
  await ask(krakenSource, fake, 'LUNC', '2026-10-31');
  expect(fake.urls).toEqual([expect.stringContaining('pair=LUNA2EUR&'), expect.stringContaining('pair=LUNAEUR&')]);
});

test('CoinGecko: a coin it does not have is an answer', async () => {
  const answers = await ask(
    coinGeckoSource,
    fakeFetch(() => 404),
    'BTC',
    '2026-10-30',
  );
  expect(answers).toEqual([{ asset: 'BTC', series: [expect.objectContaining({ units: [] })] }]);
});

test.each(['{}', '[]', '"no"', '{"coins":[]}', '{"coins":{"coingecko:bitcoin":{}}}', '{"message":"error"}'])(
  'DefiLlama answering %s is garbage, not a coin without data',
  async (body) => {
    const answers = await ask(
      defiLlamaSource,
      fakeFetch(() => body),
      'BTC',
      '2024-01-01',
    );
    expect(answers[0]?.failure?.reason).toBe('garbage');
  },
);

test('of two prices for a day the one nearest to midnight counts, in whatever order they come', async () => {
  const points = [
    { timestamp: seconds('2024-01-02') - 5_000, price: 1 },
    { timestamp: seconds('2024-01-02') + 60, price: 2 },
    { timestamp: seconds('2024-01-02') + 6_000, price: 3 },
  ];
  for (const prices of [points, points.toReversed()]) {
    const fake = fakeFetch(() => JSON.stringify({ coins: { 'coingecko:bitcoin': { prices } } }));
    expect(shown(await ask(defiLlamaSource, fake, 'BTC', '2024-01-01'))).toEqual(['2024-01-01 2 USD']);
  }
  const twice = points.map((point) => ({ ...point, timestamp: seconds('2024-01-02') }));
  const fake = fakeFetch(() => JSON.stringify({ coins: { 'coingecko:bitcoin': { prices: twice } } }));
  expect((await ask(defiLlamaSource, fake, 'BTC', '2024-01-01'))[0]?.failure?.reason).toBe('garbage');
});

test('days beyond the window are not those of a ticker that changed hands', async () => {
  const prices = ['2022-05-20', '2022-06-20'].map((on) => ({ timestamp: seconds(on) + 86_400, price: 5 }));
  const fake = fakeFetch(() => JSON.stringify({ coins: { 'coingecko:terra-luna': { prices } } }));
  expect(shown(await ask(defiLlamaSource, fake, 'LUNA', '2022-05-20'))).toEqual(['2022-05-20 5 USD']);
});

test.each([
  ['[[1,2]', 'half of a JSON text'],
  ['{"prices":[["x",1]]}', 'a stamp that is none'],
  ['{"prices":[[1788134400000,"abc"]]}', 'a price that is none'],
  ['{"prices":[[1788134400000,-5]]}', 'a negative price'],
  ['{"prices":[[1788134400000,1e60]]}', 'more than any coin can cost'],
  ['{"status":"ok"}', 'another shape'],
  ['<html>captive portal</html>', 'no JSON'],
])('CoinGecko answering %j (%s) is garbage, not a price', async (body) => {
  const answers = await ask(
    coinGeckoSource,
    fakeFetch(() => body),
    'BTC',
    '2026-10-30',
  );
  expect(answers).toEqual([{ asset: 'BTC', series: [], failure: { state: 'not-found', reason: 'garbage' } }]);
});

test('a market that shows zero has no price', async () => {
  const body = `{"error":[],"result":{"XEUR":[[${seconds('2026-10-31')},"0","0","0","0.0000","0","0",0]],"last":1}}`;
  expect(
    shown(
      await ask(
        krakenSource,
        fakeFetch(() => body),
        'BTC',
        '2026-10-31',
      ),
    ),
  ).toEqual([]);
});

test('what one window found stays when the next one fails', async () => {
  const fake = fakeFetch((url) =>
    url.includes('start=1672')
      ? JSON.stringify({ coins: { 'coingecko:bitcoin': { prices: [{ timestamp: seconds('2023-01-02'), price: 5 }] } } })
      : 404,
  );
  const answers = await ask(defiLlamaSource, fake, 'BTC', '2023-01-01', '2024-06-01');
  expect(shown(answers)).toEqual(['2023-01-01 5 USD']);
  expect(answers[0]?.failure).toEqual({ state: 'not-found', reason: 'not-found' });
});
