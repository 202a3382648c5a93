/** A token whose balance no service reports: neither the card nor the table lets it pass for compared. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { A, ledgerWith, POOL, USDC } from '../../../../testing/chain-ledger.ts';
import { testChains, tokenRow } from '../../../../testing/chain-world.ts';
import { good } from '../../../../testing/good.ts';
import { visit } from '../../../../testing/visit.tsx';

afterEach(cleanup);

it.each([
  {
    locale: 'de',
    line: 'Für 1 Token nennt kein Dienst den Bestand.',
    same: 'Bestand stimmt mit der Chain überein',
    cells: ['USDC', '2,50', 'nennt kein Dienst'],
  },
  {
    locale: 'en',
    line: 'No service reports the balance of 1 token.',
    same: 'Balance agrees with the chain',
    cells: ['USDC', '2.50', 'no service reports it'],
  },
] as const)('is named on the card and in the table ($locale)', async ({ locale, line, same, cells }) => {
  const chains = testChains();
  chains.rows = [tokenRow(1, 10, POOL, A, { ...USDC, value: '2500000' })];
  chains.fault = (url) => (/token-?balance/.test(url.href) ? 404 : undefined);
  const api = await ledgerWith(chains);
  good(await api.syncWallet('Main'));
  settings.set('locale', locale);
  await visit('/wallets', { ledger: clientOf(api) });
  expect(await screen.findByText(line)).toBeDefined();
  // What is compared agrees, and only that is said.
  expect(screen.getByText(same)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Details/ }));
  const row = await screen.findByRole('row', { name: /^USDC/ });
  const told = [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')];
  expect(told.map(({ textContent }) => textContent)).toEqual(cells);
});
