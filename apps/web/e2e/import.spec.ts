/**
 * Imports as a user makes them, in the real browser on the real database: five sources at once, the same again, undo, a
 * tab that dies in the middle, the free plan's limit, an unknown file. Without a network: first-visit.spec.ts; the demo ledger
 * and a dry run on a phone: dashboard.spec.ts.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  expectFits,
  expectNoImports,
  moveTo,
  sampleFile,
  saved,
  staysAfterImport,
  takeOver,
  withPlan,
} from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, expectNotice, keepNotices, test } from './test.ts';

const FIVE = [
  'kraken-ledgers',
  'coinbase-transactions',
  'bitpanda-transactions',
  'bison-transactions',
  'bitvavo-transactions',
];

async function choose(page: Page, files: readonly string[]): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles([...files]);
}

/** "37 rows = 17 new + 0 already there + 12 left out + 8 open": the sentence must be true. */
async function readSums(page: Page): Promise<readonly number[]> {
  const text =
    (await page
      .getByText(/^\d[\d,]* rows? = /)
      .first()
      .textContent()) ?? '';
  const [rows = 0, ...parts] = [...text.matchAll(/[\d,]+/g)].map(([match]) => Number(match.replaceAll(',', '')));
  expect(parts).toHaveLength(4);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(rows);
  return [rows, ...parts];
}

async function importFive(page: Page): Promise<readonly number[]> {
  await choose(page, FIVE.map(sampleFile));
  await expect(takeOver(page)).toBeVisible();
  const sums = await readSums(page);
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();
  return sums;
}

test.beforeEach(async ({ prefer }) => {
  await prefer({ locale: 'en', theme: 'light' });
});

test('five sources at once, taken back, after a tab that died, and the same files again are duplicates and nothing else', async ({
  page,
}) => {
  await withPlan(page, 'premium');
  await staysAfterImport(page);
  await page.goto('/smart-import');
  await test.step('the check fits every width, with every count of a file', () => fitEveryWidth(page));
  await choose(page, FIVE.map(sampleFile));
  await expect(takeOver(page)).toBeVisible();
  for (const source of ['Kraken', 'Coinbase', 'Bitpanda', 'BISON', 'Bitvavo']) {
    await expect(page.getByRole('table', { name: 'Result of the check' }).getByText(source)).toBeVisible();
  }
  await expectAccessible(page);
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectNotice(page, 'Undone');
  await expectNoImports(page);

  await test.step('a tab that dies in the middle leaves all or nothing', () => dieInTheMiddle(page));

  const [rows] = await importFive(page);
  await choose(page, FIVE.map(sampleFile));
  await expect(page.getByText('All of it is there already.')).toBeVisible();
  const [again, booked, duplicates, leftOut, open] = await readSums(page);
  expect(again).toBe(rows);
  expect([booked, open]).toEqual([0, 0]);
  expect((duplicates ?? 0) + (leftOut ?? 0)).toBe(rows);
  await expect(takeOver(page)).toHaveCount(0);
});

/** The table stays inside its card. */
async function fitEveryWidth(page: Page): Promise<void> {
  const odd = { name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from('colour,taste\nred,sweet\n') };
  const kraken = { ...odd, name: 'kraken.csv', buffer: readFileSync(sampleFile('kraken-ledgers')) };
  await page.getByLabel('Choose files').setInputFiles([kraken, odd]);
  await expect(takeOver(page)).toBeVisible();
  const table = page.getByRole('table', { name: 'Result of the check' });
  for (const width of [640, 768, 834, 1366, 1440, 1920, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = () => table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
    await expect.poll(tooWide, { message: `${width} px` }).toBeLessThanOrEqual(0);
    await expect(table.getByText(/left out/i).first()).toBeVisible();
    await expectFits(page, `${width} px`);
  }
  await page.getByRole('button', { name: 'Discard' }).click();
}

async function dieInTheMiddle(page: Page): Promise<void> {
  await choose(page, FIVE.map(sampleFile));
  await expect(takeOver(page)).toBeVisible();
  // Not yet taken over: a reload forgets the dry run and the ledger is untouched.
  await page.reload();
  await expect(page.getByText('Drop files here')).toBeVisible();
  await expectNoImports(page);

  await choose(page, FIVE.map(sampleFile));
  await takeOver(page).click({ noWaitAfter: true });
  await page.reload();
  const list = page.getByRole('table', { name: 'Imports so far' });
  await expect(list.or(page.locator('[data-imports="none"]'))).toBeAttached();
  const rows = (await list.count()) === 0 ? 0 : (await list.getByRole('row').count()) - 1;
  expect([0, FIVE.length]).toContain(rows);
  // What was written before the end goes as well, so that what follows begins with nothing.
  for (let left = rows; left > 0; left--) {
    await page
      .getByRole('button', { name: /^Remove import/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remove import/ })).toHaveCount(left - 1);
  }
}

