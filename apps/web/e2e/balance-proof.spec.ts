/** A balance as a user proves it: what was there on 31 December is typed, differs from what is booked, and then agrees. */
import { importFiles, moveTo, staysAfterImport } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';

const KRAKEN = [
  '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"',
  '"L1","T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000',
  '"L2","T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000',
].join('\n');

test.beforeEach(async ({ page, prefer }) => {
  await prefer({ locale: 'en' });
  await staysAfterImport(page);
});

test('a statement for 31 December differs until the missing entry is there, and then proves the balance', async ({
  page,
}) => {
  await importFiles(page, { name: 'kraken.csv', mimeType: 'text/csv', buffer: Buffer.from(KRAKEN) });
  await moveTo(page, '/wallets');
  await expect(page.getByText('Balance proven up to 3 Mar 2024')).toBeVisible();
  await page.getByRole('button', { name: 'Check the balance of Kraken' }).click();
  await page.getByRole('button', { name: 'Confirm a balance' }).click();
  const form = page.getByRole('dialog', { name: 'Confirm a balance' });
  await expectAccessibleDialog(page);
  await form.getByLabel('Day').fill('2024-12-31');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Give the amount as a number')).toBeVisible();
  await form.getByLabel('Amount').fill('0.012');
  await form.getByRole('button', { name: 'Save' }).click();
  const drawer = page.getByRole('dialog', { name: 'Kraken' });
  await expect(drawer.getByText('It arose between 3 Mar 2024, when the balance was still right')).toBeVisible();
  await drawer.getByRole('button', { name: 'What may be behind it' }).click();
  await expect(drawer.getByText('a receipt of 0.002 BTC is missing')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^BTC differs by 0\.002 since 31 Dec 2024/)).toBeVisible();
  await expectAccessible(page);

  await moveTo(page, '/transactions');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const entry = page.getByRole('dialog', { name: 'What should be added?' });
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
