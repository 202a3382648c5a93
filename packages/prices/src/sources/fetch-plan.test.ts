/** What completing a large ledger costs in requests, counted over the plan and over a service in memory. */
import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import type { Day } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../testing/days.ts';
import { packWindows } from './coin-lists.ts';
import { defiLlamaSource } from './defillama.ts';
import { krakenSource } from './kraken.ts';
import type { CloseRequest, FetchWatch } from './price-source.ts';
import { SERVICE_RATE_LIMITS } from './service-limits.ts';

const FIRST = day('2018-10-01');
const EIGHT_YEARS = 8 * 365;

const COINS =
  'BTC ETH XRP ADA SOL DOT DOGE LTC BCH LINK UNI AAVE ATOM ALGO XLM XTZ EOS TRX NEO VET FIL ICP NEAR AVAX FTM ONE ZIL KSM MANA SAND AXS ENJ CHZ BAT COMP MKR SNX YFI SUSHI CRV BAL GRT ZRX OMG LRC ANKR HBAR EGLD THETA CAKE RUNE KAVA APT ARB OP SUI SEI TIA INJ JTO'.split(
    ' ',
  );

/** 10,000 receipts, each on a day of its own as far as the days go. */
function receipts(): CloseRequest[] {
  const days = new Map<string, Set<number>>();
  for (let index = 0; index < 10_000; index++) {
    const asset = COINS[index % COINS.length] as string;
    const own = days.get(asset) ?? new Set<number>();
    days.set(asset, own.add(FIRST + ((index * 7_919) % EIGHT_YEARS)));
  }
  return Array.from(days, ([asset, own]) => ({ asset, days: [...own].sort((a, b) => a - b) as Day[] }));
}

test('10,000 receipts in 60 coins over eight years: at most 600 requests, within three minutes of a healthy service', async () => {
  expect(new Set(COINS).size).toBe(60);
  const fake = fakeFetch(() => '{"coins":{}}');
  const clock = new FakeClock();
  const client = new HttpClient({ fetch: fake.fetch, clock, rateLimits: SERVICE_RATE_LIMITS });
  const started = clock.now();
  const progress = { planned: 0, finished: 0 };
  const watch: FetchWatch = {
    planned: (_, requests) => {
      progress.planned += requests;
    },
    finished: (_, requests) => {
      progress.finished += requests;
    },
  };
  const answers = await defiLlamaSource(client).closes(receipts(), undefined, watch);
  expect(answers.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(fake.urls.length).toBeGreaterThan(300);
  expect(fake.urls.length).toBeLessThanOrEqual(600);
  expect(progress).toEqual({ planned: fake.urls.length, finished: fake.urls.length });
  expect(clock.now() - started).toBeLessThanOrEqual(180_000);
});

test('closes of five stablecoins, looked at on every day of eight years beside them: still at most 600 requests', async () => {
  const everyDay = Array.from({ length: EIGHT_YEARS }, (_, index) => (FIRST + index) as Day);
  const pegged = ['USDT', 'USDC', 'DAI', 'TUSD', 'EURS'].map((asset) => ({ asset, days: everyDay }));
  const requests = async (asked: readonly CloseRequest[]) => {
    const fake = fakeFetch(() => '{"coins":{}}');
    const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: SERVICE_RATE_LIMITS });
    await defiLlamaSource(client).closes(asked);
    return fake.urls.length;
  };
  expect(await requests(pegged)).toBe(30);
  expect(await requests([...receipts(), ...pegged])).toBeLessThanOrEqual(600);
});

test('one receipt each in 60 coins within a fortnight: three requests', async () => {
  const fake = fakeFetch(() => '{"coins":{}}');
  const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: SERVICE_RATE_LIMITS });
  await defiLlamaSource(client).closes(COINS.map((asset, at) => ({ asset, days: [(FIRST + (at % 14)) as Day] })));
  expect(fake.urls).toHaveLength(3);
});

test('the coins of a list each get their own prices, and a list that is refused is asked coin by coin', async () => {
  const prices = (id: string, price: number) =>
    `"${id}":{"prices":[{"timestamp":${(FIRST + 1) * 86_400},"price":${price}}]}`;
  const both = `{"coins":{${prices('coingecko:bitcoin', 6_500)},${prices('coingecko:ethereum', 230)}}}`;
  for (const refuses of [false, true]) {
    const fake = fakeFetch((url) => (refuses && url.includes(',') ? 400 : both));
    const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: SERVICE_RATE_LIMITS });
    const days = [FIRST];
    const answers = await defiLlamaSource(client).closes([
      { asset: 'BTC', days },
      { asset: 'ETH', days },
    ]);
    expect(answers.map(({ series }) => series[0]?.units)).toEqual([[6_500n], [230n]]);
    expect(fake.urls).toHaveLength(refuses ? 3 : 1);
  }
});

