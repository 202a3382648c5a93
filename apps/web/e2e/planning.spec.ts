/**
 * Planning in the real browser: every screen over the demo ledger and over a ledger of many purchases, held against the
 * reference engine. The preview of the free plan: areas/planning/parts/planning-screens.test.tsx.
 */
import { readFileSync } from 'node:fs';
import { addYears, dec, formatDecimal, multiply, subtract, toCents } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent, type Method } from '@cryptax/ledger';
import { referenceResult } from '@cryptax/ledger/testing';
import { pdfText } from '@cryptax/reports/testing';
import type { Locator, Page } from '@playwright/test';
import { purchases } from '../../../benchmarks/purchases-file.ts';
import { priceScene } from './price-scene.ts';
import { importFiles, loadDemo, moveTo, staysAfterImport, withPlan } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, expectNotice, test } from './test.ts';

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await press();
  const file = await waiting;
  return readFileSync(await file.path(), 'latin1');
}

const IS_PDF = /^%PDF-1\.7/;

const slider = (page: Page) => page.getByRole('slider', { name: 'Amount to sell' });
const panel = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
    .last();

test('what-if and simulator over the demo ledger: slider, prices, strategies, plan, batch', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'en' });
  await loadDemo(page);
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
  await lookAtDerivation(page, plan);
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
});

