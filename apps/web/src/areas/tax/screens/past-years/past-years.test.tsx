/** Past years: what was declared is entered once, and the table, the totals and the warning follow. */
import { ok } from '@cryptax/kernel';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { notices } from '../../../../platform/notices/notices.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of notices.shown.get()) notices.dismiss(id);
  settings.changedElsewhere(null);
});

it('asks for a lawyer while a gain is not declared, and no longer once it is', async () => {
  settings.set('locale', 'en');
  const api = testLedger();
  await api.open();
  const bought = { kind: 'buy', at: '2021-01-10T10:00:00Z', wallet: 'A', in: { asset: 'BTC', amount: '1' } } as const;
  const sold = { kind: 'sell', at: '2021-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '1' } } as const;
  good(await api.applyEdit('own', { kind: 'add', why: 'add', event: { ...bought, valueEur: '40000' } }));
  good(await api.applyEdit('own', { kind: 'add', why: 'add', event: { ...sold, valueEur: '44000' } }));
  await visit('/past-years', { ledger: clientOf(api) });
  const table = () => screen.getByRole('table', { name: 'Years compared' });
  await screen.findByText('Before you write to the tax office:');
  expect(within(table()).getByText('+€4,000.00')).toBeDefined();

  fireEvent.click(within(table()).getByRole('button', { name: 'Enter the declared figures of 2021' }));
  const amount = screen.getByRole('textbox', { name: 'Gain or loss from sales (section 23)' });
  fireEvent.change(amount, { target: { value: 'much' } });
  expect(screen.getByText('This is not a number.')).toBeDefined();
  fireEvent.change(amount, { target: { value: '4,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  // The last thing that happens: a test that ends earlier leaves its notice to the next one.
  await screen.findByText('Declared figures of 2021 saved');
  await waitFor(() => expect(screen.queryByText('Before you write to the tax office:')).toBeNull());
  expect(within(table()).getByRole('button', { name: 'Change the declared figures of 2021' })).toBeDefined();
});

it('lets a year be corrected whose open questions change no line of the tax return', async () => {
  settings.set('locale', 'en');
  const api = testLedger();
  await api.open();
  const sold = { kind: 'sell', at: '2021-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '1' } } as const;
  good(await api.applyEdit('own', { kind: 'add', why: 'add', event: { ...sold, valueEur: '44000' } }));
  const nothing = { low: '0.00', high: '0.00' };
  const limits = { privateSales: '600.00', income: '256.00' };
  const year = { year: 2021, complete: true, privateSales: nothing, income: { low: '0.00', high: '0.01' }, limits };
  const certainty = async () => ok({ years: [year], outside: 0, doubtful: [] });
  await visit('/past-years', { ledger: clientOf({ ...api, certainty } as unknown as typeof api) });
  await screen.findByRole('table', { name: 'Years compared' });
  await waitFor(() => expect(screen.queryByText('Not complete yet')).toBeNull());
});

it('calls the sums provisional while a question can move a year', async () => {
  settings.set('locale', 'en');
  const api = testLedger();
  await api.open();
  const sold = { kind: 'sell', at: '2021-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '1' } } as const;
  good(await api.applyEdit('own', { kind: 'add', why: 'add', event: { ...sold, valueEur: '44000' } }));
  await visit('/past-years', { ledger: clientOf(api) });
  await screen.findByText('Not complete yet');
  expect(screen.getByText('Open questions can still change these years: 2021.', { exact: false })).toBeDefined();
  expect(screen.getAllByText('provisional, questions are open').length).toBeGreaterThan(0);
  const table = screen.getByRole('table', { name: 'Years compared' });
  expect(await within(table).findByText(/^Sales (between|not narrowed down yet)/)).toBeDefined();
});
