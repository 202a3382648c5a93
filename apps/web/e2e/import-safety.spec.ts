/**
 * What keeps an import and its data safe, in the real browser: one import at a time over all tabs, a backup with a
 * passphrase that brings everything back after all was cleared, the ledger as a file, open points in the navigation.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openSection, sampleFile, staysAfterImport, takeOver } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';
import { wordsIn } from './words.ts';

const { locale, say, like } = wordsIn('en');
const KRAKEN = sampleFile('kraken-ledgers');

test('one import at a time; all of it goes into a file, is cleared and comes back; a choice is a step of the history', async ({
  page,
  prefer,
}) => {
  await prefer({ locale, theme: 'light' });
  await staysAfterImport(page);
  await test.step('a second tab is refused while one imports, and free again when that tab is gone', () =>
    refuseTwo(page));
  await test.step('everything goes into a file with a passphrase, is cleared, and comes back from the file', () =>
    bringBack(page));
  await test.step('a choice is a step of the history: undone, redone and told, over a reload', () =>
    changeMethod(page));
});

async function refuseTwo(page: Page): Promise<void> {
  const other = await page.context().newPage();
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
  await page.getByLabel(say('Choose files')).setInputFiles(KRAKEN);
  await expect(page.getByText(say('An import is already running.'))).toBeVisible();
  await other.close();
  // The browser gives the lock back a moment after the tab is gone.
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(held).not.toContain('cryptax-db:import');
  await page.getByLabel(say('Choose files')).setInputFiles(KRAKEN);
  await expect(takeOver(page)).toBeVisible();
}

async function bringBack(page: Page): Promise<void> {
  await takeOver(page).click();
  await expect(page.getByText(say('Files imported successfully'))).toBeVisible();
  const openPoints = page.getByRole('link', { name: like(['Transaktionen', 'Transactions']) });
  await expect(openPoints).toHaveText(/\d+ (open|offen)/);
  const before = await openPoints.textContent();

  await page.getByRole('link', { name: say('Settings') }).click();
  await openSection(page, say('Data and backup'));
  await page.getByRole('button', { name: say('Back up …') }).click();
  await page.getByLabel(say('Passphrase')).fill('correct horse');
  await page.getByLabel(say('Repeat the passphrase')).fill('correct horse');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('Save backup') }).click();
  const file = await (await download).path();

  await page.getByRole('button', { name: say('Clear …') }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill(say('DELETE'));
  await page.getByRole('button', { name: say('Clear for good') }).click();
  await expect(page.getByText(say('All data has been cleared.'))).toBeVisible();
  await expect(openPoints).toHaveText(say(['Transaktionen', 'Transactions']));

  await page.getByRole('button', { name: say('Restore …') }).click();
  await page.getByLabel(say('Choose file')).setInputFiles(file);
  await expect(page.getByRole('radio', { name: like('Replace') })).toBeChecked();
  await expect(page.getByText(say('This backup is encrypted. Enter the passphrase.'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say('Passphrase')).fill('correct horse');
  await page.getByRole('button', { name: say('Open the backup') }).click();
  await page.getByRole('button', { name: say('Replace with the backup') }).click();
  await expect(page.getByText(like('Restored: {{count}} entries'))).toBeVisible();
  await expect(openPoints).toHaveText(before ?? '');
  const [ledger] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Save the ledger file') }).click(),
  ]);
  const { format, events } = JSON.parse(await readFile(await ledger.path(), 'utf8'));
  expect(format).toBe('cryptax-ledger');
  expect(events.length).toBeGreaterThan(3);
}

async function changeMethod(page: Page): Promise<void> {
  const words = page.getByText(like('single assessment')).first();
  await openSection(page, say('Tax profile'));
  await expect(words).toHaveText(/FIFO (per|je) Wallet$/i);
  await page.getByRole('button', { name: like('Edit the tax profile {{year}}') }).click();
  await page.getByText(say('More details')).click();
  await page.getByRole('combobox', { name: say('Method') }).click();
  await page.getByRole('option', { name: say('Average') }).click();
  await page.getByRole('button', { name: say('Save and recalculate') }).click();
  await expect(words).toHaveText(/(Average|Durchschnitt) (per|je) Wallet$/i);

  await page.reload();
  await expect(words).toHaveText(/(Average|Durchschnitt) (per|je) Wallet$/i);
  const history = page.getByRole('dialog');
  await openSection(page, say('Data and backup'));
  await page.getByRole('button', { name: say('Show history …') }).click();
  await expect(history.getByText(/ FIFO → /)).toBeVisible();
  await history.getByRole('button', { name: say('Undo') }).click();
  await expect(history.getByText(say('undone'))).toBeVisible();
  await page.keyboard.press('Escape');
  await openSection(page, say('Tax profile'));
  await expect(words).toHaveText(/FIFO (per|je) Wallet$/i);

  await openSection(page, say('Data and backup'));
  await page.getByRole('button', { name: say('Show history …') }).click();
  await history.getByRole('button', { name: say('Redo') }).click();
  await expect(history.getByText(say('undone'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openSection(page, say('Tax profile'));
  await expect(words).toHaveText(/(Average|Durchschnitt) (per|je) Wallet$/i);
}
