/** Values worked by hand; the dollar stands at 1.25 per euro on 4 and 5 March 2024 (Monday, Tuesday), nowhere else. */
import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { ecbRates } from '../rates/ecb-rates.ts';
import type { PriceSource } from '../sources/price-source.ts';
import { series } from '../testing/days.ts';
import { fixedSource } from '../testing/fixed-source.ts';
import { valueLedger } from './value-ledger.ts';

const rates = ecbRates([series('USD', 'EUR', { '2024-03-04': '1.25', '2024-03-05': '1.25' })]);
const AT = '2024-03-04T12:00:00Z';
const bundled = fixedSource('daily', 'bundled', [
  series('BTC', 'EUR', { '2024-03-03': '55000', '2024-03-04': '60000', '2024-03-05': '61000' }),
  series('ETH', 'EUR', { '2024-03-04': '3000.5' }),
]);

type Draft = { readonly kind: LedgerEvent['kind'] } & Readonly<Record<string, unknown>>;
const event = (draft: Draft, id = 'e1'): LedgerEvent =>
  ({ id, at: AT, wallet: 'W', ...draft }) as unknown as LedgerEvent;
const leg = (amount: string, asset: string) => ({ asset, amount });
const income = (amount: string, asset: string, more = {}) =>
  event({ kind: 'income', incomeKind: 'staking', in: leg(amount, asset), ...more });

async function value(one: LedgerEvent, ...prices: PriceSource[]) {
  const result = await valueLedger([one], { rates, prices });
  const [valued] = result.events;
  return { ...result, valued, codes: result.issues.map(({ code }) => code) };
}

test('a receipt gets amount times close of its UTC day, exactly, with its origin', async () => {
  const { valued, codes, valuations } = await value(income('0.123456789012345678', 'ETH'), bundled);
  /** 0.123456789012345678 x 3000.5 */
  expect(valued).toMatchObject({
    valueEur: '370.432095431543206839',
    valueOrigin: { source: 'daily', method: 'day', at: '2024-03-04T23:59:59Z' },
  });
  expect(codes).toEqual([]);
  expect(valuations).toEqual([
    {
      eventId: 'e1',
      part: 'value',
      asset: 'ETH',
      amount: '0.123456789012345678',
      price: '3000.5',
      currency: 'EUR',
      source: 'daily',
      method: 'day',
      state: 'found',
      time: '2024-03-04T23:59:59Z',
      valueEur: '370.432095431543206839',
    },
  ]);
});

test('an hour before midnight in Berlin is still the UTC day', async () => {
  const late = { ...income('1', 'BTC'), at: '2024-03-04T23:30:00Z' };
  expect((await value(late, bundled)).valued).toMatchObject({ valueEur: '60000' });
});

test('a value of the file stays untouched', async () => {
  const bought = event({ kind: 'buy', in: leg('1', 'BTC'), valueEur: '59999.99' });
  const { valued, valuations } = await value(bought, bundled);
  expect(valued).toBe(bought);
  expect(valuations).toEqual([]);
});

test('a fiat side in dollars goes through the ECB rate of the Berlin day', async () => {
  const valueOrigin = { source: 'file', method: 'trade', currency: 'USD', amount: '1000' };
  const { valued } = await value(event({ kind: 'sell', out: leg('1', 'BTC'), valueOrigin }), bundled);
  expect(valued).toMatchObject({ valueEur: '800', valueOrigin: { ...valueOrigin, rate: '1.25' } });
});

test('a loss of a derivative in dollars keeps its sign, one in coins is worth the coin', async () => {
  const loss = (currency: string, amount: string) =>
    event({
      kind: 'derivative',
      derivativeKind: 'margin',
      valueOrigin: { source: 'file', method: 'trade', currency, amount },
    });
  expect((await value(loss('USD', '-50'), bundled)).valued).toMatchObject({ valueEur: '-40' });
  expect((await value(loss('BTC', '-0.01'), bundled)).valued).toMatchObject({
    valueEur: '-600',
    valueOrigin: { source: 'daily', method: 'day', currency: 'BTC', amount: '-0.01' },
  });
});

test('a fee in dollars becomes a euro fee, a fee in a coin gets its value', async () => {
  const sold = (fee: object) => event({ kind: 'sell', out: leg('1', 'BTC'), valueEur: '60000', fee });
  expect((await value(sold(leg('5', 'USD')), bundled)).valued?.fee).toEqual(leg('4', 'EUR'));
  expect((await value(sold(leg('0.002', 'ETH')), bundled)).valued?.fee).toEqual({
    ...leg('0.002', 'ETH'),
    valueEur: '6.001',
  });
});

