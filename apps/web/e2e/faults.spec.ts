/**
 * Broken surroundings and hostile files in the real browser, where only the real one can tell: storage that the browser
 * refuses, a worker that dies, a newer program in another tab, and files whose content would like to run.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoImports, moveTo, sampleFile, staysAfterImport, takeOver, withPlan } from './steps.ts';
import { expect, test } from './test.ts';

const KRAKEN = sampleFile('kraken-ledgers');
const openPoints = (page: Page) => page.getByRole('link', { name: /^Transactions/ });

test.beforeEach(async ({ page, prefer }) => {
  await prefer({ locale: 'en', theme: 'light' });
  await withPlan(page, 'premium');
  await staysAfterImport(page);
  await page.addInitScript(() => {
    const started: Worker[] = [];
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        started.push(this);
      }
    };
    Object.assign(window, { started });
  });
});

const workers = (page: Page) => page.evaluate(() => (window as unknown as { started: Worker[] }).started.length);
const killWorker = (page: Page) =>
  page.evaluate(() => (window as unknown as { started: Worker[] }).started.at(-1)?.terminate());

test('full storage refuses all of an import; a dead worker comes back; what a file holds never runs; a newer tab asks to reload', async ({
  page,
}) => {
  await page.goto('/smart-import');
  const origin = new URL(page.url()).origin;
  const browser = await page.context().newCDPSession(page);
  const quota = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize === undefined ? {} : { quotaSize }) });

  await page.getByLabel('Choose files').setInputFiles(KRAKEN);
  await expect(takeOver(page)).toBeVisible();
  await quota(1);
  await takeOver(page).click();
  await expect(page.getByText("The browser's storage is full. Your data is unchanged.")).toBeVisible();
  await page.reload();
  await expectNoImports(page);

  await quota();
  await page.getByLabel('Choose files').setInputFiles(KRAKEN);
  await expect(takeOver(page)).toBeVisible();
  await killWorker(page);
  await expect.poll(() => workers(page)).toBe(2);
  // The dry run died with the worker: nothing is written, and the same files go through again.
  await takeOver(page).click();
  await expect(page.getByText('This check is no longer valid. Read the files again.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Choose files').setInputFiles(KRAKEN);
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();
  // They are counted a moment after the import.
  await expect(openPoints(page)).toHaveText(/\d+ open/);
  const before = await openPoints(page).textContent();
  await killWorker(page);
  await page.getByRole('link', { name: /^Transactions/ }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(openPoints(page)).toHaveText(before ?? '');

  await test.step('what a file holds is shown and exported as text, and never runs', () => importHostile(page));

  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('cryptax-db', 9990);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const count = request.result.transaction('chunks').objectStore('chunks').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );
  expect(kept).toBeGreaterThan(0);
  await expect(page.getByText('A newer version is open in another tab. Reload this page.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The data comes from a newer version. Reload the page.')).toBeVisible();
});

const IMG = '<img src=x onerror="window.hacked=1">';
const FORMULA = '=HYPERLINK("http://evil.example","x")';

/** Our own format takes any text as wallet, coin and note. */
const HOSTILE = {
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'h1',
      kind: 'buy',
      at: '2024-01-10T10:00:00Z',
      wallet: IMG,
      in: { asset: '=2+3', amount: '4' },
      valueEur: '100.00',
      note: `<script>window.hacked=1</script>${FORMULA}`,
    },
    {
      id: 'h2',
      kind: 'buy',
      at: '2024-01-11T10:00:00Z',
      wallet: FORMULA,
      in: { asset: IMG, amount: '2' },
      valueEur: '5.00',
    },
  ],
};

async function importHostile(page: Page): Promise<void> {
  await moveTo(page, '/smart-import');
  await page.getByLabel('Choose files').setInputFiles({
    name: '<svg onload=window.hacked=1>.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(HOSTILE)),
  });
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();
  await expect(page.getByText('<svg onload=window.hacked=1>.json').first()).toBeVisible();

  await moveTo(page, '/transactions');
  await page.getByRole('row').filter({ hasText: '=2+3' }).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(IMG).first()).toBeVisible();
  await expect(drawer.getByText('<script>window.hacked=1</script>', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await moveTo(page, '/portfolio');
  await page.getByRole('button', { name: 'Export' }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Holdings (CSV)' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain("'=2+3");
  expect(csv).not.toMatch(/(^|[;,"])=/m);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
}