test('a coin of a list that fails costs only itself, also where each is asked alone', async () => {
  const prices = (id: string, price: string) =>
    `"${id}":{"prices":[{"timestamp":${(FIRST + 1) * 86_400},"price":${price}}]}`;
  const bitcoin = prices('coingecko:bitcoin', '6500');
  const days = [FIRST];
  const ask = async (answer: (url: string) => string | number) => {
    const fake = fakeFetch(answer);
    const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: SERVICE_RATE_LIMITS });
    const assets = ['BTC', 'ETH'].map((asset) => ({ asset, days }));
    return (await defiLlamaSource(client).closes(assets)).map(({ series, failure }) => [
      series[0]?.units,
      failure?.reason,
    ]);
  };
  const negative = `{"coins":{${bitcoin},${prices('coingecko:ethereum', '-230')}}}`;
  const expected = (reason: string) => [
    [[6_500n], undefined],
    [undefined, reason],
  ];
  expect(await ask(() => negative)).toEqual(expected('garbage'));
  const busy = (url: string) => (url.includes(',') ? 400 : url.includes('ethereum') ? 429 : `{"coins":{${bitcoin}}}`);
  expect(await ask(busy)).toEqual(expected('rate-limited'));
});

test('a service that nobody can read is given up after three answers, but not for a few coins between good ones', async () => {
  const on = day('2026-10-20');
  const assets = Array.from({ length: 60 }, (_, index) => ({ asset: `COIN${index}`, days: [on] }));
  const fine = `{"error":[],"result":{"XEUR":[[${on * 86_400},"1","1","1","2","1","2",3]],"last":1}}`;
  const limits = { kraken: { requests: 10_000, perMs: 1_000 } };
  const requests = async (answer: (call: number) => string | number) => {
    const fake = fakeFetch((_, call) => answer(call));
    const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: limits });
    await krakenSource(client).closes(assets);
    return fake.urls.length;
  };
  expect(await requests(() => '<html>Sign in</html>')).toBe(3);
  expect(await requests(() => 403)).toBe(3);
  expect(await requests((call) => (call === 1 || (call > 5 && call < 30) ? 'what?' : fine))).toBe(60);
});

test('a dead service is given up after the tries of one request; one that dies on the way after three in a row', async () => {
  const assets = Array.from({ length: 60 }, (_, index) => ({ asset: `COIN${index}`, days: [day('2026-10-20')] }));
  const fine = `{"error":[],"result":{"XEUR":[[${day('2026-10-20') * 86_400},"1","1","1","2","1","2",3]],"last":1}}`;
  const dead = fakeFetch(() => undefined);
  const limits = { kraken: { requests: 10_000, perMs: 1_000 } };
  const first = new HttpClient({ fetch: dead.fetch, clock: new FakeClock(), rateLimits: limits });
  const answers = await krakenSource(first).closes(assets);
  expect(dead.urls).toHaveLength(4);
  expect(new Set(answers.map(({ failure }) => failure?.reason))).toEqual(new Set(['offline']));
  const dying = fakeFetch((_, call) => (call <= 11 ? fine : 503));
  const second = new HttpClient({ fetch: dying.fetch, clock: new FakeClock(), rateLimits: limits });
  const some = await krakenSource(second).closes(assets);
  expect(some.filter(({ failure }) => failure === undefined)).toHaveLength(11);
  expect(dying.urls.length).toBe(11 + 10 * 4);
});

test('lists: every window is inside its request, no coin twice, no request too large', () => {
  const windows = fc.array(
    fc.record({ coin: fc.nat(8), from: fc.nat(3_000), length: fc.integer({ min: 1, max: 100 }) }),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(windows, (list) => {
      const input = list.map(({ coin, from, length }) => ({
        coin,
        window: { from: from as Day, to: (from + length - 1) as Day },
      }));
      const lists = packWindows(input, { maxCoins: 5, maxPoints: 120 }, (a, b) => a === b);
      expect(lists.flatMap(({ coins }) => coins).sort()).toEqual(list.map(({ coin }) => coin).sort());
      for (const { coins, window } of lists) {
        expect(new Set(coins).size).toBe(coins.length);
        expect((window.to - window.from + 1) * coins.length).toBeLessThanOrEqual(120);
      }
      for (const { coin, window } of input) {
        const inside = lists.some(
          (one) => one.coins.includes(coin) && one.window.from <= window.from && one.window.to >= window.to,
        );
        expect(inside).toBe(true);
      }
    }),
  );
});
