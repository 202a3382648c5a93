/** What a letter asks about is ticked: platforms, wallets, single addresses and documents; the check and the annexes follow. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

afterEach(() => {
  cleanup();
  settings.changedElsewhere(null);
});

const ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

it('limits the answer to one address, and asks for documents on their own', async () => {
  settings.set('locale', 'en');
  const api = testLedger();
  await api.open();
  const bought = {
    kind: 'buy',
    at: '2021-01-10T10:00:00Z',
    in: { asset: 'BTC', amount: '1' },
    valueEur: '4000',
  } as const;
  good(await api.addWallets({ name: 'Cold', type: 'hardware', address: ADDRESS, chains: ['ethereum'] }));
  for (const wallet of ['Kraken', 'Cold']) {
    good(await api.applyEdit('own', { kind: 'add', why: 'add', event: { ...bought, wallet } }));
  }
  await visit('/answer-kit', { ledger: clientOf(api) });
  const year = await screen.findByRole('checkbox', { name: '2021' });
  expect(year.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('checkbox', { name: /^Cold/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Tick everything' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tick nothing' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^All entries/ }));
  await screen.findByText('2 rows');
  const single = screen.getByRole('list', { name: 'Individual addresses' });
  fireEvent.click(within(single).getByRole('checkbox', { name: new RegExp(ADDRESS) }));
  expect(screen.getByRole('checkbox', { name: 'All' }).getAttribute('aria-checked')).toBe('false');
  await screen.findByText('1 row');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Documents and proofs/ }));
  expect((await screen.findByText('still open')).parentElement?.textContent).toContain('Documents and proofs');
  expect(screen.getByText('No documents are stored yet', { exact: false })).toBeDefined();
});
