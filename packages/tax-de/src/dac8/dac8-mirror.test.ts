import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { dac8Mirror } from './dac8-mirror.ts';
import { transferSales, transferValues } from './transfer-values.ts';

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

const WALLETS = [
  { wallet: 'Kraken', kind: 'exchange' },
  { wallet: 'Bitpanda', kind: 'exchange' },
  { wallet: 'Ledger', kind: 'wallet' },
] as const;
const FACTS = { wallets: WALLETS, values: new Map<string, string>() };

describe('DAC8 mirror', () => {
  test('[REC-07] yearly sums per platform and asset as the office will see them', () => {
    expect(dac8Mirror(EVENTS, 2026, FACTS)).toEqual([
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
    expect(dac8Mirror(EVENTS, 2027, FACTS)).toEqual([
      {
        platform: 'Kraken',
        asset: 'BTC',
        sums: { 'sold-for-fiat': { count: 1, units: '0.03', valueEur: '2700.00', withoutValue: 0 } },
      },
    ]);
  });

  test('[REC-07] transfers carry their market value; those to own wallets stand apart, and of others nothing is claimed', () => {
    const transfer = { at: '2026-04-06T10:00:00Z', kind: 'transfer', wallet: 'Kraken', out: btc('0.02') } as const;
    const events: readonly LedgerEvent[] = [
      { ...transfer, id: 't1', toWallet: 'Bitpanda' },
      { ...transfer, id: 't2', toWallet: 'Ledger' },
      { ...transfer, id: 't3', toWallet: 'never described' },
      { ...transfer, id: 't4', toWallet: 'Ledger', wallet: 'never described' },
    ];
    const sales = transferSales(events, WALLETS, 2026);
    expect(sales.map(({ id, at, kind }) => [id, at, kind])).toEqual(
      ['t1', 't2', 't3'].map((id) => [`transfer:${id}`, transfer.at, 'sell']),
    );
    const origin = { source: 'daily', method: 'day' } as const;
    // A price is known of the first two only.
    const valued = sales.map((sale, index) =>
      index < 2 ? { ...sale, valueEur: `${1600 + index}.00`, valueOrigin: origin } : sale,
    ) as readonly LedgerEvent[];
    const values = transferValues(valued);
    expect(values).toMatchObject([
      { eventId: 't1', valueEur: '1600.00', origin },
      { eventId: 't2', valueEur: '1601.00' },
    ]);
    const facts = { wallets: WALLETS, values: new Map(values.map(({ eventId, valueEur }) => [eventId, valueEur])) };
    const moved = { units: '0.02', count: 1, withoutValue: 0 };
    expect(dac8Mirror(events, 2026, facts)).toEqual([
      { platform: 'Bitpanda', asset: 'BTC', sums: { 'transfers-in': { ...moved, valueEur: '1600.00' } } },
      {
        platform: 'Kraken',
        asset: 'BTC',
        sums: {
          'transfers-out': { count: 2, units: '0.04', valueEur: '1600.00', withoutValue: 1 },
          'transfers-unhosted': { ...moved, valueEur: '1601.00' },
        },
      },
    ]);
  });
});
