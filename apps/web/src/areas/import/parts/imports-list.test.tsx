/** Taking a file out names the files whose rows were left out because of it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import { clientOf } from '../../../platform/ledger/ledger-client.ts';
import { LedgerProvider } from '../../../platform/ledger/use-ledger.tsx';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';
import { ImportsList } from './imports-list.tsx';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
const bought = (day: number) => `2024-05-0${day}T10:00:00Z,buy,BTC,0.01,60000,EUR,600,,,Kraken,,`;
const file = (name: string, ...days: number[]) => textFile(name, [HEADER, ...days.map(bought)].join('\n'));

it('says which later files have to be imported again', async () => {
  const api = testLedger();
  await importAll(api, [file('first.csv', 1, 2)]);
  await importAll(api, [file('all.csv', 1, 2, 3)]);
  render(
    <LocaleProvider locale="en">
      <LedgerProvider client={clientOf(api)}>
        <ImportsList />
      </LedgerProvider>
    </LocaleProvider>,
  );
  const ask = async (name: string) => {
    await userEvent.click((await screen.findAllByRole('button', { name: `Remove import ${name}` }))[0] as HTMLElement);
    return within(await screen.findByRole('alertdialog'));
  };
  const first = await ask('first.csv');
  expect(first.getByText(/import all\.csv again afterwards/)).toBeTruthy();
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  const last = await ask('all.csv');
  expect(last.queryByText(/again afterwards/)).toBeNull();
});
