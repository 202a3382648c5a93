/**
 * The first visit, from the landing page to the downloaded report: a beginner in German on a phone, an expert in English
 * with the keyboard alone. Both without an account; the first with the network cut after the first load: from then on every
 * file must come out of the browser itself. No request may leave the machine.
 */
import { readFile } from 'node:fs/promises';
import { pdfText } from '@cryptax/reports/testing';
import type { Locator, Page, Request } from '@playwright/test';
import { tabTo } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';
import { untilKept } from './until-kept.ts';

/** Bought for 20,000.00, sold after five months for 22,500.00: a gain of 2,500.00 in 2024, over the limit of 1,000. */
const LEDGER = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'b',
      at: '2024-01-10T10:00:00Z',
      kind: 'buy',
      wallet: 'A',
      in: { asset: 'BTC', amount: '0.5' },
      valueEur: '20000.00',
      source: { file: 'trades.csv', line: 2 },
    },
    {
      id: 's',
      at: '2024-06-10T10:00:00Z',
      kind: 'sell',
      wallet: 'A',
      out: { asset: 'BTC', amount: '0.5' },
      valueEur: '22500.00',
      source: { file: 'trades.csv', line: 3 },
    },
  ],
});
const FILE = { name: 'ledger.json', mimeType: 'application/json', buffer: Buffer.from(LEDGER) };

/** Opens the landing page once, then there is no network; gives a list of what still got through. */
async function visitAndCut(page: Page): Promise<readonly string[]> {
  // The last thing that is fetched by itself; cut before it comes, it would count as having got through.
  const site = page.waitForResponse(/\/site\.json$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilKept(page);
  await site;
  await page.context().setOffline(true);
  const through: string[] = [];
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('response', (response) => {
    const isOutside = response.url().startsWith('http') && !response.fromServiceWorker();
    // What was asked for before the cut may still be reported on a slow machine.
    if (isOutside && asked.has(response.request())) through.push(response.url());
  });
  return through;
}

async function savedPdf(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  expect(download.suggestedFilename()).toBe('Annual_Report_2024.pdf');
  const { pages } = await pdfText(new Uint8Array(await readFile(await download.path())));
  return pages.flat(2).join(' ');
}

test.describe('a beginner on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE', serviceWorkers: 'allow' });

  test('goes from the landing page to the downloaded report, without account and network', async ({ page, watch }) => {
    watch.expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to load resource/);
    const through = await visitAndCut(page);
    // Two clicks and one file to the first own figure, and nothing to close on the way.
    await page.getByRole('link', { name: 'Privat starten, ohne Konto' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/smart-import');
    await page.getByLabel('Dateien wählen').setInputFiles(FILE);
    await page.getByRole('button', { name: '2 Buchungen übernehmen' }).click();
    // That it is done is said for two seconds, too short for a busy machine to look; then comes the overview by itself.
    await expect(page).toHaveURL((url) => url.pathname === '/multi-exchange');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const guide = page.getByRole('region', { name: 'Begleiter der Tour' });
    await expect(guide.getByRole('status')).toHaveText('1 von 4 Schritten erledigt');
    await expectAccessible(page);
    // It unfolds where it stands, and folds again.
    const toggle = guide.getByRole('button', { name: /^Schritt 2 von 4/ });
    await toggle.click();
    await expect(guide.getByRole('link', { name: 'Zur DeFi-Analyse' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await toggle.click();
    await expect(guide.getByRole('link', { name: 'Zur DeFi-Analyse' })).toHaveCount(0);

    // One line above the overview: first what could be lost, then the next step.
    const line = page.getByRole('complementary', { name: 'Hinweise' });
    await expect(line.getByText('Jetzt sichern?')).toBeVisible();
    await line.getByRole('button', { name: 'Später' }).click();
    await expect(line.getByText('Dein nächster Schritt')).toBeVisible();
    await page.getByRole('link', { name: 'Zum Steuerbericht' }).click();
    // The file ends in 2024, which is the year that it has something to declare in; nobody has to look for it.
    await expect(page.getByRole('heading', { level: 1, name: 'Steuerbericht 2024' })).toBeVisible();
    await expect(page.getByText('So kommt dein Ergebnis zustande')).toBeVisible();
    const text = await savedPdf(page, () => page.getByRole('button', { name: 'PDF laden' }).first().click());
    expect(text).toContain('2.500,00');
    expect(text).toMatch(/Vorschau/i);
    await expect(guide.getByRole('status')).toHaveText('2 von 4 Schritten erledigt');
    expect(through).toEqual([]);
  });
});

test.describe('an expert with the keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('goes the same way without touching the mouse', async ({ page, prefer }) => {
    await prefer({ mode: 'expert', theme: 'dark', newVisitor: true });
    await page.goto('/');
    await press(page, page.getByRole('link', { name: 'Start privately, no account' }));
    await expect(page).toHaveURL((url) => url.pathname === '/smart-import');

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page, page.locator('button', { hasText: 'Choose files' })),
    ]);
    await chooser.setFiles(FILE);
    await press(page, page.getByRole('button', { name: 'Add 2 entries' }));
    await expect(page).toHaveURL((url) => url.pathname === '/multi-exchange');

    const toggle = page.getByRole('region', { name: 'Tour guide' }).getByRole('button', { name: /^Step 2 of 4/ });
    await press(page, toggle);
    await expect(page.getByRole('link', { name: 'Go to the DeFi analysis' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Go to the DeFi analysis' })).toHaveCount(0);
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Control+k');
    // The page behind may have lists of its own.
    await page.getByRole('dialog').getByRole('combobox').pressSequentially('Tax report');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Tax report/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Tax report/ })).toBeVisible();
    await press(page, page.getByRole('button', { name: /Tax year/ }));
    await press(page, page.getByRole('dialog', { name: 'Tax year' }).getByRole('button', { name: '2024' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Tax report 2024' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Result by law' })).toBeVisible();
    const text = await savedPdf(page, () => press(page, page.getByRole('button', { name: 'Download PDF' }).first()));
    expect(text).toContain('2,500.00');
  });
});

/** Walks to it with the Tab key, wherever the focus is, and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  // What is still off is not reached by Tab.
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await tabTo(page, target, 120);
  await page.keyboard.press('Enter');
}
