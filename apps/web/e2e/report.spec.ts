/**
 * The tax report as a user makes it: a file, a profile, the figures and where each comes from, every download opened and
 * read back; the free plan's mark. English and German.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { add, addYears, dec, formatDecimal, multiply, toCents } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { referenceResult } from '@cryptax/ledger/testing';
import { pdfText, workbookRows, zipTexts } from '@cryptax/reports/testing';
import type { Page } from '@playwright/test';
import { ledgerFile, SMALL_LEDGER } from './small-ledger.ts';
import { expectFits, importFiles, loadDemo, moveTo, saved, staysAfterImport, withPlan } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';

/** The same figures by the reference engine, with the limits and the flat rate worked out here. */
const { taxable, income } = referenceFigures(2024);
const TAXED = [
  Number(taxable.net) >= 1_000 ? taxable.net : '0.00',
  Number(income.net) >= 256 ? income.net : '0.00',
].reduce((sum, net) => add(sum, dec(net)), dec('0.00'));
const FLAT_TAX = formatDecimal(toCents(multiply(TAXED, dec('0.26375'))));

function referenceFigures(year: number) {
  const events = JSON.parse(SMALL_LEDGER.toString('utf8')).events as readonly LedgerEvent[];
  const found = referenceResult(events, DEFAULT_SETTINGS, (day) => addYears(day, 1)).years.find(
    (figures) => figures.year === year,
  );
  if (found === undefined) throw new Error('The year has results');
  return found;
}

/** As the page reads it out. */
function english(euro: string): string {
  return euro.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}

const COMMAND = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'cryptax');

async function importLedger(page: Page, buffer: Buffer): Promise<void> {
  await staysAfterImport(page);
  await importFiles(page, { name: 'ledger.json', mimeType: 'application/json', buffer });
}

/** The same report by the command line: its files by their ending. */
async function commandLineFiles(profile: object): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'cryptax-e2e-'));
  const path = (name: string) => join(folder, name);
  await writeFile(path('ledger.json'), SMALL_LEDGER);
  await writeFile(path('profile.json'), JSON.stringify(profile));
  const outputs = { pdf: 'pdf', xlsx: 'xlsx', csv: 'csv', xml: 'xml', json: 'out' };
  const files = Object.entries(outputs).flatMap(([ending, option]) => [`--${option}`, path(`report.${ending}`)]);
  const argv = ['report', path('ledger.json'), '--year', '2024', '--lang', 'en', '--profile', path('profile.json')];
  await promisify(execFile)(COMMAND, [...argv, ...files]);
  const read = Object.keys(outputs).map(async (ending) => [ending, await readFile(path(`report.${ending}`))] as const);
  const made = new Map(await Promise.all(read));
  await rm(folder, { recursive: true });
  return made;
}

async function textOfPdf(bytes: Buffer): Promise<string> {
  const { pages } = await pdfText(new Uint8Array(bytes));
  return pages.flat(2).join(' ');
}

