/** The overview over the example ledger, without a worker: what stands there is what the engine holds, to the last digit. */
import { add, dec, formatShortest, ZERO } from '@cryptax/kernel';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';
import { formatExact } from '../../../../ui/format/quantity.ts';

it('shows every holding exactly and its value, with live prices off', async () => {
  settings.set('locale', 'en');
  const api = testLedger();
  good(await api.loadDemo());
  good(await api.showBook('demo'));
  await visit('/multi-exchange', { ledger: clientOf(api) });
  await waitFor(() => expect(document.querySelector('[data-figure="total"]')).not.toBeNull());

  const { holdings } = good(await api.summary('demo'));
  const assets = [...new Set(holdings.map(({ asset }) => asset))];
  expect(assets.length).toBeGreaterThan(4);
  // The cards come one by one; this is the last.
  await screen.findByRole('heading', { name: 'Statistics' });
  for (const asset of assets) {
    const own = holdings.filter((holding) => holding.asset === asset);
    const amount = formatShortest(own.reduce((sum, one) => add(sum, dec(one.amount)), ZERO));
    expect(await screen.findAllByTitle(`${formatExact(amount, 'en')} ${asset}`)).not.toHaveLength(0);
  }
  const { totals } = good(await api.portfolioModel('demo', { range: 'year' }));
  const shown = document.querySelector('[data-figure="total"]')?.textContent?.replaceAll(',', '');
  expect(shown).toContain(totals.value);
  await userEvent.click(screen.getByRole('button', { name: /^All \d notices$/ }));
  expect(screen.getByText('Live prices are off.', { selector: 'b' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  // Cards are drawn one after the other. What the pings found lives with the page, which other test files share.
  await waitFor(() => expect(document.querySelectorAll('[data-ping]')).toHaveLength(4));

  const entries = () => document.querySelectorAll('a[href*="event="]').length;
  await waitFor(() => expect(entries()).toBe(10));
  await userEvent.click(screen.getByRole('button', { name: 'Load 10 more' }));
  await waitFor(() => expect(entries()).toBe(20));

  const question = () => screen.getByText('Purchase missing').parentElement?.textContent;
  expect(question()).toBe('Purchase missing18.00 ATOM, Coinbase');
  act(() => settings.set('hideAmounts', true));
  expect(question()).toBe('Purchase missing•••• ATOM, Coinbase');
  act(() => settings.set('hideAmounts', false));

  // Taking the demo away leaves the user's own data alone, and says so.
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove demo data' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('Your own data stays as it is.');
});
