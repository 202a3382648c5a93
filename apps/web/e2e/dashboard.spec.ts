/**
 * Overview and exchange page in the real browser with a price server of our own: the figures against a ledger worked out by hand;
 * live prices on, moving, one source failing, all failing, offline, back again. And on a phone a dry run and the demo ledger.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { importKraken, priceScene, type World } from './price-scene.ts';
import { expectFits, expectNoImports, loadDemo, moveTo, sampleFile } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';

const total = (page: Page) => page.locator('[data-figure="total"]');
const value = (page: Page, asset: string) => page.locator(`[data-value="${asset}"]`);
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh data' }).click();

/** The amount to the last digit stands in the title of the shortened one. */
const exact = (page: Page, text: string) => page.getByTitle(text, { exact: true }).first();

async function openDashboard(page: Page): Promise<void> {
  await moveTo(page, '/multi-exchange');
  await expect(total(page)).toBeVisible();
}

test('a ledger worked out by hand: exchange page, lots, entries, export, and live prices that fail and come back', async ({
  page,
  baseURL,
  prefer,
  watch,
}) => {
  watch.expectError(/503|ERR_INTERNET_DISCONNECTED|Failed to load resource|Content Security Policy|elsewhere\.example/);
  await prefer({ locale: 'en', theme: 'light', mode: 'expert' });
  const world = await priceScene(page, baseURL ?? '', 'figures');
  await world.change({ failing: ['coinbase'] });
  await importKraken(page);
  await test.step("an exchange's page shows its own part of the ledger; an unknown name is said to be unknown", () =>
    lookAtExchange(page));
  await openDashboard(page);
  await test.step('live prices are switched on', () => switchOn(page));
  await test.step('figures open down to lots, entries, file and line', () => explainFigures(page));
  await test.step('connections are tested, and who is not known is not asked', () => testConnections(page, world));
  await test.step('holdings are saved', () => saveHoldings(page));
  await test.step('prices move; a failing source, an outage and a lost connection never empty the figures', () =>
    movePrices(page, world));
  await test.step('everything is cleared', () => clearAll(page));
});

async function lookAtExchange(page: Page): Promise<void> {
  await moveTo(page, '/exchange/kraken');
  await expect(page.getByRole('heading', { name: /^Kraken/ })).toBeVisible();
  const balance = page.getByRole('grid', { name: 'Balance' });
  await expect(balance.getByTitle('0.0150000001 BTC')).toBeVisible();
  /** Sold 0.005 of 0.0200000001 BTC bought for 1,001: cost 250.25 of the lot; 350 less 0.70 less that is 99.05. */
  const years = page.getByRole('table', { name: 'Years' });
  await expect(years.getByRole('row', { name: /2026/ })).toContainText('99.05');
  await expect(years.getByRole('row', { name: /2026/ })).toContainText('€1.20');
  await expect(page.getByText('No open questions about this exchange.')).toBeVisible();
  await expectAccessible(page);
  await balance.getByTitle('0.0150000001 BTC').click();
  const lots = page.getByRole('dialog', { name: 'Open lots: BTC' });
  await lots.getByRole('button', { name: /held since 10 Jan 2025/ }).click();
  await expect(lots.getByText('line 3, 4')).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save balance and years as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('cryptax-kraken.csv');
  await moveTo(page, '/exchange/no-such-place');
  await expect(page.getByRole('heading', { name: 'Unknown exchange' })).toBeVisible();
}

async function switchOn(page: Page): Promise<void> {
  await expect(page.getByText('Live prices are off.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Switch live prices on' }).click();
  /** 0.0150000001 BTC at 70,000.50 are 1,050.007507; 0.3000000003 ETH at 2,500.25 are 750.075001. */
  await expect(value(page, 'BTC')).toContainText('€1,050.01');
  await expect(value(page, 'ETH')).toContainText('€750.08');
  /** The sum of the lines as they are shown. */
  await expect(total(page)).toContainText('€1,800.09');
  await expect(exact(page, '0.0150000001 BTC')).toBeVisible();
  await expect(exact(page, '0.3000000003 ETH')).toBeVisible();
  await expectAccessible(page);
}