test('strategies, losses and radar over the demo ledger, in German', async ({ page, baseURL, prefer }) => {
  const world = await priceScene(page, baseURL ?? '', 'harvest');
  await prefer({ locale: 'de', theme: 'dark' });
  await loadDemo(page);
  await moveTo(page, '/tax-strategies?year=2025');
  await expect(page.getByRole('table', { name: 'Vergleich 2025' })).toContainText('OPTIMAL');
  await expect(page.getByText('vom Finanzamt anerkannt').first()).toBeVisible();
  await lookAtDerivation(page, page.getByRole('main'));
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
  await lookAtDerivation(page, page.getByRole('table', { name: 'Kandidaten' }));
  expect(await saved(page, () => page.getByRole('button', { name: 'Bericht laden' }).click())).toMatch(IS_PDF);
  await expectAccessible(page);

  await goOn(page, 'navigation', 'Steuer-Radar');
  await expect(page.getByRole('heading', { name: 'Steuerkalender' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kalender (.ics)' })).not.toHaveAttribute('aria-busy');
  const calendar = await saved(page, () => page.getByRole('button', { name: 'Kalender (.ics)' }).click());
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(3);
  await lookAtDerivation(page, page.getByRole('main'));
  await lookAtDerivation(page, panel(page, 'Steuerkalender'));
  await page.getByText('Zu zweit').click();
  await page.getByLabel('Ergebnis § 23 der anderen Person').fill('1500');
  await expect(page.getByText('Freigrenze erreicht', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

/** The first figure of a part that opens what it is made of. */
async function lookAtDerivation(page: Page, part: Locator): Promise<void> {
  await part
    .getByRole('button', { name: /show derivation|Herleitung anzeigen/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessibleDialog(page);
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

/** Within the running app, so that the ledger stays open. */
async function goOn(page: Page, group: 'navigation' | 'main', name: string): Promise<void> {
  await page.getByRole(group).getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
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

/** Days before now, so that the holding periods are the same whenever the test runs. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
const traded = (id: string, days: number, kind: 'buy' | 'sell', amount: string, asset: string, valueEur: string) => {
  const leg = { asset, amount };
  const base = { id, at: ago(days), wallet: 'Kraken', valueEur, source: { file: `${id}.csv`, line: 2 } };
  return kind === 'buy' ? { ...base, kind, in: leg } : { ...base, kind, out: leg };
};
const LOTS: readonly LedgerEvent[] = [
  traded('free', 500, 'buy', '0.1', 'BTC', '4500.07'),
  traded('cheap', 60, 'buy', '0.5', 'BTC', '20000.01'),
  traded('dear', 30, 'buy', '0.3', 'BTC', '18000.40'),
];
/** A gain of this year, and a coin whose loss is far larger than it. */
const LATER: readonly LedgerEvent[] = [
  traded('loss', 40, 'buy', '10', 'ETH', '1000000.00'),
  traded('bought', 20, 'buy', '100', 'DOT', '1000.00'),
  traded('gain', 0, 'sell', '100', 'DOT', '5000.00'),
];

/** What the reference engine makes of this year, with the limit and the flat rate worked out here. */
function byReference(events: readonly LedgerEvent[], method: Method = 'FIFO') {
  const { years } = referenceResult(events, { ...DEFAULT_SETTINGS, method }, (day) => addYears(day, 1));
  const net = years.at(-1)?.taxable.net ?? '0.00';
  return { net, tax: Number(net) < 1000 ? '0.00' : formatDecimal(toCents(multiply(dec(net), dec('0.26375')))) };
}

/** The same for a sale of bitcoin at 50,000 that is added today: by a method, or of the lots that it names. */
function soldByReference(amount: string, { method, lotIds }: { method?: Method; lotIds?: readonly string[] } = {}) {
  const proceeds = formatDecimal(toCents(multiply(dec(amount), dec('50000'))));
  const sale = { ...traded('sale', 0, 'sell', amount, 'BTC', proceeds), ...(lotIds && { lotIds }) };
  const { net, tax } = byReference([...LOTS, sale], method);
  return { sale, proceeds, net, tax, left: formatDecimal(subtract(dec(proceeds), dec(tax))) };
}

/** The lots in every order that can be named; the first of the answers costs least. */
function leastByReference(amount: string) {
  const orders = LOTS.flatMap(({ id: last }) => {
    const [one, two] = LOTS.map(({ id }) => id).filter((id) => id !== last);
    return [
      [one, two, last],
      [two, one, last],
    ];
  });
  const found = orders.map((order) => soldByReference(amount, { lotIds: order.filter((id) => id !== undefined) }));
  return found.sort((a, b) => Number(a.tax) - Number(b.tax))[0];
}

/** As the page reads it out, whatever sign it has. */
const english = (euro: string) => euro.replace('-', '').replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
/** A tax stands without its cents. */
const whole = (euro: string) => english(euro).replace(/\.\d+$/, '');

async function importEvents(page: Page, name: string, events: readonly LedgerEvent[]): Promise<void> {
  const buffer = Buffer.from(JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
  await importFiles(page, { name, mimeType: 'application/json', buffer });
}

async function setPrice(page: Page): Promise<void> {
  await page.getByText('Change prices').click();
  await page.getByLabel('Price of BTC in euros').fill('50000');
}

test('every planning screen shows what the reference engine finds, and a step becomes a sale with its receipt', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'en' });
  await withPlan(page, 'pro');
  await staysAfterImport(page);
  await importEvents(page, 'lots.json', LOTS);
  await moveTo(page, '/what-if-enhanced');
  await setPrice(page);
  await page.getByLabel('Amount to sell in euros').fill('20000');
  const result = panel(page, 'Result');
  const choice = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const card = (name: string) => page.locator('label').filter({ has: choice(name) });
  for (const method of ['FIFO', 'LIFO', 'HIFO', 'LOFO'] as const) {
    await choice(method).click();
    const { net, left } = soldByReference('0.4', { method });
    await expect(result).toContainText(english(net));
    await expect(result).toContainText(english(left));
  }

  await goOn(page, 'main', 'Simulator');
  await setPrice(page);
  await page.getByLabel('Amount to sell in euros').fill('42500');
  const [inForce, best] = [soldByReference('0.85'), leastByReference('0.85')];
  if (best === undefined) throw new Error('lots have an order');
  expect(Number(best.tax)).toBeGreaterThan(0);
  for (const [name, { net, tax, left }] of [
    ['FIFO', inForce],
    ['SMART', best],
  ] as const) {
    await choice(name).click();
    await expect(result).toContainText(english(left));
    await expect(card(name)).toContainText(`Year total, section 23€${english(net)}`);
    await expect(card(name)).toContainText(`€${whole(tax)}Tax`);
  }

  // All of it now: the optimiser finds what SMART found, and says what the method would cost.
  const plan = panel(page, 'Multi-year plan');
  await plan.getByLabel('Target amount (value today)').fill('42500');
  await plan.getByRole('radio', { name: '1 year' }).click();
  await plan.getByRole('radio', { name: /^Stay flexible/ }).click();
  await plan.getByRole('button', { name: 'Calculate the plan' }).click();
  await expect(plan).toContainText(`Tax with the plan€${whole(best.tax)}`);
  await expect(plan).toContainText(`Net after tax€${english(best.left)}`);
  const now = plan.getByRole('row', { name: /^Sell all now/ });
  await expect(now).toContainText(`€${english(inForce.left)}`);
  await expect(now).toContainText(`€${whole(inForce.tax)}`);
  await expect(plan.getByRole('row', { name: /^20\d\d/ }).first()).toContainText(english(best.net));
  await expect(plan).toContainText(`Without proof your method applies: €${whole(inForce.tax)} tax.`);

  const batch = panel(page, 'Several positions');
  for (const [press, sold] of [
    ['Sell 25%', soldByReference('0.225')],
    ['Sell all', soldByReference('0.9')],
  ] as const) {
    await batch.getByRole('button', { name: press }).click();
    await expect(batch).toContainText(`€${english(sold.proceeds)}`);
    await expect(batch).toContainText(`Within the holding period+€${english(sold.net)}`);
    await expect(batch).toContainText(`Resulting tax€${whole(sold.tax)}`);
    await batch.getByRole('button', { name: 'Undo' }).click();
  }

  // One press makes the step a sale that names its lot; the report has the figure and the receipt.
  await plan.getByRole('button', { name: '22,500.00 euros, show derivation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter the sale' }).click();
  await expectNotice(page, '1 sale entered');
  const { sale, net } = soldByReference('0.45', { lotIds: ['cheap'] });
  await moveTo(page, `/klaus-tax?year=${sale.at.slice(0, 4)}`);
  await expect(page.getByRole('button', { name: `${english(net)} euros, show derivation` }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'In tables' }).click();
  await page.getByRole('tab', { name: /Disposals/ }).click();
  await expect(page.getByRole('table', { name: 'Disposals by lot' })).toContainText('named');
  const press = () => page.getByRole('button', { name: 'Download PDF', exact: true }).last().click();
  const pdf = await saved(page, press);
  const { pages } = await pdfText(new Uint8Array(Buffer.from(pdf, 'latin1')));
  const printed = pages.flat(2).join(' ');
  expect(printed).toContain('Named lots (identification, Rz. 61)');
  expect(printed).toContain('Veräußerungsanweisung vom ');
  expect(printed).toMatch(/instructed before the.*SHA-256 [0-9a-f ]{64,}/);

  await importEvents(page, 'later.json', LATER);
  await moveTo(page, '/tax-loss-harvesting');
  const { tax } = byReference([...LOTS, sale, ...LATER]);
  // Enough is at a loss to bring the year below its limit: all of its tax is saved.
  await expect(page.getByRole('table', { name: 'Candidates' })).toContainText(english(tax));
});
