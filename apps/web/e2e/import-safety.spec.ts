/**
 * What keeps an import and its data safe, in the real browser: one import at a time over all tabs, a backup with a
 * passphrase that brings everything back after all was cleared, open points in the navigation.
 */
import { openSection, sampleFile, staysAfterImport, takeOver } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';

const KRAKEN = sampleFile('kraken-ledgers');

test.beforeEach(async ({ page, prefer }) => {
  await prefer({ locale: 'en', theme: 'light' });
  await staysAfterImport(page);
});

test('a second tab is refused while one imports, and free again when that tab is gone', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/smart-import');
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('cryptax-db:import', () => {
          held();
          return new Promise(() => {});
        });
      }),
  );
  await page.goto('/smart-import');
  await page.getByLabel('Choose files').setInputFiles(KRAKEN);
  await expect(page.getByText('Import already in progress')).toBeVisible();
  await other.close();
  // The browser gives the lock back a moment after the tab is gone.
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(held).not.toContain('cryptax-db:import');
  await page.getByLabel('Choose files').setInputFiles(KRAKEN);
  await expect(takeOver(page)).toBeVisible();
});

test('everything goes into a file with a passphrase, is cleared, and comes back from the file', async ({ page }) => {
  await page.goto('/smart-import');
  await page.getByLabel('Choose files').setInputFiles(KRAKEN);
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();
  const openPoints = page.getByRole('link', { name: /Transactions/ });
  await expect(openPoints).toHaveText(/\d+ open/);
  const before = await openPoints.textContent();

  await page.getByRole('link', { name: 'Settings' }).click();
  await openSection(page, 'Data and backup');
  await page.getByRole('button', { name: 'Back up …' }).click();
  await page.getByLabel('Passphrase').fill('correct horse');
  await page.getByLabel('Repeat the passphrase').fill('correct horse');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save backup' }).click();
  const file = await (await download).path();

  await page.getByRole('button', { name: 'Clear …' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('DELETE');
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: 'Clear for good' }).click();
  await expect(page.getByText('All data has been cleared.')).toBeVisible();
  await expect(openPoints).toHaveText('Transactions');

  await page.getByRole('button', { name: 'Restore …' }).click();
  await page.getByLabel('Choose file').setInputFiles(file);
  await expect(page.getByRole('radio', { name: /^Replace/ })).toBeChecked();
  await expect(page.getByText('This backup is encrypted. Enter the passphrase.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Passphrase').fill('correct horse');
  await page.getByRole('button', { name: 'Open the backup' }).click();
  await page.getByRole('button', { name: 'Replace by the backup' }).click();
  await expect(page.getByText(/^Restored: \d+ entries/)).toBeVisible();
  await expect(openPoints).toHaveText(before ?? '');
});

test('a choice is a step of the history: undone, redone and told, over reloads', async ({ page }) => {
  const words = page.getByText(/^single assessment · /);
  await page.goto('/settings/tax');
  await expect(words).toHaveText(/FIFO per wallet$/);
  await page.getByRole('button', { name: /^Edit the tax profile/ }).click();
  await page.getByText('More details').click();
  await page.getByRole('combobox', { name: 'Order of lots' }).click();
  await page.getByRole('option', { name: 'Average' }).click();
  await page.getByRole('button', { name: 'Save and recalculate' }).click();
  await expect(words).toHaveText(/AVERAGE per wallet$/);

  await page.reload();
  await expect(words).toHaveText(/AVERAGE per wallet$/);
  const history = page.getByRole('dialog');
  await openSection(page, 'Data and backup');
  await page.getByRole('button', { name: 'Show history …' }).click();
  await expect(history.getByText('Order FIFO → average')).toBeVisible();
  await expectAccessibleDialog(page);
  await history.getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByText('taken back')).toBeVisible();
  await page.keyboard.press('Escape');
  await openSection(page, 'Tax profile');
  await expect(words).toHaveText(/FIFO per wallet$/);

  await page.reload();
  await openSection(page, 'Data and backup');
  await page.getByRole('button', { name: 'Show history …' }).click();
  await history.getByRole('button', { name: 'Redo' }).click();
  await expect(history.getByText('taken back')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openSection(page, 'Tax profile');
  await expect(words).toHaveText(/AVERAGE per wallet$/);
});
