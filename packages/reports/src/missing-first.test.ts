/** An incomplete year says on its first pages what is missing and what the answers can make of it. */
import { issue } from '@cryptax/kernel';
import { buildTaxYearReport, type TaxYearReport, type YearCertainty } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { missingFirst } from './missing-first.ts';
import { verifyPdf } from './pdf-data/verify-pdf.ts';
import { type RenderOptions, renderReport } from './render-report.ts';
import { goldenInput } from './testing/golden.ts';
import { pdfText } from './testing/pdf-text.ts';
import { workbookRows } from './testing/workbook-rows.ts';

const RANGE: YearCertainty = {
  complete: false,
  privateSales: { low: '-120.00', high: '2310.00' },
  income: { low: null, high: '300.50' },
};

function incomplete(): TaxYearReport {
  const unreadRows = [issue('date.unreadable', 'error', { file: 'a.csv', line: 2 }, {})];
  const report = buildTaxYearReport({ ...goldenInput('beginner'), unreadRows });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

/** With plain spaces; on paper a section sign stays with its number. */
const textOf = (...asked: Parameters<typeof missingFirst>) =>
  JSON.stringify(missingFirst(...asked)).replaceAll('\u00a0', ' ');

test('names both sums between their ends, beside their limits', () => {
  const text = textOf(incomplete(), 'de', RANGE);
  expect(text).toContain('ein Punkt ist offen');
  expect(text).toMatch(/§ 23 EStG zwischen .120,00 EUR und 2\.310,00 EUR \(Freigrenze [\d.]+,00 EUR\)/);
  expect(text).toContain('§ 22 Nr. 3 EStG höchstens 300,50 EUR (Freigrenze 256,00 EUR)');
  expect(textOf(incomplete(), 'en', RANGE)).toContain('under section 22 no. 3 EStG at most 300.50 EUR');
});

test('says where no answer changes the tax return, and nothing of a complete year', () => {
  const decided = { ...RANGE, complete: true };
  expect(textOf(incomplete(), 'de', decided)).toContain('Keine mögliche Antwort ändert eine Zeile');
  expect(textOf(incomplete(), 'de', decided)).not.toContain('2.310,00');
  const report = incomplete();
  const whole = { ...report, completeness: { ...report.completeness, complete: true } };
  expect(missingFirst(whole, 'de', RANGE)).toEqual([]);
});

test('says that a year is done because every answer stays below the limits, and how tight the ranges are', () => {
  const done = { ...RANGE, complete: true, belowLimits: true as const };
  expect(textOf(incomplete(), 'de', done)).toContain('Jede mögliche Antwort bleibt unter den Freigrenzen');
  expect(textOf(incomplete(), 'en', done)).toContain('every possible answer stays below the limits');
  const slack = { privateSales: '1200.50', income: '0.00' };
  expect(textOf(incomplete(), 'de', { ...done, slack })).toContain('höchstens 1.200,50 EUR (§ 23) und 0,00 EUR (§ 22)');
  const none = { privateSales: '0.00', income: '0.00' };
  expect(textOf(incomplete(), 'en', { ...done, slack: none })).toContain('Both ends are reached by some answers.');
});

test('names the tax of a couple between its ends, also where only the other ledger is open', () => {
  const report = incomplete();
  const spouse = report.summary.assessed;
  const whole = { ...report, completeness: { ...report.completeness, complete: true } };
  const couple = { ...whole, summary: { ...report.summary, joint: true, spouse } };
  const range = { ...RANGE, tax: { low: '290.00', high: '1410.00' } };
  const text = textOf(couple, 'de', range);
  expect(text).toContain(
    'Die Steuer auf Krypto beider zusammen beträgt je nach Antwort zwischen 290,00 EUR und 1.410,00 EUR',
  );
  expect(textOf(couple, 'en', { ...range, tax: { low: null, high: '5.00' } })).toContain('at most 5.00 EUR');
  expect(missingFirst(couple, 'de', { ...range, tax: { low: '290.00', high: '290.00' } })).toEqual([]);
  expect(missingFirst(whole, 'de', range)).toEqual([]);
});

test('says before the figures that the locked book of the other person is not in them', () => {
  const report = buildTaxYearReport({ ...goldenInput('beginner'), spouseLeftOut: true });
  if (!report.ok) throw new Error(report.error.code);
  expect(textOf(report.value, 'de')).toContain('Das Buch der anderen Person war beim Rechnen gesperrt');
  expect(textOf(report.value, 'en')).toContain('the other person’s book was locked');
});

/** Each kind of file by itself: what is printed as a sum must say that it may change. */
test.each([
  ['pdf', 'Unvollständig: ein Punkt ist offen'],
  ['gains', 'Unvollständig: ein Punkt ist offen'],
  ['elster', 'Unvollständig: ein Punkt ist offen'],
] as const)('%s says before its figures that they may change', async (format, sentence) => {
  const { bytes } = await renderReport(incomplete(), { format, locale: 'de', range: RANGE });
  const { pages } = await pdfText(bytes);
  const text = pages.flat(2).join(' ').replaceAll('\u00a0', ' ');
  expect(text).toContain(sentence);
  expect(text).toContain('2.310,00');
});

test('a workbook says it on its cover, beside its sums and in its summary', async () => {
  const { bytes } = await renderReport(incomplete(), { format: 'xlsx', locale: 'de', range: RANGE });
  const sheets = workbookRows(bytes);
  const [cover] = [...sheets.values()];
  expect(JSON.stringify(cover)).toContain('2.310,00 EUR');
  const text = JSON.stringify([...sheets]);
  expect(text).toContain('(vorläufig)');
  expect(text.match(/Unvollständig: ein Punkt ist offen/g)?.length).toBeGreaterThanOrEqual(2);
});

test('tables as text, values for the forms and the data of the report say it too', async () => {
  const textOfFile = async (options: Partial<RenderOptions> & Pick<RenderOptions, 'format'>) =>
    new TextDecoder().decode((await renderReport(incomplete(), { locale: 'de', range: RANGE, ...options })).bytes);
  expect(await textOfFile({ format: 'csv', table: 'summary' })).toContain(
    'vorläufig;"Unvollständig: ein Punkt ist offen',
  );
  expect(await textOfFile({ format: 'csv', table: 'forms' })).toContain('Noch nicht eintragen');
  const xml = await textOfFile({ format: 'xml' });
  expect(xml).toContain('vollstaendig="nein"');
  expect(xml.replaceAll('\u00a0', ' ')).toMatch(/<Hinweis>.*zwischen .120,00 EUR und 2\.310,00 EUR.*<\/Hinweis>/);
  expect(JSON.parse(await textOfFile({ format: 'json' })).completeness.complete).toBe(false);
  // Lists of disposals hold no sum at all.
  for (const format of ['wiso', 'csv'] as const) {
    expect(await textOfFile({ format })).not.toMatch(/summe|gesamt|total(?!e)/i);
  }
});

test('a PDF with a range proves its pages', async () => {
  const { events } = goldenInput('beginner');
  const options = { format: 'pdf', locale: 'de', range: RANGE, entries: { events } } as const;
  const { bytes } = await renderReport(incomplete(), options);
  const verified = await verifyPdf(bytes);
  expect(verified.ok && verified.value.pagesAgree).toBe(true);
});
