/** Which source has the word, and what is said where none has. */
import { expect, test } from 'vitest';
import type { PriceSource } from '../sources/price-source.ts';
import { series } from '../testing/days.ts';
import { fixedSource } from '../testing/fixed-source.ts';
import { AT, bundled, event, income, leg, rates, value } from '../testing/valued-event.ts';
import { valueLedger } from './value-ledger.ts';

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

test('a close whose rate is not known is not said to be missing: its rate is', async () => {
  const dollars = fixedSource('mine.csv', 'user-file', [series('SOL', 'USD', { '2024-03-06': '130' })]);
  const { issues } = await value({ ...income('1', 'SOL'), at: '2024-03-06T12:00:00Z' }, dollars);
  const params = { asset: 'SOL', day: '2024-03-06', part: 'value', reason: 'rate.after-last', currency: 'USD' };
  expect(issues).toMatchObject([{ code: 'price.close-without-rate', params }]);
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
