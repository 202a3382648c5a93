/**
 * A balance as a user proves it: what was there on 31 December is typed, differs from what is booked, and then agrees. Beside it
 * two accounts at another exchange, whose files do not say so: asked about once, at import.
 */

import type { Page } from '@playwright/test';
import { moveTo, staysAfterImport, takeOver, withPlan } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';

const KRAKEN = [
  '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"',
  '"L1","T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000',
  '"L2","T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000',
].join('\n');

const HEADER =
  'Timezone,Date,Time,Type,Currency,Amount,Quote Currency,Quote Price,Received / Paid Currency,Received / Paid Amount,Fee currency,Fee amount,Status,Transaction ID,Address';
/** What Anna sends arrives with Ben twenty minutes later. */
const ANNA = [
  'Europe/Berlin,2025-01-15,13:05:44,buy,BTC,0.002,EUR,95000,EUR,-190.48,EUR,0.48,Completed,a1,',
  'Europe/Berlin,2025-02-10,13:05:44,withdrawal,BTC,-0.001,,,,,BTC,0,Completed,a2,',
  'Europe/Berlin,2025-03-15,13:05:44,buy,BTC,0.002,EUR,95000,EUR,-190.48,EUR,0.48,Completed,a3,',
];
const BEN = ['Europe/Berlin,2025-02-10,13:25:44,deposit,BTC,0.001,,,,,,,Completed,b1,'];

const csv = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

/** Three files at once; the question whose account the third one is has its answer before anything is written. */
async function importAccounts(page: Page): Promise<void> {
  await page.goto('/smart-import');
  const files = [csv('kraken.csv', KRAKEN), csv('anna.csv', HEADER, ...ANNA), csv('ben.csv', HEADER, ...BEN)];
  await page.getByLabel('Choose files').setInputFiles(files);
  const whose = page.getByRole('radiogroup', { name: 'Are this file and anna.csv from the same account?' });
  await whose.getByRole('radio', { name: /No, another account/ }).click();
  const name = page.getByRole('textbox', { name: 'Name of the account' });
  await name.fill('Bitvavo Ben');
  await name.press('Enter');
  await expect(page.getByText('It counts towards “Bitvavo Ben”. This is remembered.')).toBeVisible();
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();
}

test.beforeEach(async ({ page, prefer }) => {
  await prefer({ locale: 'en' });
  await withPlan(page, 'premium');
  await staysAfterImport(page);
});

test('a statement for 31 December differs until the missing entry is there, and then proves the balance', async ({
  page,
}) => {
  await importAccounts(page);
  await moveTo(page, '/wallets');
  // Two accounts are two wallets, and what went from one to the other is one transfer.
  for (const [account, held] of [
    ['Bitvavo', '0.003 BTC'],
    ['Bitvavo Ben', '0.001 BTC'],
  ] as const) {
    const card = page.getByRole('region', { name: account, exact: true });
    await expect(card.getByTitle(held, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Balance proven up to 3 Mar 2024')).toBeVisible();
  await page.getByRole('button', { name: 'Check the balance of Kraken' }).click();
  await page.getByRole('button', { name: 'Confirm a balance' }).click();
  const form = page.getByRole('dialog', { name: 'Confirm a balance' });
  await expectAccessibleDialog(page);
  await form.getByLabel('Day').fill('2024-12-31');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter the amount as a number')).toBeVisible();
  await form.getByLabel('Amount').fill('0.012');
  await form.getByRole('button', { name: 'Save' }).click();
  const drawer = page.getByRole('dialog', { name: 'Kraken' });
  await expect(drawer.getByText('It arose between 3 Mar 2024, when the balance was still right')).toBeVisible();
  await drawer.getByRole('button', { name: 'What may be behind it' }).click();
  await expect(drawer.getByText('a receipt of 0.002 BTC is missing')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByText(/^BTC differs by 0\.002, since [34] Mar 2024 at the earliest, by 31 Dec 2024/),
  ).toBeVisible();
  await expectAccessible(page);

  await moveTo(page, '/transactions');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const entry = page.getByRole('dialog', { name: 'What would you like to add?' });
  await entry.getByLabel('Day').fill('2024-06-01');
  await entry.getByLabel('Received', { exact: true }).fill('0.002');
  await entry.getByLabel('Coin, Received').fill('btc');
  await entry.getByLabel('Price without fee').fill('120');
  await entry.getByLabel('Wallet', { exact: true }).fill('Kraken');
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(entry).toHaveCount(0);
  await moveTo(page, '/wallets');
  await expect(page.getByText('Balance proven up to 31 Dec 2024')).toBeVisible();
});
