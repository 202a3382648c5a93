/** What each kind of event is worth, worked by hand. */
import { expect, test } from 'vitest';
import { bundled, event, income, leg, value } from '../testing/valued-event.ts';

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