test('a fee in the coin received needs no value, and a transfer carries the origin of its fee', async () => {
  const bought = event({ kind: 'buy', in: leg('1', 'BTC'), valueEur: '60000', fee: leg('0.001', 'BTC') });
  expect((await value(bought, bundled)).valued).toBe(bought);
  const moved = event({ kind: 'transfer', toWallet: 'V', out: leg('1', 'BTC'), fee: leg('0.0001', 'BTC') });
  expect((await value(moved, bundled)).valued).toMatchObject({
    fee: { valueEur: '6' },
    valueOrigin: { source: 'daily', method: 'day' },
  });
});

test('a swap against a stablecoin is worth the stablecoin, for both sides', async () => {
  const swap = event({ kind: 'swap', out: leg('0.01', 'BTC'), in: leg('780', 'USDT') });
  const { valued } = await value(swap, bundled);
  expect(valued).toMatchObject({
    valueEur: '624',
    valueOrigin: { source: 'peg', method: 'trade', currency: 'USD', rate: '1.25' },
  });
  expect(valued).not.toHaveProperty('valueInEur');
});

test('a swap coin for coin has the value of each side (Rz. 58, 59)', async () => {
  const swap = event({ kind: 'swap', out: leg('0.05', 'BTC'), in: leg('1', 'ETH') });
  const { valued, codes } = await value(swap, bundled);
  expect(valued).toMatchObject({ valueInEur: '3000.5', valueOutEur: '3000' });
  expect(codes).toEqual([]);
});

test('a swap with one side unknown takes the other for both', async () => {
  const swap = event({ kind: 'swap', out: leg('0.05', 'BTC'), in: leg('1000', 'OBSCURE') });
  const { valued, codes } = await value(swap, bundled);
  expect(valued).toMatchObject({ valueEur: '3000' });
  expect(codes).toEqual([]);
});

test('sides of a swap that lie far apart go to the review list', async () => {
  const swap = event({ kind: 'swap', out: leg('0.05', 'BTC'), in: leg('2', 'ETH') });
  const { codes, issues } = await value(swap, bundled);
  expect(codes).toEqual(['price.legs-differ']);
  expect(issues[0]).toMatchObject({ source: { eventId: 'e1' }, params: { in: '6001', out: '3000' } });
});

test('a fork shares the cost only if both prices are known', async () => {
  const fork = (asset: string) => event({ kind: 'fork', asset: 'BTC', in: leg('1', asset) });
  expect((await value(fork('ETH'), bundled)).valued).toMatchObject({ priceOldEur: '60000', priceNewEur: '3000.5' });
  const unknown = fork('OBSCURE');
  const { valued, codes } = await value(unknown, bundled);
  expect(valued).toBe(unknown);
  expect(codes).toEqual([]);
});

test('a gift is never valued at market: its value is the giver’s cost', async () => {
  const gift = event({ kind: 'gift-in', in: leg('1', 'BTC') });
  expect((await value(gift, bundled)).valued).toBe(gift);
});

test('the giver’s cost in dollars takes the rate of the day the giver bought', async () => {
  const gift = event({
    kind: 'gift-in',
    in: leg('1', 'BTC'),
    acquiredAt: '2024-03-05T08:00:00Z',
    valueOrigin: { source: 'file', method: 'trade', currency: 'USD', amount: '1000' },
  });
  const later = { ...gift, at: '2026-01-01T00:00:00Z' };
  expect((await value(later)).valued).toMatchObject({ valueEur: '800', valueOrigin: { rate: '1.25' } });
});

test('a price that is not found leaves the event without value and is an error on its line', async () => {
  const received = income('1', 'OBSCURE', { source: { file: 'a.csv', line: 7 } });
  const { valued, issues } = await value(received, bundled);
  expect(valued).toBe(received);
  expect(issues).toEqual([
    {
      code: 'price.not-found',
      severity: 'error',
      source: { file: 'a.csv', line: 7, eventId: 'e1' },
      params: { asset: 'OBSCURE', day: '2024-03-04', part: 'value', reason: 'no-source' },
    },
  ]);
});

