import { ok } from '@cryptax/kernel';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../i18n/locale.tsx';
import { Observable } from '../observable.ts';
import type { LedgerClient } from './ledger-client.ts';
import type { CoinProof } from './proof-types.ts';
import { SyncProof } from './sync-proof.tsx';
import { LedgerProvider } from './use-ledger.tsx';

const by = { kind: 'service', service: 'Kraken' } as const;
const COINS: readonly CoinProof[] = [
  { wallet: 'Kraken', asset: 'BTC', status: 'proven', actual: '0.5', expected: '0.5', day: '2026-11-15' },
  {
    wallet: 'Kraken',
    asset: 'ETH',
    status: 'differs',
    actual: '2',
    expected: '2.25',
    difference: '0.25',
    day: '2026-11-15',
    earliestDay: '2026-03-01',
    since: { day: '2026-11-15', by },
  },
  {
    wallet: 'Kraken',
    asset: 'DOT',
    status: 'unproven',
    actual: '10',
    earliestDay: '2026-04-02',
    told: { amount: '4', part: 'Spot', service: 'Kraken', day: '2026-11-15' },
  },
  { wallet: 'Kraken', asset: 'ADA', status: 'unproven', actual: '7' },
  { wallet: 'Other', asset: 'XRP', status: 'differs', actual: '1', expected: '2', difference: '1' },
];

function show(coins: readonly CoinProof[]) {
  const api = { walletProofs: async () => ok({ coins, typed: [] }) };
  const state = new Observable({ kind: 'empty', book: 'own', revision: 0 });
  const routeTree = createRootRoute({
    component: () => (
      <LocaleProvider locale="en">
        <LedgerProvider client={{ api, state } as unknown as LedgerClient}>
          <SyncProof wallet="Kraken" service="Kraken" mark="1" />
        </LedgerProvider>
      </LocaleProvider>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
}

it('ends with computed against told per coin; a difference names the first day on which it can have arisen', async () => {
  show(COINS);
  expect(await screen.findByText('1 coin differs from what Kraken reports.')).toBeTruthy();
  expect(screen.getByText('Kraken only reports part of the account for 1 coin.')).toBeTruthy();
  expect(screen.getByText('The balance matches: 1 coin as reported by Kraken.')).toBeTruthy();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['ETH', 'DOT', 'BTC']);
  expect(rows[0]?.textContent).toContain('2.002.25differs0.25');
  expect(rows[0]?.textContent).toContain('since 1 Mar 2026 at the earliest, by 15 Nov 2026');
  expect(rows[1]?.textContent).toContain('“Spot” only');
  expect(rows[2]?.textContent).toContain('agrees');
  expect(screen.getByText('Not mentioned: ADA')).toBeTruthy();
});

it('says so where the service tells no balances', async () => {
  show([{ wallet: 'Kraken', asset: 'ADA', status: 'unproven', actual: '7' }]);
  expect(await screen.findByText(/^Kraken sent no balances\. Confirm them/)).toBeTruthy();
});
