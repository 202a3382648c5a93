/** The expert import as a user meets it, over the real ledger service on a database in memory. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { fixture, testLedger, textFile } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

beforeEach(() => settings.set('locale', 'en'));

const UNKNOWN = 'When,What,Coin,Qty,Price each,Sum EUR\n2024-03-01 10:00:00,buy,BTC,0.5,60000,30000\n';

it('opens the file that needs its columns mapped, and lets a mapping that was used be changed', async () => {
  await visit('/import', { ledger: clientOf(testLedger()) });
  const files = [fixture('kraken-ledgers'), textFile('mine.csv', UNKNOWN)];
  await userEvent.upload(await screen.findByLabelText('Choose files'), files);
  await userEvent.click(await screen.findByRole('button', { name: 'Start Import' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Map columns' }));
  const source = await screen.findByLabelText('Name of the source');
  await userEvent.clear(source);
  await userEvent.type(source, 'Corner shop');
  await screen.findByText(/No format matches mine\.csv/);
  await userEvent.click(await enabled('Use this mapping'));
  expect(await screen.findByText(/^Corner shop, recognised with certainty/)).toBeTruthy();

  await userEvent.click(screen.getByText('mine.csv', { selector: 'table *' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Map columns' }));
  expect(((await screen.findByLabelText('Name of the source')) as HTMLInputElement).value).toBe('Corner shop');
});

it('asks in the wizard which coin a fee is in, and names the costs that it does not use', async () => {
  await visit('/import', { ledger: clientOf(testLedger()) });
  const text = UNKNOWN.replace('Price each,Sum EUR', 'Price EUR,Total,Fee,VAT').replace('30000\n', '30000,45,8.93\n');
  await userEvent.upload(await screen.findByLabelText('Choose files'), textFile('fees.csv', text));
  await userEvent.click(await screen.findByRole('button', { name: 'Start Import' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Map columns' }));
  expect(await screen.findByText(/^Not used, although it looks like a cost: VAT\./)).toBeTruthy();
  const question = 'Which coin or currency is “Fee” in, for purchases and sales?';
  await userEvent.click(await screen.findByRole('combobox', { name: question }));
  const choices = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(choices.slice(0, 2)).toEqual(['In the currency of price and total', 'In the traded coin']);
  await userEvent.click(screen.getByRole('option', { name: 'In the currency of price and total' }));
  await expect.poll(() => document.body.textContent).toMatch(/fee\s*€45/);
  await userEvent.click(await enabled('Use this mapping'));
  expect(await screen.findByText(/^fees, recognised with certainty/)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: question })).toBeNull();
});

/** The button works once the proposal for the last change is there. */
async function enabled(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await expect.poll(() => (button as HTMLButtonElement).disabled).toBe(false);
  return button;
}

it('takes mappings from a file, remembers them, and says what is none', async () => {
  await visit('/import', { ledger: clientOf(testLedger()) });
  expect(await screen.findByText(/Remembered: 0\./)).toBeTruthy();
  const drifted = { headerFingerprint: 'f', base: 'kraken-ledgers', columns: { date: 'Zeit', groupId: 'Ref' } };
  const text = JSON.stringify({ format: 'cryptax-mappings', version: 1, mappings: [drifted] });
  await userEvent.upload(screen.getByLabelText('Load from a file'), textFile('mappings.json', text));
  expect(await screen.findByText('Mappings loaded: 1.')).toBeTruthy();
  expect(await screen.findByText(/Remembered: 1\./)).toBeTruthy();
  await userEvent.upload(screen.getByLabelText('Load from a file'), textFile('other.json', '{}'));
  expect(await screen.findByText(/other\.json does not contain Cryptax mappings/)).toBeTruthy();
});

it('shows what a trade cost and a position made in the money of the file', async () => {
  await visit('/import', { ledger: clientOf(testLedger()) });
  await userEvent.upload(await screen.findByLabelText('Choose files'), [fixture('bitfinex-ledger')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Start Import' }));
  const lineOf = (kind: HTMLElement | undefined) => kind?.parentElement?.textContent;
  expect(lineOf(await screen.findByText('Derivative'))).toMatch(/^Derivative\([−-]10\.00 USD\)/);
  expect(lineOf(screen.getAllByText('Buy')[0])).toMatch(/^Buy0\.01 BTC\(91\.055 USD\)/);
});
