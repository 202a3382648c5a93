import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { compute, results } from '../testing/compute.ts';
import { buy, income, leg, moment, sell, transfer } from '../testing/events.ts';
import { computeLedger } from './compute-ledger.ts';

describe('services', () => {
  test('[L22-04] a receipt is income at its value minus costs, and a lot at that value with its own year', () => {
    const events = [
      income('i1', '2024-01-10', '1 SOL', '300.00', 'staking', { fee: '20.00 EUR' }),
      sell('s1', '2025-01-10', '0.5 SOL', '100.00'),
      sell('s2', '2025-01-11', '0.5 SOL', '100.00'),
    ];
    const result = compute(events);
    expect(result.years['2024']?.income).toMatchObject({ gross: '300.00', expenses: '20.00', net: '280.00' });
    expect(results(events)).toEqual(['s1 main: -50.00 taxable', 's2 main: -50.00 free']);
    expect(result.income).toEqual([
      {
        eventId: 'i1',
        at: moment('2024-01-10'),
        kind: 'staking',
        asset: 'SOL',
        amount: '1',
        valueEur: '300.00',
        wallet: 'A',
      },
    ]);
  });

  test('[L22-05] all kinds count together; mining carries a warning', () => {
    const kinds = ['staking', 'lending', 'mining', 'airdrop', 'referral', 'farming', 'other'] as const;
    const result = compute(kinds.map((kind, day) => income(kind, `2024-01-1${day}`, '1 ADA', '40.00', kind)));
    expect(result.years['2024']?.income).toMatchObject({ gross: '280.00', taxable: '280.00' });
    expect(result.issues.map(({ code }) => code)).toContain('mining-may-be-business');
  });

  test('[L22-06] a free airdrop is no income: cost 0, own date', () => {
    const events: LedgerEvent[] = [
      { id: 'g1', at: moment('2024-01-20'), kind: 'gift-in', wallet: 'A', in: leg('2 ARB'), valueEur: '0.00' },
      sell('s1', '2025-01-20', '1 ARB', '5.00'),
      sell('s2', '2025-01-21', '1 ARB', '5.00'),
    ];
    expect(results(events)).toEqual(['s1 main: 5.00 taxable', 's2 main: 5.00 free']);
    expect(compute(events).income).toEqual([]);
  });
});

describe('methods', () => {
  const twoWallets = [
    buy('b1', '2022-01-10', '1 ETH', '1000.00', { wallet: 'A' }),
    buy('b2', '2024-01-10', '1 ETH', '2000.00', { wallet: 'B' }),
    sell('s1', '2024-02-10', '1 ETH', '3000.00', { wallet: 'B' }),
  ];

  test('[MET-03] per wallet the other wallet is not touched; global it is one queue', () => {
    expect(results(twoWallets)).toEqual(['s1 main: 1000.00 taxable']);
    expect(results(twoWallets, { scope: 'global' })).toEqual(['s1 main: 2000.00 free']);
  });

  test('[MET-04] a lot that arrives later but was bought earlier is used first', () => {
    const events = [
      buy('b1', '2022-01-10', '1 ETH', '1000.00', { wallet: 'A' }),
      buy('b2', '2024-01-10', '1 ETH', '2000.00', { wallet: 'B' }),
      transfer('t1', '2024-01-20', '1 ETH', 'B', { wallet: 'A' }),
      sell('s1', '2024-02-10', '1 ETH', '3000.00', { wallet: 'B' }),
    ];
    expect(results(events)).toEqual(['s1 main: 2000.00 free']);
  });

  test('[MET-05] average: dates first in first out, cost the moving average', () => {
    const events = [
      buy('b1', '2022-01-10', '1 ETH', '1000.00'),
      buy('b2', '2024-01-10', '1 ETH', '2000.00'),
      sell('s1', '2024-02-10', '1 ETH', '3000.00'),
    ];
    expect(results(events, { method: 'AVERAGE' })).toEqual(['s1 main: 1500.00 free']);
  });

  test('[MET-06] lots named by the disposal come first, in its order', () => {
    const events = [
      buy('b1', '2022-01-10', '1 ETH', '1000.00'),
      buy('b2', '2023-12-10', '1 ETH', '1600.00'),
      buy('b3', '2024-01-10', '1 ETH', '2000.00'),
      { ...sell('s1', '2024-02-10', '1.5 ETH', '4500.00'), lotIds: ['b3', 'b2'] },
    ];
    const [disposal] = compute(events).disposals;
    // All of b3 for 2,000.00 and half of b2 for 800.00; the price of 3,000.00 per coin.
    expect(disposal?.lots.map(({ acquiredAt, amount, gain }) => ({ acquiredAt, amount, gain }))).toEqual([
      { acquiredAt: moment('2024-01-10'), amount: '1', gain: '1000.00' },
      { acquiredAt: moment('2023-12-10'), amount: '0.5', gain: '700.00' },
    ]);
  });
});