async function explainFigures(page: Page): Promise<void> {
  await value(page, 'ETH').click();
  const drawer = page.getByRole('dialog', { name: 'Open lots: ETH' });
  await expect(drawer.getByText('held since 3 Mar 2026')).toBeVisible();
  await expect(drawer.getByText('tax-free from 4 Mar 2027')).toBeVisible();
  /** Worth 750.075, cost 600.50: a gain of 149.57 or 149.58 by the rounding of its parts. */
  await expect(drawer.getByText(/149\.5[78]/).first()).toBeVisible();
  await drawer.getByRole('button', { name: /0\.30/ }).click();
  await expect(drawer.getByText('kraken-ledgers.csv')).toBeVisible();
  await expect(drawer.getByText('line 5, 6')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');

  /** The total opens to assets, lots, entry, file and line; the address keeps it. */
  await total(page).getByRole('button').first().click();
  await expect(page).toHaveURL(/why=own\.value/);
  const why = page.getByRole('dialog', { name: 'Total value' });
  await expect(why.locator('[data-part="BTC"]')).toContainText('0.015 BTC × €70,000.50');
  await why.locator('[data-part="BTC"]').getByRole('button').first().click();
  await why.getByRole('button', { name: /held since 10 Jan 2025/ }).click();
  await expect(why.getByText('line 3, 4')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/why=/);
}

async function testConnections(page: Page, world: World): Promise<void> {
  await expect(page.locator('[data-ping="binance"]')).toContainText('connected');
  await expect(page.locator('[data-ping="coinbase"]')).toContainText('HTTP 503');
  await expect(page.locator('[data-ping="uniswap"]')).toContainText('connected');
  await world.change({ failing: [] });
  await page.getByRole('button', { name: 'Test APIs' }).click();
  await expect(page.locator('[data-ping="coinbase"]')).toContainText('connected');

  /** Whom the product does not know it cannot ask, and it says so. */
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
  await expect(page.getByText('This page is not allowed to contact elsewhere.example')).toBeVisible();
}

async function saveHoldings(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  await expectAccessible(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Holdings as CSV' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('BTC;0.0150000001;');
  expect(text).toContain('ETH;0.3000000003;600.50;2500.25;coingecko;');
}

async function movePrices(page: Page, world: World): Promise<void> {
  await page.getByRole('combobox', { name: 'Interval' }).click();
  await page.getByRole('option', { name: '5 s', exact: true }).click();
  // Both services say the same: the first one's limit is used up now and then, and nobody waits for it.
  const moved = { BTC: '72500.5', ETH: '2500.25' };
  await world.change({ prices: moved, binance: moved });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  /** Up 3.57 %: a new value and an alert, without any further click. */
  await expect(value(page, 'BTC')).toContainText('€1,087.51');
  await expect(page.getByRole('listitem').filter({ hasText: '+3.57' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Interval' })).toBeDisabled();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();

  await world.change({ failing: ['coingecko'], binance: { BTC: '72600', ETH: '2500.25' } });
  await refresh(page);
  await expect(value(page, 'BTC')).toContainText('€1,089.00');

  await page.context().setOffline(true);
  await refresh(page);
  await expect(page.getByText('Offline. The last prices stay.')).toBeVisible();
  await expect(value(page, 'BTC')).toContainText('€1,089.00');
  await expect(total(page)).toContainText('€1,839.08');

  await page.context().setOffline(false);
  const later = { BTC: '73000', ETH: '2500.25' };
  await world.change({ failing: [], prices: later, binance: later });
  await refresh(page);
  await expect(value(page, 'BTC')).toContainText('€1,095.00');
}

async function clearAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await expectAccessible(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Clear all data' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear for good' }).click();
  await expect(page.getByRole('link', { name: /import/i }).first()).toBeVisible();
  await expect(total(page)).toHaveCount(0);
}

test('on a phone, in the dark and in German: a dry run fits, and the demo ledger goes with one click', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'de', theme: 'dark', mode: 'expert' });
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('a dry run', () => fitDryRun(page));
  await loadDemo(page);
  const banner = page.getByRole('complementary').filter({ hasText: 'Beispielbestand' });
  await expectNoImports(page);
  await expectAccessible(page);
  await openDashboard(page);
  const rows = page.locator('a[href*="event="]');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: '10 weitere laden' }).click();
  await expect(rows).toHaveCount(20);
  await expectFits(page);
  await expectAccessible(page);

  // One line above the content, and the answer on the first screen, of the overview and of the report.
  await page.evaluate(() => scrollTo(0, 0));
  await expectOnFirstScreen(page, total(page));
  await expect(page.getByRole('complementary', { name: 'Hinweise' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Alle 2 Hinweise' }).click();
  await expect(page.locator('[data-notice]')).toHaveCount(2);
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await moveTo(page, '/klaus-tax');
  const tax = page.locator('[data-figure="tax"], [data-figure="tax-range"]');
  await expect(tax).toBeVisible();
  await expectOnFirstScreen(page, tax);
  await expect(page.getByRole('complementary', { name: 'Hinweise' })).toHaveCount(1);
  await banner.getByRole('button', { name: 'Beispieldaten entfernen' }).click();
  await expect(banner).toHaveCount(0);
});

async function fitDryRun(page: Page): Promise<void> {
  // Exports bear the account, the period and the moment in their name.
  const name = `${'kraken_ledgers_2024-01-01_2026-12-31_'.repeat(4)}final.csv`;
  const kraken = { name, mimeType: 'text/csv', buffer: readFileSync(sampleFile('kraken-ledgers')) };
  for (const path of ['/smart-import', '/import']) {
    await moveTo(page, path);
    await page.getByLabel('Dateien wählen').setInputFiles([kraken]);
    if (path === '/import') await page.getByRole('button', { name: 'Import starten' }).click();
    await expect(page.getByRole('button', { name: /Buchungen übernehmen$/ })).toBeVisible();
    await expectFits(page, path);
    await expectAccessible(page);
  }
}

/** Above the bar at the foot of a phone, without scrolling. */
async function expectOnFirstScreen(page: Page, figure: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const bar = await page.locator('nav').last().boundingBox();
      const box = await figure.boundingBox();
      return (bar?.y ?? 0) - (box?.y ?? Infinity) - (box?.height ?? 0);
    })
    .toBeGreaterThan(0);
}