test('guides, the limit of the free plan, the reminder of a backup; an import is removed later and brought back', async ({
  page,
}) => {
  await withPlan(page, 'free');
  await page.goto('/smart-import');
  await test.step('guides say which file is the right one', () => readGuide(page));
  await choose(page, FIVE.map(sampleFile));
  await expect(page.getByText(/Source limit reached/)).toBeVisible();
  await takeOver(page).click();
  const dialog = page.getByRole('dialog', { name: 'Premium Feature' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await keepNotices(page);
  await choose(page, [sampleFile('kraken-ledgers')]);
  await takeOver(page).click();
  const line = page.getByRole('complementary', { name: 'Notices' });
  const save = line.getByRole('button', { name: 'Save a backup' });
  await expect(save).toBeVisible();
  const download = page.waitForEvent('download');
  await save.click();
  expect((await download).suggestedFilename()).toMatch(/^cryptax-\d{4}-\d\d-\d\d\.backup$/);
  await expect(page).toHaveURL(/multi-exchange/);

  await moveTo(page, '/smart-import');
  await page.getByRole('button', { name: /^Remove import/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectNoImports(page);
  await expect(page.getByText('Import removed')).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('heading', { name: 'Imports so far' })).toBeVisible();
});

/** Guides are found by searching. */
async function readGuide(page: Page): Promise<void> {
  await page.getByLabel('Search exchange or wallet').fill('bitpan');
  await page.getByRole('link', { name: 'Guide for Bitpanda', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bitpanda: export your history' });
  await expect(dialog.getByText('Log in to the web app')).toBeVisible();
  await expect(dialog.getByText('The right file')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Have I got everything? Checklist per exchange' }).click();
  const checklist = page.getByRole('dialog', { name: 'Have I got everything? A checklist per exchange' });
  await checklist.getByRole('link', { name: 'rescue calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Rescue calendar: what exchanges no longer provide' });
  await expect(calendar.getByRole('cell', { name: 'Bittrex' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
}

test('expert: an unknown file is mapped, its rows stand beside their events, and the mapping is remembered, here and elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await staysAfterImport(page);
  await page.goto('/import');
  const text =
    'When,What,Coin,Qty,Price each,Sum EUR\n2024-03-01 10:00:00,buy,BTC,0.5,60000,30000\n2024-04-02 11:30:00,sell,BTC,0.1,62000,6200\n';
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Start Import' }).click();
  await page.getByRole('button', { name: 'Map columns' }).click();
  await expect(page.getByText('amount × price = total').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this mapping' }).click();
  const rows = page.getByRole('table', { name: 'Rows and entries' });
  await expect(rows.getByText('Buy', { exact: true })).toBeVisible();
  await expect(rows.getByText('Sell', { exact: true })).toBeVisible();
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();

  await moveTo(page, '/wallets');
  await moveTo(page, '/import');
  await expectRecognised(page);
  // Remembered, but not for good: what was mapped wrong can be put right.
  await expect(page.getByRole('button', { name: 'Map columns' })).toBeVisible();

  await moveTo(page, '/wallets');
  await moveTo(page, '/import');
  const file = await saved(page, () => page.getByRole('button', { name: 'Save as a file' }).click());
  const elsewhere = await browser.newContext({
    locale: 'en',
    serviceWorkers: 'block',
    ...(baseURL ? { baseURL } : {}),
  });
  const other = await elsewhere.newPage();
  // Not a new visitor: where data are kept would be asked over the screen.
  await other.addInitScript(() => localStorage.setItem('cryptax-storage-choice-made', 'true'));
  await other.goto('/import');
  const pick = other.getByLabel('Load from a file');
  await pick.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(other.getByText('notes.json does not contain Cryptax mappings.', { exact: false })).toBeVisible();
  await pick.setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.bytes });
  await expect(other.getByText('Mappings loaded: 1.')).toBeVisible();
  await expectRecognised(other);
  await elsewhere.close();
});

/** A later file of the same service needs no mapping. */
async function expectRecognised(page: Page): Promise<void> {
  const text = 'When,What,Coin,Qty,Price each,Sum EUR\n2024-05-01 10:00:00,buy,ETH,2,3000,6000\n';
  const file = { name: 'later.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Choose files').setInputFiles(file);
  await page.getByRole('button', { name: 'Start Import' }).click();
  const rows = page.getByRole('table', { name: 'Rows and entries' });
  await expect(rows.getByText('Buy', { exact: true })).toBeVisible();
  await expect(page.getByText(/^mine, recognised with certainty/)).toBeVisible();
}
