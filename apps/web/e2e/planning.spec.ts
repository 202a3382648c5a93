/**
 * Planning in the real browser: every screen over the demo ledger and over a ledger of many purchases. Held against the reference
 * engine: planning-figures.spec.ts. The preview of the free plan: areas/planning/parts/planning-screens.test.tsx.
 */
import type { Locator, Page } from '@playwright/test';
import { purchases } from '../../../benchmarks/purchases-file.ts';
import { goOn, panel, saved } from './planning-scene.ts';
import { priceScene, type World } from './price-scene.ts';
import { changeElsewhere, importFiles, loadDemo, moveTo, staysAfterImport, withPlan } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, expectNotice, test } from './test.ts';

const IS_PDF = /^%PDF-1\.7/;

const slider = (page: Page) => page.getByRole('slider', { name: 'Amount to sell' });

test('every screen over the demo ledger: slider, prices, plan, batch, then strategies, losses and radar in German', async ({
  page,
  baseURL,
  prefer,
}) => {
  const world = await priceScene(page, baseURL ?? '', 'harvest');
  await prefer({ locale: 'en', theme: 'light' });
  await loadDemo(page);
  await test.step('what-if and simulator', () => simulate(page));
  await changeElsewhere(page, { locale: 'de', theme: 'dark' });
  await test.step('strategies, losses and radar', () => lookAhead(page, world));
});

