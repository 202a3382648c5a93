/** A payout is walked back to the money paid in, and the dossier is written in German. */
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

const EVENTS = [
  { kind: 'money-in', at: '2020-01-02T09:00:00Z', wallet: 'Kraken', money: { asset: 'EUR', amount: '10000' } },
  {
    kind: 'buy',
    at: '2020-01-03T09:00:00Z',
    wallet: 'Kraken',
    in: { asset: 'BTC', amount: '1' },
    valueEur: '6000',
  },
  {
    kind: 'sell',
    at: '2024-03-02T09:00:00Z',
    wallet: 'Kraken',
    out: { asset: 'BTC', amount: '1' },
    valueEur: '30000',
  },
  {
    kind: 'money-out',
    at: '2024-03-03T09:00:00Z',
    wallet: 'Kraken',
    money: { asset: 'EUR', amount: '30000' },
    bankReference: 'FT-77',
  },
] as const;

it('shows the newest payout with its origin, a sum that is too large with what is missing', async () => {
  settings.set('locale', 'en');
  const api = testLedger();
  await api.open();
  for (const event of EVENTS) good(await api.applyEdit('own', { kind: 'add', why: 'add', event }));
  await visit('/proof-of-origin', { ledger: clientOf(api) });
  const table = await screen.findByRole('table', { name: 'Entries of the proof' });
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByText('FT-77')).toBeDefined();
  expect(screen.getByText('all documented')).toBeDefined();
  expect(screen.getByRole('img', { name: /Picture of the way from the money paid in/ })).toBeDefined();

  fireEvent.click(screen.getByRole('radio', { name: 'Sum' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show the proof' }));
  expect(screen.getByText('Enter an amount above zero.')).toBeDefined();
  const sum = screen.getByRole('textbox', { name: 'Sum, for example the price of a house' });
  fireEvent.change(sum, { target: { value: '50,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show the proof' }));
  await screen.findByText('What is still missing');
  expect(screen.getByText(/More than was paid out or is in the accounts/).textContent).toContain('€16,000.00');
});