test('money without a rate is an error of its own, never a coin of that name', async () => {
  const live = fixedSource('live', 'live', [series('UAH', 'EUR', { '2024-03-04': '5' })]);
  const paid = (currency: string, at: string) => ({
    ...event({
      kind: 'sell',
      out: leg('1', 'BTC'),
      valueOrigin: { source: 'file', method: 'trade', currency, amount: '9' },
    }),
    at,
  });
  expect((await value(paid('UAH', AT), live)).issues).toMatchObject([
    { code: 'price.no-rate', params: { asset: 'UAH', reason: 'rate.unknown-currency' } },
  ]);
  expect((await value(paid('USD', '2024-03-06T12:00:00Z'), live)).issues).toMatchObject([
    { code: 'price.no-rate', params: { asset: 'USD', reason: 'rate.after-last' } },
  ]);
  expect(live.asked).toEqual([]);
});

test('being told to wait is reported as such, even if a later source knows nothing', async () => {
  const busy = fixedSource('a', 'live', [], { state: 'rate-limited', reason: 'rate-limited', retryAfterMs: 9_000 });
  const none = fixedSource('b', 'live', [], { state: 'not-found', reason: 'not-found' });
  const { issues, valued } = await value(income('1', 'SOL'), busy, none);
  expect(issues).toMatchObject([{ code: 'price.rate-limited', params: { retryAfterMs: '9000' } }]);
  expect(valued).not.toHaveProperty('valueEur');
});

test('one order for all: bundled, live, user file, manual, whatever order they are given in', async () => {
  const at = (id: string, rank: PriceSource['rank'], price: string) =>
    fixedSource(id, rank, [series('SOL', 'EUR', { '2024-03-04': price })]);
  const all = [
    at('manual', 'manual', '104'),
    at('mine.csv', 'user-file', '103'),
    at('kraken', 'live', '102'),
    at('daily', 'bundled', '101'),
  ];
  for (const expected of ['101', '102', '103', '104']) {
    const result = await value(income('1', 'SOL'), ...all);
    expect(result.valued).toMatchObject({ valueEur: expected });
    all.pop();
  }
  const { order } = await value(
    income('1', 'SOL'),
    at('manual', 'manual', '1'),
    at('b', 'live', '1'),
    at('a', 'live', '1'),
  );
  expect(order).toEqual([
    { step: 'trade', sources: ['file', 'ecb'] },
    { step: 'peg', sources: ['peg', 'ecb'] },
    { step: 'live', sources: ['b', 'a'] },
    { step: 'manual', sources: ['manual'] },
  ]);
});

test('a price typed in is marked as such', async () => {
  const manual = fixedSource('manual', 'manual', [series('SOL', 'EUR', { '2024-03-04': '99' })]);
  expect((await value(income('2', 'SOL'), manual)).valued).toMatchObject({
    valueEur: '198',
    valueOrigin: { source: 'manual', method: 'manual' },
  });
});

test('a live price in dollars is divided by the rate once, at the end', async () => {
  const llama = fixedSource('defillama', 'live', [series('SOL', 'USD', { '2024-03-04': '130' })]);
  expect((await value(income('0.5', 'SOL'), llama)).valued).toMatchObject({
    valueEur: '52',
    valueOrigin: { source: 'defillama', method: 'day', currency: 'USD', rate: '1.25' },
  });
});

test('a stablecoin off its peg is valued by its price, and that is said', async () => {
  /** Peg: 0.80 EUR; the bundled price of 0.72 lies 10 % below. */
  const broken = fixedSource('daily', 'bundled', [series('USDC', 'EUR', { '2024-03-04': '0.72' })]);
  const { valued, codes } = await value(income('100', 'USDC'), broken);
  expect(valued).toMatchObject({ valueEur: '72', valueOrigin: { source: 'daily' } });
  expect(codes).toEqual(['price.peg-broken']);
  const held = fixedSource('daily', 'bundled', [series('USDC', 'EUR', { '2024-03-04': '0.79' })]);
  expect((await value(income('100', 'USDC'), held)).valued).toMatchObject({
    valueEur: '80',
    valueOrigin: { source: 'peg' },
  });
});

test('an ambiguous symbol is named once', async () => {
  const strk = fixedSource('live', 'live', [series('STRK', 'EUR', { '2024-03-04': '2' })]);
  const { issues } = await valueLedger(
    [income('1', 'STRK'), income('2', 'STRK')].map((one, index) => ({ ...one, id: `e${index}` })),
    { rates, prices: [strk] },
  );
  expect(issues).toMatchObject([
    { code: 'price.ambiguous-symbol', severity: 'info', params: { asset: 'STRK', ambiguity: 'Starknet and Strike' } },
  ]);
});