async function simulate(page: Page): Promise<void> {
  await moveTo(page, '/what-if-enhanced');
  const amount = page.getByLabel('Amount to sell in euros');
  await expect(amount).toHaveValue('7,900');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(amount).toHaveValue('8,000');
  await expect(panel(page, 'Result')).toContainText('€8,000.00');

  // A dear coin: the limit comes into reach, and the sale beyond it is taxed.
  await page.getByText('Change prices').click();
  await page.getByLabel('Price of BTC in euros').fill('250000');
  // The demo has one open question, and its answer can still turn the year: the scale says neither what is free nor where the limit is.
  await expect(page.getByRole('main').getByText('depends on open questions').first()).toBeVisible();
  await expect(page.getByText(/Limit at a sale of/)).toHaveCount(0);
  await amount.fill('60000');
  await page.getByRole('radio', { name: /^LIFO/ }).click();
  await expect(panel(page, 'Result')).not.toContainText('€8,000.00');
  await expect(panel(page, 'Result')).toContainText('depends on open questions');
  const tax = async (name: RegExp) => {
    const card = page.locator('label').filter({ has: page.getByRole('radio', { name }) });
    return Number((await card.textContent())?.match(/€([\d,]+)/)?.[1]?.replaceAll(',', ''));
  };
  await expect(async () => {
    const [smart, fifo, lifo] = [await tax(/^SMART/), await tax(/^FIFO/), await tax(/^LIFO/)];
    expect(smart).toBeLessThanOrEqual(fifo);
    expect(smart).toBeLessThanOrEqual(lifo);
  }).toPass();
  // The tax figure opens what it is made of, down to the entry of a lot.
  await panel(page, 'Result')
    .getByRole('button', { name: /show derivation/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Sales plan by lot' });
  await expect(drawer).toContainText(/Recalculated with your real entries/);
  await drawer.getByRole('listitem').getByRole('button').first().click();
  await expect(drawer.getByRole('link', { name: 'Open entry' })).toBeVisible();
  await expectAccessibleDialog(page);
  const csv = await saved(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(csv.split('\r\n')[0]).toContain('day;wallet;asset;lot');
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await goOn(page, 'main', 'Simulator');
  await expect(page.getByLabel('Amount to sell in euros')).toHaveValue('15,000');
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Positions' })).toBeVisible();
  await page.getByRole('button', { name: 'Calculate the plan' }).click();
  const plan = panel(page, 'Multi-year plan');
  await expect(plan).toContainText('Optimum');
  await expect(plan).toContainText('Sell all now (your method)');
  await openDerivation(page, plan);
  const calendar = await saved(page, () => plan.getByRole('button', { name: 'Calendar (.ics)' }).click());
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(await saved(page, () => plan.getByRole('button', { name: 'PDF' }).click())).toMatch(IS_PDF);
  // Another period: the old answer goes.
  await plan.getByRole('radio', { name: '5 years' }).click();
  await expect(plan.getByText('Optimum')).toHaveCount(0);
  const batch = panel(page, 'Several positions');
  await batch.getByRole('button', { name: 'Sell 25%' }).click();
  await expect(batch.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await batch.getByRole('button', { name: 'Undo' }).click();
  await expect(batch).toContainText('€0.00 from 0 sales');
  await batch.getByRole('button', { name: 'Redo' }).click();
  await expect(batch).not.toContainText('from 0 sales');
  await expect(panel(page, 'Repurchase check')).toContainText('Loss affected');
  await expectAccessible(page);
  // Nothing chosen: the specified words.
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await page.getByRole('button', { name: 'Calculate the plan' }).click();
  await expect(plan).toContainText('No positions found to optimise');
}

async function lookAhead(page: Page, world: World): Promise<void> {
  await moveTo(page, '/tax-strategies?year=2025');
  await expect(page.getByRole('table', { name: 'Vergleich 2025' })).toContainText('OPTIMAL');
  await expect(page.getByText('vom Finanzamt anerkannt').first()).toBeVisible();
  await openDerivation(page, page.getByRole('main'));
  await expectAccessible(page);

  await goOn(page, 'navigation', 'Verluste nutzen');
  await expect(page.getByText('Verluste in der Haltefrist')).toBeVisible();
  // Fresh prices of the market, asked for by hand: the analysis follows them.
  const losses = page.locator('dl > div').filter({ hasText: 'Verluste in der Haltefrist' });
  const before = await losses.textContent();
  await world.change({ prices: { BTC: '20000.5', ETH: '900' } });
  await page.getByRole('button', { name: 'Marktkurse laden' }).click();
  await expectNotice(page, '2 aktuelle Kurse geladen: BTC, ETH.');
  await expect(losses).not.toHaveText(before ?? '');
  await openDerivation(page, page.getByRole('table', { name: 'Kandidaten' }));
  expect(await saved(page, () => page.getByRole('button', { name: 'Bericht laden' }).click())).toMatch(IS_PDF);
  await expectAccessible(page);

  await goOn(page, 'navigation', 'Steuer-Radar');
  await expect(page.getByRole('heading', { name: 'Steuerkalender' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kalender (.ics)' })).not.toHaveAttribute('aria-busy');
  const calendar = await saved(page, () => page.getByRole('button', { name: 'Kalender (.ics)' }).click());
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(3);
  await openDerivation(page, page.getByRole('main'));
  await openDerivation(page, panel(page, 'Steuerkalender'));
  await page.getByText('Zu zweit').click();
  await page.getByLabel('Ergebnis § 23 der anderen Person').fill('1500');
  await expect(page.getByText('Freigrenze erreicht', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

/** The first figure of a part that opens what it is made of, always in the same drawer: axe looks at it on other screens. */
async function openDerivation(page: Page, part: Locator): Promise<void> {
  await part
    .getByRole('button', { name: /show derivation|Herleitung anzeigen/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function importPurchases(page: Page, ...history: Parameters<typeof purchases>): Promise<void> {
  await staysAfterImport(page);
  const file = { name: 'trades.csv', mimeType: 'text/csv', buffer: Buffer.from(purchases(...history)) };
  await importFiles(page, file);
}

/** From the side of any screen; its tabs lead on. */
async function openPlanning(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Plan', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulator');
}

/**
 * More lots than any list draws at once, with gains above the limit and losses worth a sale. `E2E_AUDIT=1` goes the same ways
 * over 100,000 events, the longest ledger aimed at; how long they take there is measured by `npm run bench -- planning`.
 */
const MANY: Parameters<typeof purchases> = process.env.E2E_AUDIT ? [100_000] : [2_000, { span: 10, coins: 0.1 }];

test(`${MANY[0]} events: slider and every screen`, async ({ page, prefer }) => {
  test.slow();
  await prefer({ locale: 'en' });
  await withPlan(page, 'pro');
  await importPurchases(page, ...MANY);

  await openPlanning(page);
  await page.getByRole('button', { name: 'Calculate the plan' }).click();
  await expect(panel(page, 'Multi-year plan')).toContainText('Proof');

  await goOn(page, 'main', 'Simulate a sale');
  await expect(page.getByLabel('Amount to sell in euros')).toHaveValue('7,900');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  // How long a move takes is measured by `npm run bench -- planning`; here it has to be right.
  for (let move = 0; move < 10; move++) await page.keyboard.press('ArrowRight');
  await expect(panel(page, 'Result')).toContainText('€9,000.00');
  // A figure down to the row of the file.
  await panel(page, 'Result')
    .getByRole('button', { name: /show derivation/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Sales plan by lot' });
  await drawer.getByRole('listitem').getByRole('button').first().click();
  await expect(drawer.getByText('trades.csv')).toBeVisible();
  await page.keyboard.press('Escape');

  await goOn(page, 'main', 'Tax strategies');
  await expect(page.getByRole('table', { name: 'Comparison 2026' })).toContainText('OPTIMAL');
  // Losses of ADA meet the gains of DOT.
  await goOn(page, 'navigation', 'Tax-loss harvesting');
  const candidates = page.getByRole('table', { name: 'Candidates' });
  await expect(candidates).toContainText('ADA');
  await expect(candidates).toContainText('clearly worth it');
  await candidates
    .getByRole('button', { name: /show derivation/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /at a loss$/ })).toContainText('Tax you save now');
  await page.keyboard.press('Escape');
  await goOn(page, 'navigation', 'Tax radar');
  // Equal purchases ask whether they are one, and what depends on the answers is left out of the tips.
  await expect(page.getByText(/^Hold BTC until /)).toBeVisible();
});
