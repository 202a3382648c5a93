/** Documents kept beside the ledger are listed in every format of the report, sealed with it, and left out where there are none. */
import { readFileSync } from 'node:fs';
import { buildTaxYearReport, type ReportDocument, type TaxYearReport, verifyReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { reportJson } from '../json/report-json.ts';
import { renderReport } from '../render-report.ts';
import { schemaErrors } from '../testing/check-schema.ts';
import { goldenInput, goldenReport } from '../testing/golden.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { workbookRows } from '../testing/workbook-rows.ts';
import { zipTexts } from '../testing/zip-texts.ts';
import { reportTables } from './report-tables.ts';

const SCHEMA = JSON.parse(
  readFileSync(new URL('../../schemas/cryptax-report-1.schema.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

const INPUT = goldenInput('beginner');
const [FIRST] = INPUT.events;
const kept = { addedAt: '2025-02-01T23:30:00Z' } as const;
const DOCUMENTS: readonly ReportDocument[] = [
  {
    ...kept,
    name: 'Kontoauszug.pdf',
    sha256: 'ab'.repeat(32),
    about: 'Überweisung an die Börse',
    of: {
      kind: 'event',
      eventId: FIRST?.id ?? '',
      event: 'buy',
      at: '2024-01-31T23:30:00Z',
      wallet: 'Kraken',
    },
  },
  { ...kept, name: 'Signatur.txt', sha256: 'cd'.repeat(32), about: '', of: { kind: 'wallet', wallet: 'Ledger' } },
  {
    ...kept,
    name: '=Bestand.png',
    sha256: 'ef'.repeat(32),
    about: 'Bildschirmfoto',
    of: { kind: 'statement', wallet: 'Kraken', asset: 'BTC', amount: '0.5', at: '2024-12-31T22:59:59Z' },
  },
];

function withDocuments(): TaxYearReport {
  const report = buildTaxYearReport({ ...INPUT, documents: DOCUMENTS });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

const GERMAN = [
  ['2025-02-02', 'Kontoauszug.pdf', 'Kauf 01.02.2024, Kraken', 'Überweisung an die Börse', 'ab'.repeat(32)],
  ['2025-02-02', 'Signatur.txt', 'Wallet Ledger', null, 'cd'.repeat(32)],
  ['2025-02-02', '=Bestand.png', 'Bestand 31.12.2024, Kraken: 0,5 BTC', 'Bildschirmfoto', 'ef'.repeat(32)],
];

test('each document with day, name, what it belongs to, what it shows and its hash, in both languages', () => {
  const report = withDocuments();
  const table = (locale: 'de' | 'en') => reportTables(report, locale).find(({ id }) => id === 'documents');
  expect(table('de')?.rows).toEqual(GERMAN);
  expect(table('en')?.rows.map((row) => row[2])).toEqual([
    'purchase 2024-02-01, Kraken',
    'Wallet Ledger',
    'Balance 2024-12-31, Kraken: 0.5 BTC',
  ]);
  expect(reportTables(goldenReport('beginner'), 'de').some(({ id }) => id === 'documents')).toBe(false);
});

test('PDF, workbook and CSV list them; the JSON follows the schema and is verified with them', async () => {
  const report = withDocuments();
  const file = async (format: 'pdf' | 'xlsx' | 'csv-zip') =>
    (await renderReport(report, { format, locale: 'de' })).bytes;
  const { pages, bookmarks } = await pdfText(await file('pdf'));
  const text = pages.flat().map((line) => line.join(' '));
  expect(bookmarks.some((title) => title.endsWith('Belege'))).toBe(true);
  expect(text.some((line) => line.includes('ab'.repeat(32)))).toBe(true);
  expect(text.some((line) => line.includes('Bestand 31.12.2024, Kraken: 0,5 BTC'))).toBe(true);
  expect(workbookRows(await file('xlsx')).get('Belege')?.length).toBe(4);
  const csv = Object.entries(zipTexts(await file('csv-zip'))).find(([name]) => name.includes('Belege'))?.[1];
  expect(csv).toContain("'=Bestand.png");
  const json = JSON.parse(reportJson(report));
  expect(schemaErrors(SCHEMA, json)).toEqual([]);
  expect(verifyReport(json, INPUT.events)).toMatchObject({ ok: true, value: { agrees: true } });
  json.frame.documents[0].sha256 = 'ba'.repeat(32);
  expect(verifyReport(json, INPUT.events)).toMatchObject({ ok: true, value: { agrees: false, sealIntact: false } });
  const without = (await pdfText((await renderReport(goldenReport('beginner'), { format: 'pdf', locale: 'de' })).bytes))
    .bookmarks;
  expect(without.some((title) => title.endsWith('Belege'))).toBe(false);
});
