import { addYears } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { DEFAULT_SETTINGS, type MatchSettings } from '../settings.ts';
import { referenceResult } from './reference-views.ts';

function compute(events: readonly LedgerEvent[], settings: Partial<MatchSettings> = {}) {
  return referenceResult(events, { ...DEFAULT_SETTINGS, ...settings }, (day) => addYears(day, 1));
}

const buy = (id: string, at: string, amount: string, valueEur: string, asset = 'BTC', wallet = 'A'): LedgerEvent => ({
  id,
  at: `${at}T12:00:00Z`,
  kind: 'buy',
  wallet,
  in: { asset, amount },
  valueEur,
});
const sell = (id: string, at: string, amount: string, valueEur: string, asset = 'BTC', wallet = 'A'): LedgerEvent => ({
  id,
  at: `${at}T12:00:00Z`,
  kind: 'sell',
  wallet,
  out: { asset, amount },
  valueEur,
});

describe('the reference engine', () => {
  test('splits the cost of a fork by market values and keeps the old date (rule book 3.2: 500 and 2,500)', () => {
    const fork: LedgerEvent = {
      id: 'f',
      at: '2017-08-01T13:00:00Z',
      kind: 'fork',
      wallet: 'A',
      asset: 'BTC',
      in: { asset: 'BCH', amount: '1' },
      priceOldEur: '2500.00',
      priceNewEur: '500.00',
    };
    const { openLots } = compute([buy('b', '2017-01-05', '1', '3000.00'), fork]);
    expect(openLots).toEqual([
      expect.objectContaining({ asset: 'BTC', amount: '1', cost: '2500.00', acquiredAt: '2017-01-05T12:00:00Z' }),
      expect.objectContaining({
        asset: 'BCH',
        amount: '1',
        cost: '500.00',
        acquiredAt: '2017-01-05T12:00:00Z',
        chain: ['b', 'f'],
      }),
    ]);
  });

  test('rounds a half cent away from zero, each figure from its own exact value', () => {
    // 0.05 / 2 = 0.025 cost per coin; sold for 0.01: gain -0.015. Rounded: 0.03 and -0.02.
    const { disposals } = compute([buy('b', '2024-01-01', '2', '0.05'), sell('s', '2024-02-01', '1', '0.01')]);
    expect(disposals[0]).toMatchObject({ cost: '0.03', proceeds: '0.01', gain: '-0.02' });
  });

  test('a sale beyond the lots touches none of them and names what is missing', () => {
    const { disposals, holdings, issues, years } = compute([
      buy('b', '2024-01-01', '1', '100.00'),
      sell('s', '2024-02-01', '1.5', '200.00'),
      sell('t', '2024-03-01', '1', '150.00'),
    ]);
    expect(issues).toEqual([{ code: 'missing-acquisition', eventId: 's', missing: '0.5' }]);
    expect(disposals.map(({ eventId, gain }) => [eventId, gain])).toEqual([['t', '50.00']]);
    expect(holdings).toEqual([]);
    expect(years[0]?.incomplete).toBe(1);
  });

  test('a swap without lots still brings in the coins received', () => {
    const swap: LedgerEvent = {
      id: 'w',
      at: '2024-02-01T12:00:00Z',
      kind: 'swap',
      wallet: 'A',
      out: { asset: 'BTC', amount: '1' },
      in: { asset: 'ETH', amount: '10' },
      valueEur: '300.00',
    };
    expect(compute([swap]).holdings).toEqual([{ wallet: 'A', asset: 'ETH', amount: '10', cost: '300.00' }]);
  });

  test('a transfer that falls short moves nothing, a wrap then brings nothing in', () => {
    const base = { at: '2024-02-01T12:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '2' } } as const;
    const { holdings, issues } = compute([
      buy('b', '2024-01-01', '1', '100.00'),
      { ...base, id: 't', kind: 'transfer', toWallet: 'B' },
      { ...base, id: 'w', kind: 'swap', in: { asset: 'WBTC', amount: '2' }, nature: 'wrap' },
    ]);
    expect(holdings).toEqual([{ wallet: 'A', asset: 'BTC', amount: '1', cost: '100.00' }]);
    expect(issues.map(({ eventId, missing }) => [eventId, missing])).toEqual([
      ['t', '1'],
      ['w', '1'],
    ]);
  });

  test('a fee without a value leaves the cost of a purchase unknown', () => {
    const fee = { asset: 'BNB', amount: '1' };
    const { holdings, issues } = compute([{ ...buy('b', '2024-01-01', '1', '100.00'), fee }]);
    expect(holdings).toEqual([{ wallet: 'A', asset: 'BTC', amount: '1', cost: null, withoutCost: '1' }]);
    expect(issues).toEqual([
      { code: 'missing-value', eventId: 'b', missing: '0' },
      { code: 'missing-acquisition', eventId: 'b', missing: '1' },
    ]);
  });

  test('average cost leaves at the average of the source and joins that of the target', () => {
    // A: 1 at 100 and 1 at 200, average 150. B: 1 at 50. After the move B holds 2 for 200, average 100.
    const { disposals, holdings } = compute(
      [
        buy('a1', '2024-01-01', '1', '100.00'),
        buy('a2', '2024-01-02', '1', '200.00'),
        buy('b1', '2024-01-03', '1', '50.00', 'BTC', 'B'),
        {
          id: 't',
          at: '2024-01-04T12:00:00Z',
          kind: 'transfer',
          wallet: 'A',
          toWallet: 'B',
          out: { asset: 'BTC', amount: '1' },
        },
        sell('s', '2024-01-05', '1', '130.00', 'BTC', 'B'),
      ],
      { method: 'AVERAGE' },
    );
    expect(disposals[0]?.lots).toEqual([
      expect.objectContaining({ lotId: 'a1', cost: '100.00', gain: '30.00', chain: ['a1', 't'] }),
    ]);
    expect(holdings).toEqual([
      { wallet: 'A', asset: 'BTC', amount: '1', cost: '150.00' },
      { wallet: 'B', asset: 'BTC', amount: '1', cost: '100.00' },
    ]);
  });

  test('named lots go first come, first named; a lot that is not there stops the sale', () => {
    const lots = [buy('x', '2024-01-01', '1', '10.00'), buy('y', '2024-01-02', '1', '20.00')];
    const sale = { ...sell('s', '2024-02-01', '1.5', '90.00'), lotIds: ['y', 'x'] } as LedgerEvent;
    expect(compute([...lots, sale]).disposals[0]?.lots.map(({ lotId, amount }) => [lotId, amount])).toEqual([
      ['y', '1'],
      ['x', '0.5'],
    ]);
    const strange = { ...sell('s', '2024-02-01', '1', '90.00'), lotIds: ['y', 'z'] } as LedgerEvent;
    expect(compute([...lots, strange]).issues).toEqual([{ code: 'unknown-lot', eventId: 's', missing: '0' }]);
  });
});
