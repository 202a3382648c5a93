/** Planning in the real browser over a few lots, each figure held against the reference engine. */
import { addYears, dec, formatDecimal, multiply, subtract, toCents } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent, type Method } from '@cryptax/ledger';
import { referenceResult } from '@cryptax/ledger/testing';
import { pdfText } from '@cryptax/reports/testing';
import type { Page } from '@playwright/test';
import { goOn, panel, saved } from './planning-scene.ts';
import { importFiles, moveTo, staysAfterImport, withPlan } from './steps.ts';
import { expect, expectNotice, test } from './test.ts';

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
