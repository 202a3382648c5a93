/** A report that rests on prices standing in for better ones says so: before its figures, and on every line that does. */
import { readFileSync } from 'node:fs';
import type { LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport, type TaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { renderReport } from './render-report.ts';
import { reportTable } from './tables/report-tables.ts';
import { standInSentence } from './tables/stand-ins.ts';
import { schemaErrors } from './testing/check-schema.ts';
import { goldenInput, goldenReport } from './testing/golden.ts';
import { pdfText } from './testing/pdf-text.ts';
import { workbookRows } from './testing/workbook-rows.ts';
import type { Locale } from './text/locale.ts';

const ORIGIN = { source: 'peg', method: 'trade', insteadOf: 'defillama' } as const;

/** The beginner's report with these entries marked. */
function marked(...ids: readonly string[]): TaxYearReport {
  const input = goldenInput('beginner');
  const events = input.events.map((event): LedgerEvent => {
    return ids.includes(event.id) ? { ...event, valueOrigin: ORIGIN } : event;
  });
  const report = buildTaxYearReport({ ...input, events });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

/** A purchase whose coins were sold within the year: its own line, and the lines of its lots. */
const [
  {
    chain: [bought],
  } = { chain: [] },
] = goldenReport('beginner').lots;
const ID = bought?.eventId ?? '';
const WORDS = {
  de: ['Vorläufige Kurse: Bei einer Buchung', '(DefiLlama)', 'Kurse holen und den Bericht neu erstellen.'],
  en: ['Provisional prices: in one entry', '(DefiLlama)', 'fetch the prices and make the report again.'],
} as const;

test.each(['de', 'en'] as const)(
  'before every figure, in %s: how many entries, what is missing, what to do',
  async (locale: Locale) => {
    const report = marked(ID);
    expect(report.completeness).toMatchObject({ complete: true, standIns: { events: [ID], better: ['defillama'] } });
    const { pages } = await pdfText((await renderReport(report, { format: 'pdf', locale })).bytes);
    const first = pages[0]?.flat().join(' ') ?? '';
    for (const words of WORDS[locale]) expect(first).toContain(words);
    expect(first.indexOf(WORDS[locale][0])).toBeLessThan(
      first.indexOf(locale === 'de' ? '§ 23 EStG' : 'section 23 EStG'),
    );
    expect(first).toContain(locale === 'de' ? 'Vorläufig' : 'Provisional');
    const cover = JSON.stringify([...workbookRows((await renderReport(report, { format: 'xlsx', locale })).bytes)]);
    for (const words of WORDS[locale]) expect(cover).toContain(words);
    expect(reportTable('summary', report, locale).rows[0]?.[1]).toContain(WORDS[locale][0]);
  },
);

test('each line that rests on one is marked, through the cost of a lot too; the others are not', async () => {
  const report = marked(ID);
  const column = (id: 'lots' | 'transactions' | 'fees', of: TaxYearReport) => {
    const { columns, rows, totals } = reportTable(id, of, 'de');
    const at = columns.findIndex(({ title }) => title === 'Vorläufiger Kurs');
    for (const { cells } of totals) expect(cells).toHaveLength(columns.length);
    return at < 0 ? null : rows.map((row) => row[at]);
  };
  const lots = report.lots.map(({ chain }) => (chain.some(({ eventId }) => eventId === ID) ? 'vorläufig' : null));
  expect(lots).toContain('vorläufig');
  expect(lots).toContain(null);
  expect(column('lots', report)).toEqual(lots);
  expect(column('lots', goldenReport('beginner'))).toBeNull();
  const { pages } = await pdfText((await renderReport(report, { format: 'gains', locale: 'de' })).bytes);
  const text = pages.flat(2);
  expect(text.filter((words) => words === `${report.lots[0]?.asset}*`)).toHaveLength(
    lots.filter((mark) => mark !== null).length,
  );
  expect(text.join(' ')).toContain('* Der Wert oder die Kosten dieser Zeile beruhen auf einem vorläufigen Kurs');
});

test('a balance whose value at the end of the year stands in has its mark, without a word before the figures', () => {
  const report = goldenReport('beginner');
  const [first, ...others] = report.balances;
  if (first === undefined) throw new Error('a balance expected');
  const value = { eur: '1.00', origin: ORIGIN };
  const table = reportTable('balances', { ...report, balances: [{ ...first, value }, ...others] }, 'en');
  expect(table.rows.map((row) => row.at(-1))).toEqual(['provisional', ...others.map(() => null)]);
  expect(reportTable('summary', report, 'en').rows[0]?.[1]).not.toContain('Provisional');
});

test('entries of the other book of a couple are counted and named as such', () => {
  const report = goldenReport('beginner');
  const standIns = { events: [], better: ['close'], spouse: 2 };
  const both = { ...report, completeness: { ...report.completeness, standIns } };
  expect(standInSentence(both, 'de')).toBe(
    'Vorläufige Kurse: Bei 2 Buchungen (davon 2 im anderen Buch des Paares) steht ein Kurs für einen besseren ein, der noch fehlt (Tageskurs des Stablecoins). Die Zahlen können sich dadurch noch ändern; Kurse holen und den Bericht neu erstellen.',
  );
});

test('the file for programs and the form values carry it', async () => {
  const report = marked(ID);
  const text = async (format: 'json' | 'xml') =>
    new TextDecoder().decode((await renderReport(report, { format, locale: 'de' })).bytes);
  const schema = readFileSync(new URL('../schemas/cryptax-report-1.schema.json', import.meta.url), 'utf8');
  expect(schemaErrors(JSON.parse(schema), JSON.parse(await text('json')))).toEqual([]);
  expect(await text('xml')).toContain('Vorläufige Kurse: Bei einer Buchung');
});
