/**
 * An exchange connected in the real browser, through the real server, against an exchange of our own: a refused key, a sync that
 * the closing of the page cuts off, its continuation, a second sync, and the end of the connection.
 */
import { moveTo } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';

const PASSPHRASE = 'four words are enough';

test('a connection is checked, cut off, resumed without loss or doubles, and ended', async ({
  page,
  prefer,
  baseURL,
  watch,
}) => {
  watch.expectError(/422|Failed to load resource/);
  await prefer({ locale: 'en', theme: 'light', mode: 'expert' });
  await page.goto('/exchange-settings');
  await page.getByRole('button', { name: 'Connect an exchange' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect an exchange' });
  await dialog.getByLabel('Exchange', { exact: true }).click();
  await page.getByPlaceholder('Search exchanges').fill('OKX (Europe)');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('API key').fill('wrong');
  await dialog.getByLabel('Secret').fill('a secret');
  await dialog.getByLabel('Key passphrase').fill('a passphrase');
  await dialog.getByLabel('New passphrase').fill(PASSPHRASE);
  await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Check and connect' }).click();
  await expect(dialog.getByText('The exchange does not accept this key.')).toBeVisible();
  const key = `good-${process.pid}-${Date.now()}`;
  await dialog.getByLabel('API key').fill(key);
  await dialog.getByRole('button', { name: 'Check and connect' }).click();

  const connection = page.locator('[data-connection="myokx"]');
  await expect(connection).toContainText(/\d+ ms/);
  await expect(connection).toContainText('This key may trade.');
  await connection.getByRole('button', { name: 'Sync OKX (Europe)' }).click();
  /** One reward and three fills are read; the next question hangs, and the page goes away. */
  await expect(connection).toContainText('conversions (3 of 5) · 4 entries read');
  await page.reload();
  await expect(connection).toContainText('Interrupted: 4 entries have been read.');
  const exchange = `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 2}/exchanges`;
  await fetch(`${exchange}/let-go/${key}`);
  await expectAccessible(page);

  await connection.getByRole('button', { name: 'Sync OKX (Europe)' }).click();
  const unlock = page.getByRole('dialog', { name: 'Passphrase for your keys' });
  await unlock.getByLabel('Passphrase').fill('something else');
  await unlock.getByRole('button', { name: 'Unlock' }).click();
  await expect(unlock.getByText('The passphrase is wrong.')).toBeVisible();
  await expectAccessibleDialog(page);
  await unlock.getByLabel('Passphrase').fill(PASSPHRASE);
  await unlock.getByRole('button', { name: 'Unlock' }).click();
  /** Three purchases and the reward; the deposit waits for its other side. */
  await expect(connection).toContainText('4 new · 0 known already · 1 to review');
  const asked = await (await fetch(`${exchange}/asked/${key}`)).json();
  expect(asked).toMatchObject({ '/api/v5/trade/fills-history': 1, '/api/v5/asset/bills-history': 1 });
  await connection.getByRole('button', { name: 'Sync OKX (Europe)' }).click();
  await expect(connection).toContainText('0 new · 5 known already · 0 to review');

  await moveTo(page, '/transactions');
  await expect(page.getByText('OKX').first()).toBeVisible();
  await moveTo(page, '/settings/exchanges');
  await page.getByRole('button', { name: 'Disconnect OKX (Europe)' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No exchange connected yet')).toBeVisible();
});

test('a key for a service is kept under a passphrase, and opened again in the next visit', async ({ page, prefer }) => {
  await prefer({ locale: 'en', theme: 'light', mode: 'expert' });
  await page.goto('/settings#service-keys');
  const koios = page.locator('[data-service="Koios"]');
  await expect(koios).toContainText('Reads Cardano.');
  await expect(koios.getByRole('link', { name: 'Get a key at Koios' })).toHaveAttribute(
    'href',
    /^https:\/\/koios\.rest/,
  );
  await koios.getByRole('button', { name: 'Enter the key for Koios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Key for Koios' });
  await dialog.getByLabel('Key for Koios').fill('a key of my own');
  await dialog.getByLabel('New passphrase').fill(PASSPHRASE);
  await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(koios.getByText('saved', { exact: true })).toBeVisible();

  await page.reload();
  await koios.getByRole('button', { name: 'Remove the key for Koios' }).click();
  const unlock = page.getByRole('dialog', { name: 'Passphrase for your keys' });
  await unlock.getByLabel('Passphrase').fill(PASSPHRASE);
  await unlock.getByRole('button', { name: 'Unlock' }).click();
  await expect(koios.getByText('saved', { exact: true })).toHaveCount(0);
  await expect(koios.getByRole('button', { name: 'Enter the key for Koios' })).toBeVisible();
});
