/** Settings of the exchanges and the price comparison with a price server of our own; nothing leaves the machine. */
import type { Page } from '@playwright/test';
import { priceScene, type World } from './price-scene.ts';
import { moveTo } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';

test('own prices and newer rates, then what a difference of prices really leaves', async ({
  page,
  baseURL,
  prefer,
  watch,
}) => {
  watch.expectError(/404|503|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await prefer({ locale: 'en', theme: 'light', mode: 'expert' });
  const world = await priceScene(page, baseURL ?? '', 'settings');
  await world.change({ failing: ['binance'] });
  await page.goto('/arbitrage');
  await expect(page.getByText('No comparison without live prices')).toBeVisible();
  await test.step('connections by the button, newer rates, own prices that value what nobody knows', () =>
    setUpPrices(page));
  await test.step('the comparison tells what is really left, and says when it cannot ask', () =>
    compareVenues(page, world));
});

async function setUpPrices(page: Page): Promise<void> {
  await moveTo(page, '/exchange-settings');
  await page.getByRole('button', { name: 'Test all' }).click();
  await expect(page.locator('[data-ping="kraken"]')).toContainText('connected');
  await expect(page.locator('[data-ping="binance"]')).toContainText('HTTP 503');
  await expect(page.locator('[data-figure="rates"]')).toContainText('21 Aug 2026');
  await page.getByRole('button', { name: 'Switch live prices on' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('[data-figure="rates"]')).toContainText('13 Nov 2026');

  await page.getByLabel('Load price file').setInputFiles({
    name: 'mine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('date,symbol,close,currency\n2021-03-04,FOO,1.50,EUR\nnonsense'),
  });
  await expect(page.getByRole('main').getByText('mine.csv', { exact: true })).toBeVisible();
  await expect(page.getByText(/1 line could not be read/)).toBeVisible();
  await page.getByLabel('Coin', { exact: true }).fill('bar');
  await page.getByLabel('Day', { exact: true }).fill('2021-03-04');
  await page.getByLabel('Price per unit').fill('2.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByText('BAR', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

async function compareVenues(page: Page, world: World): Promise<void> {
  await world.change({
    failing: [],
    books: { binance: { BTC: ['49990', '50000'] }, kraken: { BTC: ['51000', '51010'] } },
  });
  await moveTo(page, '/arbitrage');
  /**
   * 1,000 euro buy 0.02 BTC at 50,000 and cost 1.00; sold at 51,000 they bring 1,020 less 4.08: 14.92 before tax. The
   * empty ledger is far below the limit, so no tax. Binance's withdrawal fee is not known.
   */
  await expect(page.locator('[data-left="BTC"]')).toContainText('+€14.92');
  await expect(page.getByText('without withdrawal fee').first()).toBeVisible();
  await page.getByLabel('Withdrawal fee Binance in BTC').fill('0.0001');
  /** 0.0001 BTC less arrive: 5.10 less, of which 0.0204 would have been fee: 9.84. */
  await expect(page.locator('[data-left="BTC"]')).toContainText('+€9.84');
  await page.getByRole('button', { name: 'BTC: execute' }).click();
  await expect(page.getByRole('dialog', { name: 'Why Cryptax does not trade' })).toContainText(
    'Rough estimate at 26.375',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(page.getByText('Without the internet there are no exchange prices.')).toBeVisible();
}
