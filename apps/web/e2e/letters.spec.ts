/** When a letter comes: the answer to the tax office, the proof of origin for a bank, past years, another program's report and a platform's statement. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { moveTo, staysAfterImport, takeOver } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';

const FOREIGN = join(import.meta.dirname, '..', '..', '..', 'packages', 'importers', 'foreign-reports');

const coin = (amount: string) => ({ asset: 'BTC', amount });
const euro = (amount: string) => ({ asset: 'EUR', amount });

/** Paid in, bought, sold and paid out in 2023 and 2024; one sale without a purchase. */
const EVENTS = [
  { id: 'm1', at: '2023-01-09T10:00:00Z', kind: 'money-in', wallet: 'Kraken', money: euro('17000.00') },
  { id: 'b1', at: '2023-01-10T10:00:00Z', kind: 'buy', wallet: 'Kraken', in: coin('1'), valueEur: '16020.00' },
  { id: 's1', at: '2024-03-01T10:00:00Z', kind: 'sell', wallet: 'Kraken', out: coin('0.5'), valueEur: '28000.00' },
  { id: 'o1', at: '2024-03-04T10:00:00Z', kind: 'money-out', wallet: 'Kraken', money: euro('28000.00') },
  {
    id: 'x1',
    at: '2024-05-01T10:00:00Z',
    kind: 'sell',
    wallet: 'Paper',
    out: { asset: 'XMR', amount: '5' },
    valueEur: '700.00',
  },
];

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a letter is answered, money is traced, and another report is compared', async ({ page, prefer }) => {
  await prefer({ locale: 'en', theme: 'light', mode: 'expert' });
  await staysAfterImport(page);
  await page.goto('/smart-import');
  const buffer = Buffer.from(JSON.stringify({ format: 'cryptax-ledger', version: 1, events: EVENTS }));
  await page.getByLabel('Choose files').setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer });
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();

  // A document at the first entry, with what it shows.
  await moveTo(page, '/transactions');
  await page.locator('tr[data-event]').last().click();
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Origin' }) });
  await drawer.getByRole('tab', { name: 'Origin' }).click();
  await drawer.getByLabel('Attach a document').setInputFiles({
    name: '<b>statement</b>.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('abc'),
  });
  const document = drawer.getByRole('listitem').filter({ hasText: '<b>statement</b>.txt' });
  await expect(document).toContainText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  await document.getByRole('button', { name: 'Change' }).click();
  await document.getByLabel('What does the file show?').fill('Deposit of January');
  await document.getByRole('button', { name: 'Save' }).click();
  await expect(document).toContainText('Deposit of January');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await moveTo(page, '/answer-kit');
  await page.getByLabel('Reference on the letter').fill('VIII/3');
  await page.getByLabel('Deadline', { exact: true }).fill('01.09.2027');
  for (const year of ['2025', '2024', '2023']) {
    const box = page.getByRole('checkbox', { name: year, exact: true });
    if (await box.count()) await box.setChecked(year !== '2025');
  }
  await page.getByRole('checkbox', { name: /^Origin of funds/ }).check();
  await page.getByRole('checkbox', { name: /^Documents and proofs/ }).check();
  const missing = page
    .getByRole('listitem')
    .filter({ hasText: '2024: Departures without a documented acquisition: 1' });
  await expect(missing).toContainText('Disposals with acquisition and holding period');
  await expect(page.getByRole('listitem').filter({ hasText: 'Name or address of the sender' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Annex \d+Origin of funds/ })).toContainText('2 rows');
  await expect(page.getByRole('listitem').filter({ hasText: /^Annex \d+Documents and proofs/ })).toContainText('1 row');
  await expectAccessible(page);
  const letter = await saved(page, 'Answer as PDF');
  expect([letter.name, letter.bytes.subarray(0, 5).toString()]).toEqual(['Antwort_Finanzamt.pdf', '%PDF-']);
  const calendar = await saved(page, 'Add deadline to calendar');
  expect(calendar.bytes.toString()).toContain('DTSTART;VALUE=DATE:20270901');

  await moveTo(page, '/proof-of-origin');
  await expect(page.getByRole('img', { name: /^Picture of the way from the money paid in/ })).toBeVisible();
  await expect(page.getByText('From your own deposits')).toBeVisible();
  await expectAccessible(page);
  const dossier = await saved(page, 'Dossier as PDF');
  expect([dossier.name, dossier.bytes.subarray(0, 5).toString()]).toEqual(['Herkunftsnachweis.pdf', '%PDF-']);

  await moveTo(page, '/past-years');
  const comparison = await saved(page, 'Comparison as PDF');
  expect([comparison.name, comparison.bytes.subarray(0, 5).toString()]).toEqual(['Vergangene_Jahre.pdf', '%PDF-']);
  await expectAccessible(page);

  await moveTo(page, '/second-opinion');
  await page.getByLabel('Choose a file').setInputFiles(join(FOREIGN, 'koinly-2024.csv'));
  await expect(page.getByText('The causes add up to the difference exactly.')).toBeVisible();
  const opinion = await saved(page, 'Comparison as PDF');
  expect([opinion.name, opinion.bytes.subarray(0, 5).toString()]).toEqual(['Zweitmeinung_2024.pdf', '%PDF-']);
  await expectAccessible(page);

  // What Kraken reports of 2026 is held against the book in the same place.
  await page.getByLabel('Choose a file').setInputFiles(join(FOREIGN, 'carf-2026.xml'));
  await expect(page.getByText('Sums that differ')).toBeVisible();
  const platform = await saved(page, 'Comparison as PDF');
  expect([platform.name, platform.bytes.subarray(0, 5).toString()]).toEqual(['Plattformvergleich_2026.pdf', '%PDF-']);
  await expectAccessible(page);
});
