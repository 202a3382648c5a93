import { ALL_WALLETS } from '@cryptax/ledger';
import { splitReceipt } from '@cryptax/tax-de';
import { expect, it } from 'vitest';
import type { SellPart } from '../planning-types.ts';
import { canBeEntered, plannedSales } from './enter-sales.tsx';

const part: SellPart = {
  ...{ wallet: 'Kraken', asset: 'BTC', lotId: 'b2', acquiredAt: '2026-02-10T10:00:00Z', freeFrom: '2027-02-11' },
  ...{ amount: '0.12345678', proceeds: '7559.80', exactProceeds: '7559.8024', cost: '5000.00', gain: '2559.80' },
  taxFree: false,
};

it('enters each part with its lot, the price of the plan to the last digit, and a dated instruction', () => {
  const [sale] = plannedSales([part], '2026-11-16T21:00:00Z');
  expect(sale).toMatchObject({
    ...{ kind: 'sell', at: '2026-11-16T21:00:00Z', wallet: 'Kraken', out: { asset: 'BTC', amount: '0.12345678' } },
    ...{ lotIds: ['b2'], valueEur: '7559.8024' },
  });
  expect(splitReceipt(sale?.note ?? '')).toMatchObject({ rest: '' });
  expect(sale?.note).toContain('vom 2026-11-16T21:00:00Z: 0.12345678 BTC aus Tranche b2 in Kraken am 2026-11-16.');
});

it('enters nothing for lots that belong to no single wallet', () => {
  expect([canBeEntered([part]), canBeEntered([{ ...part, wallet: ALL_WALLETS }]), canBeEntered([])]).toEqual([
    true,
    false,
    false,
  ]);
});
