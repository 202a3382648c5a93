import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { bought } from '../testing/plan-ledgers.ts';
import { compareMethods } from './compare-methods.ts';
import { methodParts } from './method-parts.ts';

test('one year under five methods, worked out by hand', () => {
  // 1 BTC for 20,000 (free in 2026), 1 for 60,000, 1 for 40,000; one sold for 50,000 on 01.06.2026.
  const events: readonly LedgerEvent[] = [
    ...bought('2025-01-10 1 BTC 20000', '2026-02-10 1 BTC 60000', '2026-03-10 1 BTC 40000'),
    {
      id: 's',
      at: '2026-06-01T10:00:00Z',
      kind: 'sell',
      wallet: 'A',
      out: { asset: 'BTC', amount: '1' },
      valueEur: '50000.00',
    },
  ];
  const rows = compareMethods({ events, settings: DEFAULT_SETTINGS, profile: {}, year: 2026 });
  expect(
    rows.map(({ method, status, taxableGain, taxFreeGain, tax, netGain, isOptimal }) => [
      method,
      status,
      taxableGain,
      taxFreeGain,
      tax,
      netGain,
      isOptimal,
    ]),
  ).toEqual([
    ['FIFO', 'accepted', '0.00', '30000.00', '0.00', '30000.00', true],
    // 10,000 x 26.375 % = 2,637.50
    ['LIFO', 'planning', '10000.00', '0.00', '2637.50', '7362.50', false],
    ['HIFO', 'planning', '-10000.00', '0.00', '0.00', '-10000.00', false],
    ['LOFO', 'planning', '0.00', '30000.00', '0.00', '30000.00', false],
    ['AVERAGE', 'accepted', '0.00', '10000.00', '0.00', '10000.00', false],
  ]);
  expect(rows[1]).toMatchObject({
    savingsAgainstFifo: '-2637.50',
    assets: [{ asset: 'BTC', taxableGain: '10000.00' }],
  });
  // The dearest coin: 50,000 - 60,000; bought 10.02.2026, free from 11.02.2027.
  expect(methodParts({ events, settings: DEFAULT_SETTINGS, profile: {}, year: 2026 }, 'HIFO')).toEqual([
    {
      ...{ eventId: 's', asset: 'BTC', wallet: 'A', lotId: 'b2', acquiredAt: '2026-02-10T10:00:00Z', amount: '1' },
      ...{ proceeds: '50000.00', cost: '60000.00', gain: '-10000.00', taxFree: false, freeFrom: '2027-02-11' },
    },
  ]);
});

test('a method that cannot compute a sale saves nothing, and none is the best', () => {
  // One purchase has no value yet: LIFO sells it and has no result, FIFO and LOFO sell the one of 2025.
  const events: readonly LedgerEvent[] = [
    ...bought('2025-12-10 1 BTC 20000'),
    { id: 'u', at: '2026-02-10T10:00:00Z', kind: 'buy', wallet: 'A', in: { asset: 'BTC', amount: '1' } },
    {
      id: 's',
      at: '2026-06-01T10:00:00Z',
      kind: 'sell',
      wallet: 'A',
      out: { asset: 'BTC', amount: '1' },
      valueEur: '50000.00',
    },
  ];
  const rows = compareMethods({ events, settings: DEFAULT_SETTINGS, profile: {}, year: 2026 });
  expect(rows.some(({ isOptimal }) => isOptimal)).toBe(false);
  const [fifo, lifo] = rows;
  expect(fifo).toMatchObject({ method: 'FIFO', taxableGain: '30000.00', incomplete: 0, savingsAgainstFifo: '0.00' });
  expect(lifo).toMatchObject({ method: 'LIFO', tax: '0.00', incomplete: 1, savingsAgainstFifo: null });
});