describe('records', () => {
  test('[REC-01] a figure is rounded once from its own value: three thirds of a cost add up in the total', () => {
    const events = [
      buy('b1', '2024-01-10', '3 ETH', '100.00'),
      ...[1, 2, 3].map((n) => sell(`s${n}`, `2024-02-1${n}`, '1 ETH', '50.00')),
    ];
    const result = compute(events);
    expect(result.disposals.map(({ cost }) => cost)).toEqual(['33.33', '33.33', '33.33']);
    expect(result.years['2024']?.privateSales).toMatchObject({ cost: '100.00', net: '50.00' });
  });

  test('[REC-02] events are processed by time, then by their order in the ledger', () => {
    const late = buy('b2', '2024-01-10', '1 ETH', '2000.00');
    const early = buy('b1', '2024-01-10', '1 ETH', '1000.00');
    const sale = sell('s1', '2024-02-10', '1 ETH', '3000.00');
    expect(results([sale, late, early])).toEqual(['s1 main: 1000.00 taxable']);
    expect(results([sale, early, late])).toEqual(['s1 main: 2000.00 taxable']);
  });

  test('[REC-06] a shortfall stops only that disposal and becomes an issue', () => {
    const events = [
      buy('b1', '2024-01-10', '1 ETH', '1000.00'),
      sell('s1', '2024-02-10', '2 ETH', '6000.00'),
      sell('s2', '2024-03-10', '1 ETH', '1500.00'),
    ];
    expect(results(events)).toEqual(['s2 main: 500.00 taxable']);
    const found = compute(events).issues.find(({ code }) => code === 'missing-acquisition');
    expect(found).toMatchObject({ severity: 'error', source: { eventId: 's1' } });
  });

  test('[REC-11] the coins of a sale without a value are gone, its result waits', () => {
    const { valueEur: _, ...unvalued } = sell('s1', '2024-02-10', '1 ETH', '0.00');
    const events = [
      buy('b1', '2024-01-10', '1 ETH', '1000.00'),
      unvalued,
      buy('b2', '2024-03-01', '1 ETH', '1200.00'),
      sell('s2', '2024-03-10', '1 ETH', '1500.00'),
    ];
    // The first sale took b1, at whatever price; the second can only take b2.
    expect(results(events)).toEqual(['s2 main: 300.00 taxable']);
    const found = compute(events).issues.find(({ code }) => code === 'missing-value');
    expect(found).toMatchObject({ severity: 'error', source: { eventId: 's1' } });
  });

  test('[YEAR-02] a disposal in a year without rules is an issue, and that year has no figures', () => {
    const result = compute([buy('b1', '2026-01-10', '1 ETH', '1000.00'), sell('s1', '2027-01-05', '1 ETH', '1500.00')]);
    expect(result.issues).toContainEqual(
      expect.objectContaining({ code: 'tax.year-unknown', params: { year: '2027' } }),
    );
    expect(Object.keys(result.years)).toEqual([]);
  });

  test('a profile that cannot be read is an issue and leaves the years out', () => {
    const events = [buy('b1', '2024-01-10', '1 ETH', '1000.00'), sell('s1', '2024-02-10', '1 ETH', '3000.00')];
    const result = computeLedger(events, DEFAULT_SETTINGS, { profile: { openingLoss: { privateSales: '1.000,00' } } });
    expect(result.years).toEqual({});
    expect(result.issues.map(({ code }) => code)).toEqual(['profile.amount-malformed']);
  });
});
