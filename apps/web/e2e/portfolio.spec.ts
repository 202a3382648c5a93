/**
 * The portfolio in the real browser: empty, then over the demo ledger with the bundled prices. Amounts are held against a
 * sum over the demo lines themselves, to the last digit; every button must do what it says.
 */
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { DEMO_LINES } from '../src/platform/ledger/demo/demo-lines.data.ts';
import { changeElsewhere, expectFits, loadDemo, moveTo } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';

/** All demo amounts have at most this many decimals. */
const SCALE = 8;

function units(amount: string): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(SCALE, '0'));
}

/** What the lines leave in hand: in less out less fees in coin. The ATOM were never bought, so their sale is stopped. */
function heldByLines(): ReadonlyMap<string, bigint> {
  const held = new Map<string, bigint>();
  const move = (leg: string, sign: bigint) => {
    const [amount = '', asset = ''] = leg.split(' ');
    if (asset !== '' && asset !== 'EUR') held.set(asset, (held.get(asset) ?? 0n) + sign * units(amount));
  };
  for (const line of DEMO_LINES.trim().split('\n')) {
    const [, kind, , out = '', into = '', , fee = ''] = line.split('|');
    if (out.endsWith(' ATOM')) continue;
    if (kind !== 'transfer') move(out, -1n);
    move(into, 1n);
    move(fee, -1n);
  }
  return new Map([...held].filter(([, amount]) => amount > 0n));
}

async function download(page: Page, button: string | RegExp, item: string): Promise<Download> {
  await page.getByRole('button', { name: button }).click();
  await expectAccessible(page, '[role="menu"]');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
  return file;
}

async function csvRows(file: Download): Promise<readonly Readonly<Record<string, string>>[]> {
  const text = readFileSync(await file.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim();
  const [head = [], ...rows] = text.split('\r\n').map((line) => line.split(';'));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

async function expectEmpty(page: Page, sentence: string): Promise<void> {
  await page.goto('/portfolio');
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
}

test('the portfolio: figures to the last digit in both languages, on the screen, in charts and in files', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'en', theme: 'light', mode: 'expert' });
  await expectEmpty(page, 'After the first import you see every holding with its value, lots and key figures here.');
  await loadDemo(page);
  await moveTo(page, '/portfolio');
  await test.step('figures are the ledger’s own, on the screen, in lots and in files', () => compareFigures(page));
  await test.step('every part of it fits a phone', () => expectFitsPhone(page));
  await page.setViewportSize({ width: 1280, height: 720 });
  await changeElsewhere(page, { locale: 'de', theme: 'dark' });
  await page.getByRole('tab', { name: 'Bestand' }).click();
  await test.step('charts, analysis and rebalancing, by keyboard and as files', () => workWithCharts(page));
});

async function compareFigures(page: Page): Promise<void> {
  const held = heldByLines();
  for (const [asset, amount] of held) {
    const shown = await page.locator(`[data-amount="${asset}"]`).getAttribute('data-exact');
    expect(units(shown ?? ''), asset).toBe(amount);
  }
  await expect(page.locator('[data-amount]')).toHaveCount(held.size);

  const positions = await csvRows(await download(page, 'Export', 'Holdings (CSV)'));
  expect(new Map(positions.map(({ asset = '', amount = '' }) => [asset, units(amount)]))).toEqual(held);
  /** Values are to the cent, so their sum is the total on top. */
  const total = positions.reduce((sum, { value_eur: value = '' }) => sum + BigInt(value.replace('.', '')), 0n);
  const words = (await page.locator('[data-figure="total"]').textContent()) ?? '';
  expect(words.replace(/[^\d]/g, '')).toContain(String(total));

  const lots = await csvRows(await download(page, 'Export', 'Open lots (CSV)'));
  const sums = new Map<string, bigint>();
  for (const { asset = '', amount = '' } of lots) sums.set(asset, (sums.get(asset) ?? 0n) + units(amount));
  expect(sums).toEqual(held);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Lots' }).click();
  const lotsPanel = page.getByRole('tabpanel', { name: 'Lots' });
  await lotsPanel.locator('summary, [aria-expanded]').first().click();
  await lotsPanel.getByRole('grid').first().getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog', { name: /^Lot of / })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Holdings', 'Lots', 'Analysis', 'Rebalance']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.locator('[data-figure="total"]')).toBeVisible();
    await expectFits(page, name);
  }
}

async function workWithCharts(page: Page): Promise<void> {
  const chart = await download(page, 'Wertentwicklung herunterladen', 'Als Bild (PNG)');
  expect(
    readFileSync(await chart.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const curve = await csvRows(await download(page, 'Wertentwicklung herunterladen', 'Als Tabelle (CSV)'));
  expect(curve.length).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Als Tabelle zeigen' }).first().click();
  await expect(page.getByRole('columnheader', { name: 'Anschaffungskosten' }).first()).toBeVisible();

  await expect(page.getByRole('cell', { name: /Kauf .* XRP/ }).first()).toBeAttached();

  await page.getByRole('button', { name: /^BTC, \d+,\d\s%/ }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Ring' }).click();
  await expect(page.getByRole('button', { name: /^BTC, \d+,\d\s%/ })).toHaveCount(0);

  await page.locator('[data-chain="bitcoin"]').getByRole('button').click();
  await expect(page.locator('[data-amount]')).toHaveCount(1);

  await page.getByRole('tab', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/tab=analysis/);
  await expect(page.locator('[data-statistic="volatility"]')).toHaveText(/^\d+,\d\s%$/);
  await page.getByRole('button', { name: 'Volatilität: Formel, Zeitraum und Stichprobe' }).focus();
  await expect(page.getByRole('tooltip')).toContainText(/√365.*Stichprobe: \d+ Tagesrenditen/s);
  await expect(page.getByRole('table', { name: 'Korrelation der Assets' }).getByText('1,00').first()).toBeVisible();
  await page.getByRole('radio', { name: '1 Monat' }).click();
  /** The bundled prices end in September: a month without prices has no statistics, and says so. */
  await expect(page.locator('[data-statistic="volatility"]')).toHaveText('zu wenig Daten');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Umschichtung simulieren' }).click();
  await expect(page).toHaveURL(/tab=rebalance/);
  const trades = page.getByRole('table', { name: 'Vorschlag' });
  await expect(trades.getByText('Verkaufen').first()).toBeVisible();
  await page.getByLabel('Ziel für BTC in Prozent').fill('0');
  await expect(trades.getByRole('row').filter({ hasText: 'Verkaufen BTC' })).toContainText(/0,163351/);
  await expect(page.locator('[data-figure="extra-tax"]')).toHaveText(/€/);
  await expectAccessible(page);

  await expect(page.getByRole('link', { name: 'Steuerbericht', exact: true }).last()).toHaveAttribute(
    'href',
    /klaus-tax\?year=\d{4}/,
  );
  await expect(page.getByRole('link', { name: 'Optimieren' })).toHaveAttribute('href', /unified-tax-optimizer/);
}
