/**
 * A sync that ends with the exchange's own word on the balances, in the real browser through the real server: one coin agrees,
 * another differs and names the first moment, and the file of the same account brings nothing twice.
 */
import type { Page } from '@playwright/test';
import { moveTo, staysAfterImport } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';

const PASSPHRASE = 'four words are enough';
const OKX = 'OKX (Europe)';

const HEAD = [
  'UID:100000001,Account Type:Main,Time Zone:UTC+0',
  'id,Order id,Time,Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price,PnL,Fee,Fee Unit,Position Change,Position Balance,Balance Change,Balance,Balance Unit',
];
/** The three fills that the connection tells, as the exchange's file has them: what came, and what was paid. */
const FILLS = [
  ...HEAD,
  ...[1, 2, 3].flatMap((number) => [
    `${number}0,1,2026-10-01 10:0${number}:00,Spot,BTC-EUR,Buy,0.01,BTC,50000,0,-0.00001,BTC,0,0,0.00999,0.00999,BTC`,
    `${number}1,1,2026-10-01 10:0${number}:00,Spot,BTC-EUR,Buy,500,EUR,50000,0,0,EUR,0,0,-500,0,EUR`,
  ]),
];
/** The same as one order. */
const ORDERS = [
  ...HEAD,
  '10,1,2026-10-01 10:01:00,Spot,BTC-EUR,Buy,0.03,BTC,50000,0,-0.00003,BTC,0,0,0.02997,0.02997,BTC',
  '11,1,2026-10-01 10:01:00,Spot,BTC-EUR,Buy,1500,EUR,50000,0,0,EUR,0,0,-1500,0,EUR',
];

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

async function connect(page: Page): Promise<void> {
  await page.goto('/exchange-settings');
  await page.getByRole('button', { name: 'Connect an exchange' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect an exchange' });
  await dialog.getByLabel('Exchange', { exact: true }).click();
  await page.getByPlaceholder('Search exchanges').fill(OKX);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('API key', { exact: true }).fill(`good-told-${process.pid}-${Date.now()}`);
  await dialog.getByLabel('Secret').fill('a secret');
  await dialog.getByLabel('Key passphrase').fill('a passphrase');
  await dialog.getByLabel('New passphrase').fill(PASSPHRASE);
  await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  await dialog.getByRole('button', { name: 'Check and connect' }).click();
}

test('an exchange that tells its balances: one coin agrees, another differs since a named moment', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'en', theme: 'light', mode: 'expert' });
  await staysAfterImport(page);
  await connect(page);
  const connection = page.locator('[data-connection="myokx"]');
  await connection.getByRole('button', { name: `Sync ${OKX}` }).click();

  const proof = connection.locator('[data-sync-proof]');
  await expect(proof).toHaveAttribute('data-sync-proof', 'differs');
  await expect(proof).toContainText(`1 coin differs from what ${OKX} reports.`);
  const row = (coin: string) => proof.getByRole('row').filter({ has: page.getByRole('rowheader', { name: coin }) });
  // Three purchases of 0.01 BTC, each less 0.00001.
  await expect(row('BTC')).toContainText(/0\.02997.*0\.02997.*agrees/);
  // The reward of 0.5 is booked; in both parts of the account the exchange has 0.75.
  await expect(row('DOT')).toContainText(/0\.5.*0\.75.*differs/);
  await expect(row('DOT')).toContainText('0.25');
  await expect(row('DOT')).toContainText(/since 1 Oct 2026 at the earliest, by \d+ \w+ \d{4}/);
  await expectAccessible(page);

  await moveTo(page, '/wallets');
  await expect(page.getByText(/^DOT differs by 0\.25, since 1 Oct 2026 at the earliest/)).toBeVisible();

  await moveTo(page, '/smart-import');
  await page.getByLabel('Choose files').setInputFiles(csv('okx.csv', FILLS));
  await expect(page.getByText('6 rows = 0 booked + 6 already there + 0 left out + 0 open').first()).toBeVisible();
  await expect(page.getByText('All of it is there already. There is nothing to add.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove okx.csv' }).click();
  await page.getByLabel('Choose files').setInputFiles(csv('orders.csv', ORDERS));
  await expect(page.getByText('2 rows = 0 booked + 2 already there + 0 left out + 0 open').first()).toBeVisible();
});
