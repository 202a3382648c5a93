import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { dac8Mirror } from './dac8-mirror.ts';

const btc = (amount: string) => ({ asset: 'BTC', amount });
const eth = (amount: string) => ({ asset: 'ETH', amount });

const EVENTS: readonly LedgerEvent[] = [
  { id: 'e1', at: '2026-01-05T10:00:00Z', kind: 'buy', wallet: 'Kraken', in: btc('0.1'), valueEur: '8000.00' },
  { id: 'e2', at: '2026-02-05T10:00:00Z', kind: 'buy', wallet: 'Kraken', in: btc('0.05'), valueEur: '4100.50' },
  {
    id: 'e3',
    at: '2026-03-05T10:00:00Z',
    kind: 'swap',
    wallet: 'Kraken',
    out: btc('0.02'),
    in: eth('0.5'),
    valueOutEur: '1600.00',
    valueInEur: '1590.00',
  },
  { id: 'e4', at: '2026-04-05T10:00:00Z', kind: 'transfer', wallet: 'Kraken', toWallet: 'Bitpanda', out: btc('0.01') },
  { id: 'e5', at: '2026-05-05T10:00:00Z', kind: 'sell', wallet: 'Bitpanda', out: btc('0.01'), valueEur: '850.00' },
  { id: 'e6', at: '2026-06-05T10:00:00Z', kind: 'spend', wallet: 'Kraken', out: eth('0.1'), valueEur: '300.00' },
  {
    id: 'e7',
    at: '2026-07-05T10:00:00Z',
    kind: 'income',
    wallet: 'Kraken',
    in: eth('0.02'),
    incomeKind: 'staking',
    valueEur: '60.00',
  },
  { id: 'e8', at: '2026-12-31T23:30:00Z', kind: 'sell', wallet: 'Kraken', out: btc('0.03'), valueEur: '2700.00' },
];

describe('DAC8 mirror', () => {
  test('[REC-07] yearly sums per platform and asset as the office will see them', () => {
    expect(dac8Mirror(EVENTS, 2026)).toEqual([
      {
        platform: 'Bitpanda',
        asset: 'BTC',
        sums: {
          'transfers-in': { count: 1, units: '0.01', valueEur: '0.00', withoutValue: 1 },
          'sold-for-fiat': { count: 1, units: '0.01', valueEur: '850.00', withoutValue: 0 },
        },
      },
      {
        platform: 'Kraken',
        asset: 'BTC',
        sums: {
          'bought-for-fiat': { count: 2, units: '0.15', valueEur: '12100.50', withoutValue: 0 },
          'swapped-out': { count: 1, units: '0.02', valueEur: '1600.00', withoutValue: 0 },
          'transfers-out': { count: 1, units: '0.01', valueEur: '0.00', withoutValue: 1 },
        },
      },
      {
        platform: 'Kraken',
        asset: 'ETH',
        sums: {
          'swapped-in': { count: 1, units: '0.5', valueEur: '1590.00', withoutValue: 0 },
          payments: { count: 1, units: '0.1', valueEur: '300.00', withoutValue: 0 },
          'transfers-in': { count: 1, units: '0.02', valueEur: '60.00', withoutValue: 0 },
        },
      },
    ]);
  });

  test('[REC-07] the year is the Berlin year: 23:30 UTC on 31.12. belongs to the next', () => {
    expect(dac8Mirror(EVENTS, 2027)).toEqual([
      {
        platform: 'Kraken',
        asset: 'BTC',
        sums: { 'sold-for-fiat': { count: 1, units: '0.03', valueEur: '2700.00', withoutValue: 0 } },
      },
    ]);
  });
});
