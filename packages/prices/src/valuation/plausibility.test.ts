import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { ecbRates } from '../rates/ecb-rates.ts';
import type { PriceSource } from '../sources/price-source.ts';
import { series } from '../testing/days.ts';
import { fixedSource } from '../testing/fixed-source.ts';
import { valueLedger } from './value-ledger.ts';

const rates = ecbRates([series('USD', 'EUR', { '2024-03-01': '1.25', '2024-03-05': '1.25' })]);

function received(at: string, asset = 'SOL', more: object = {}): LedgerEvent {
  return {
    id: at,
    at: `${at}T12:00:00Z`,
    wallet: 'W',
    kind: 'income',
    incomeKind: 'staking',
    in: { asset, amount: '1' },
    ...more,
  };
}

async function issuesOf(events: readonly LedgerEvent[], ...prices: PriceSource[]) {
  const { issues } = await valueLedger(events, { rates, prices });
  return issues.map(({ code, params }) => ({ code, ...params }));
}

const closes = (points: Record<string, string>) => fixedSource('daily', 'bundled', [series('SOL', 'EUR', points)]);

test('a spike against both neighbours is listed once, with all three prices', async () => {
  const spiky = closes({ '2024-03-01': '100', '2024-03-02': '1000', '2024-03-03': '102' });
  expect(await issuesOf([received('2024-03-02'), received('2024-03-02')], spiky)).toEqual([
    { code: 'price.jump', asset: 'SOL', day: '2024-03-02', source: 'daily', price: '1000', neighbours: '100 102' },
  ]);
});

test('a spike in dollars is reported in euro, as its words say', async () => {
  // At 1.25 dollars per euro: 1000 are 800, 100 are 80, 102 are 81.6.
  const dollars = fixedSource('daily', 'bundled', [
    series('SOL', 'USD', { '2024-03-01': '100', '2024-03-02': '1000', '2024-03-03': '102' }),
  ]);
  expect(await issuesOf([received('2024-03-02')], dollars)).toMatchObject([
    { code: 'price.jump', price: '800', neighbours: '80 81.6' },
  ]);
});

test('asked for every event, a doubt is reported with each that uses the price', async () => {
  const spiky = closes({ '2024-03-01': '100', '2024-03-02': '1000', '2024-03-03': '102' });
  const events = [received('2024-03-02'), { ...received('2024-03-02'), id: 'second' }];
  const { issues } = await valueLedger(events, { rates, prices: [spiky], doubtsFor: 'every-event' });
  expect(issues.map(({ code, source }) => [code, source.eventId])).toEqual([
    ['price.jump', '2024-03-02'],
    ['price.jump', 'second'],
  ]);
});

test.each([
  ['a steady rise', { '2024-03-01': '100', '2024-03-02': '170', '2024-03-03': '290' }],
  ['a wild but possible day', { '2024-03-01': '100', '2024-03-02': '155', '2024-03-03': '98' }],
  ['neighbours too far away', { '2024-02-01': '100', '2024-03-02': '1000', '2024-04-03': '102' }],
  ['no neighbours', { '2024-03-02': '1000' }],
])('%s is no jump', async (_, points) => {
  expect(await issuesOf([received('2024-03-02')], closes(points))).toEqual([]);
});

test('a fall to a tenth at the end of a series is a jump too', async () => {
  const falling = closes({ '2024-03-01': '100', '2024-03-02': '10' });
  expect(await issuesOf([received('2024-03-02')], falling)).toMatchObject([{ code: 'price.jump', neighbours: '100' }]);
});

test('a second source more than 5 % away is named', async () => {
  const first = closes({ '2024-03-02': '100' });
  const second = (price: string) =>
    fixedSource('mine.csv', 'user-file', [series('SOL', 'EUR', { '2024-03-02': price })]);
  expect(await issuesOf([received('2024-03-02')], first, second('105'))).toEqual([]);
  expect(await issuesOf([received('2024-03-02')], first, second('105.01'))).toEqual([
    {
      code: 'price.second-source',
      asset: 'SOL',
      day: '2024-03-02',
      source: 'daily',
      price: '100',
      second: 'mine.csv',
      secondPrice: '105.01',
    },
  ]);
});

test('a trade far from the market of its day is named; cents of a tiny trade are not', async () => {
  const first = closes({ '2024-03-02': '100' });
  const bought = (amount: string, valueEur: string): LedgerEvent => ({
    id: 'b',
    at: '2024-03-02T12:00:00Z',
    wallet: 'W',
    kind: 'buy',
    in: { asset: 'SOL', amount },
    valueEur,
  });
  expect(await issuesOf([bought('2', '319')], first)).toEqual([]);
  expect(await issuesOf([bought('2', '2000')], first)).toMatchObject([
    { code: 'price.trade-off-market', price: '1000', secondPrice: '100' },
  ]);
  expect(await issuesOf([bought('0.0001', '0.05')], first)).toEqual([]);
});

test('a rate that stands in for a missing opening day is named once', async () => {
  /** Monday 4 March 2024 is missing: the rate of Friday stands in. */
  const events = [received('2024-03-04', 'USDT'), received('2024-03-04', 'USDT')];
  const noMarket = fixedSource('live', 'live', []);
  expect(await issuesOf(events, noMarket)).toEqual([
    { code: 'price.rate-hole', currency: 'USD', day: '2024-03-04', published: '2024-03-01' },
  ]);
  expect(await issuesOf([received('2024-03-03', 'USDT')], noMarket)).toEqual([]);
});