test('file, profile, report: each figure explained, each download read back', async ({ page, prefer }) => {
  await prefer({ locale: 'en', theme: 'light' });
  await withPlan(page, 'premium');
  await importLedger(page, SMALL_LEDGER);
  await moveTo(page, '/klaus-tax?year=2024');
  await expect(page.getByRole('heading', { name: 'Tax report 2024', level: 1 })).toBeVisible();
  await expect(page.getByText('Complete.')).toBeVisible();
  await expect(page.getByText('rough estimate', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: `${english(FLAT_TAX).slice(0, -3)} euros, show derivation` }),
  ).toBeVisible();
  await expect(page.getByText('The limit of 2024 is €1,000.00.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Enter your income' }).click();
  await expect(page.getByLabel('Taxable income without crypto')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('More details').click();
  await page.getByRole('button', { name: 'Change per wallet and coin' }).click();
  await expect(page.getByRole('dialog').getByText('BTC · A')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Taxable income without crypto').fill('abc');
  await page.getByRole('button', { name: 'Save and recalculate' }).click();
  await expect(page.getByText('Enter an amount in euros', { exact: false })).toBeVisible();
  await page.getByLabel('Taxable income without crypto').fill('50,000');
  await page.getByRole('button', { name: 'Save and recalculate' }).click();
  await expect(page.getByText('rough estimate', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Income tax', { exact: false }).first()).toBeVisible();

  await page
    .getByRole('button', { name: `${english(taxable.net)} euros, show derivation` })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('2 lot parts')).toBeVisible();
  await drawer.getByRole('button', { name: /0\.5\d* BTC/ }).click();
  // Bought in line 2, sold in line 3 of the file.
  await expect(drawer.getByText('trades.csv line 2')).toBeVisible();
  await expect(drawer.getByText('trades.csv line 3')).toBeVisible();
  await expect(drawer.getByText('P23-07')).toBeVisible();
  await expect(page).toHaveURL(/why=s23.net/);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Cover' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const byCommandLine = commandLineFiles({ years: { 2024: { taxableIncome: '50000' } } });
  const tile = (name: string) => page.getByRole('button', { name: `Download ${name}`, exact: true }).last();
  const pdf = await saved(page, () => tile('PDF').click());
  expect(pdf.name).toBe('Annual_Report_2024.pdf');
  const text = await textOfPdf(pdf.bytes);
  expect(text).toContain('4,000.00');
  expect(text).not.toMatch(/preview/i);
  const json = await saved(page, () => tile('JSON').click());
  const report = JSON.parse(json.bytes.toString()) as { summary: { assessed: { privateSales: { net: string } } } };
  expect(report.summary.assessed.privateSales.net).toBe('4000.00');
  const csv = await saved(page, () => tile('CSV').click());
  expect(csv.name).toBe('Gains_Report_2024.csv');
  expect(csv.bytes.toString()).toContain('5000.00');
  const xml = await saved(page, () => tile('XML').click());
  expect(xml.bytes.toString()).toContain('>28000.00<');
  const xlsx = await saved(page, () => tile('XLSX').click());
  const sheets = workbookRows(new Uint8Array(xlsx.bytes));
  expect([...sheets.values()].flat(2)).toContain('5000');
  const made = await byCommandLine;
  for (const [ending, file] of Object.entries({ pdf, json, csv, xml, xlsx })) {
    expect(made.get(ending)?.equals(file.bytes), `${ending} of the command line`).toBe(true);
  }

  await page.getByRole('link', { name: 'All formats' }).click();
  await expect(page.getByRole('radio', { name: /Submit it to the tax office/ })).toBeChecked();
  await expectAccessible(page);
  const create = (choice: RegExp, name: string) =>
    saved(page, async () => {
      await page.getByRole('radio', { name: choice }).click();
      await page.getByRole('button', { name: `Create ${name}`, exact: true }).click();
    });
  const wiso = await create(/File with WISO Steuer/, 'WISO');
  expect(wiso.name).toBe('WISO_2024.csv');
  expect(wiso.bytes.toString()).toContain('0.5,BTC,10.06.2024,10.01.2024,Short,A,A,25000.00,20000.00,5000.00');
  const sheet = await create(/Type it into ELSTER myself/, 'ELSTER sheet');
  expect(await textOfPdf(sheet.bytes)).toContain('28,000.00');
  await page.getByRole('radio', { name: 'All formats' }).click();
  const tables = await create(/^CSV \(all\)/, 'CSV (all)');
  expect(tables.name).toBe('Annual_Report_2024_CSV.zip');
  const disposals = Object.values(zipTexts(tables.bytes)).filter((text) => text.includes('5000'));
  expect(disposals.some((text) => /25,?000\.00/.test(text) && /20,?000\.00/.test(text))).toBe(true);
  const gains = await create(/^Gains \(PDF\)/, 'Gains (PDF)');
  expect(await textOfPdf(gains.bytes)).toContain('5,000.00');
});

test('in German on the free plan: demo ledger, marked PDF, the four reports of a year', async ({ page, prefer }) => {
  await prefer({ locale: 'de', theme: 'dark' });
  await withPlan(page, 'free');
  await loadDemo(page);
  await moveTo(page, '/klaus-tax?year=2025');
  await expect(page.getByRole('heading', { name: /Steuerbericht 2025/, level: 1 })).toBeVisible();
  await expect(page.getByText('So kommt dein Ergebnis zustande')).toBeVisible();
  await page.getByRole('radio', { name: 'In Tabellen' }).click();
  await expect(page.getByRole('table', { name: 'Ergebnis nach Gesetz' })).toBeVisible();
  await page.getByRole('tab', { name: /Veräußerungen/ }).click();
  await expect(page.getByRole('table', { name: 'Veräußerungen nach Tranchen' }).getByText('SOL').first()).toBeVisible();
  await expectAccessible(page);

  await moveTo(page, '/reports?year=2025');
  await expect(page.getByText('trägt jede PDF-Seite den Vermerk', { exact: false })).toBeVisible();
  const load = (name: string) => saved(page, () => page.getByRole('button', { name: `${name} 2025 laden` }).click());
  const annual = await load('Jahresbericht');
  expect(annual.name).toBe('Annual_Report_2025.pdf');
  expect(await textOfPdf(annual.bytes)).toMatch(/Vorschau/i);
  expect((await load('Gewinnbericht')).name).toBe('Gains_Report_2025.pdf');
  const transactions = await load('Transaktionen');
  expect(transactions.name).toBe('Transactions_2025.csv');
  expect(transactions.bytes.toString()).toContain('Datum;Typ;Asset;Menge');
  expect((await load('Anlage SO')).name).toBe('Anlage_SO_2025.pdf');
  await expectAccessible(page);
});

/** A loss of every year, and one exchange with more coins than a line of a phone has room for. */
const LOSSES_AND_COINS = ledgerFile([
  ...['BTC', 'ETH', 'SOL', 'ADA', 'DOT', 'LTC', 'XRP', 'DOGE', 'LINK', 'AVAX', 'UNI', 'ATOM'].map((asset, at) => ({
    ...{ id: `b${at}`, at: `2023-01-${10 + at}T10:00:00Z`, kind: 'buy', wallet: 'Kraken' },
    ...{ in: { asset, amount: '10' }, valueEur: '20000.00' },
  })),
  {
    id: 's1',
    at: '2023-06-10T10:00:00Z',
    kind: 'sell',
    wallet: 'Kraken',
    out: { asset: 'BTC', amount: '1' },
    valueEur: '500.00',
  },
  {
    id: 's2',
    at: '2024-01-05T10:00:00Z',
    kind: 'sell',
    wallet: 'Kraken',
    out: { asset: 'ETH', amount: '1' },
    valueEur: '500.00',
  },
]);

test('on a phone, losses over the years and an exchange with many coins fit', async ({ page, prefer }) => {
  await prefer({ locale: 'de', theme: 'light', mode: 'expert' });
  await page.setViewportSize({ width: 360, height: 740 });
  await importLedger(page, LOSSES_AND_COINS);
  await moveTo(page, '/klaus-tax?year=2024&look=tables');
  await expect(page.getByRole('heading', { name: 'Verluste über die Jahre' })).toBeVisible();
  await expectFits(page);
  await moveTo(page, '/portfolio');
  await expect(page.locator('[data-chain]').first()).toBeVisible();
  await expectFits(page);
});
