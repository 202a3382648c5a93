/** Past years on paper: a worked example over four years, and what it says to whoever has to correct them. */
import { parseDay } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, parseNotation } from '@cryptax/ledger';
import { compareYears, loadEngine } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { renderPlanPdf } from '../plan-document/render-plan-pdf.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { type PastYearsPaper, pastYearsDocument } from './past-years-document.ts';

/** 2019: +4,000, declared as nothing. 2021: +4,000, declared in full. 2022: a sale without a purchase. */
const TEXT = `
b1: 2019-01-10 09:00 buy Kraken 1 BTC for 4000
s1: 2019-06-10 09:00 sell Kraken 1 BTC for 8000
b2: 2021-01-10 09:00 buy Kraken 1 BTC for 40000
s2: 2021-06-10 09:00 sell Kraken 1 BTC for 44000
s3: 2022-06-10 09:00 sell Kraken 3 XMR for 500
`;

const OPEN = { complete: false, privateSales: { low: '0.00', high: '500.00' }, income: { low: '0.00', high: '0.00' } };

function paper(over: Partial<PastYearsPaper> = {}): PastYearsPaper {
  const [read, effective] = [parseNotation(TEXT), parseDay('2026-11-17')];
  if (!read.ok || !effective.ok) throw new Error('example');
  const compared = compareYears({
    figures: loadEngine(read.value, DEFAULT_SETTINGS).years(),
    profile: { years: Object.fromEntries([2019, 2020, 2021, 2022].map((year) => [year, { taxableIncome: '50000' }])) },
    declared: { '2019': { dueOn: '2020-10-15' }, '2021': { privateSales: '4000.00', filedIn: 2022 }, '2022': {} },
    effective: effective.value,
  });
  if (!compared.ok) throw new Error(compared.error.code);
  return {
    years: compared.value.map((year) => ({
      ...year,
      isEntered: year.year === 2021,
      ...(year.year === 2022 && { range: OPEN }),
    })),
    totals: { taxable: '4000.00', tax: '1700.66', interest: '146.00' },
    unknownYears: [2012],
    effective: '2026-11-17',
    today: '2026-11-17',
    owner: 'Klaus Muster',
    ...over,
  };
}

test('each year with declared, computed, difference, tax, interest and state; the interest by its months', () => {
  const { tables, notes } = pastYearsDocument(paper());
  const rowsOf = (title: RegExp) => tables.find((table) => title.test(table.title))?.rows.map((row) => row.map(plain));
  expect(rowsOf(/^Jahre im/)?.map((row) => [row[0], row[1], row[3], row[6]])).toEqual([
    ['2019', 'nicht eingetragen', '4.000,00 €', 'vollständig'],
    ['2020', 'nicht eingetragen', '0,00 €', 'vollständig'],
    ['2021', '4.000,00 €', '0,00 €', 'vollständig'],
    ['2022', 'nicht eingetragen', '0,00 €', 'noch offen'],
    ['Summe', '', '4.000,00 €', ''],
  ]);
  // Income tax 2019 on 54,000 less that on 50,000, rounded down to 1,600; October 2021 to October 2026 are 61 months: 146.40.
  const [interest] = rowsOf(/^Wie die Zinsen/) ?? [];
  expect(interest?.slice(1)).toEqual([
    '1.600,00 €',
    '01.10.2021 bis 31.10.2026',
    '61',
    '0,15 %',
    '§ 238 Abs. 1a AO',
    '146,00 €',
  ]);
  expect(rowsOf(/§ 235 AO/)?.[0]?.slice(0, 2)).toEqual(['2019', '16.10.2020 bis 17.11.2026']);
  expect(rowsOf(/^Bis wann/)?.[2]).toEqual(['2021', '31.12.2026', '31.12.2027', '31.12.2032']);
  expect(notes[0]).toContain('§ 371 AO');
  expect(notes[1]).toContain('Offene Fragen können diese Jahre noch ändern: 2022.');
  expect(notes[2]).toContain('Für 2012 sind keine Regeln');
});

test('a range is printed with its ends, and a year that was declared in full needs no lawyer', () => {
  const years = paper().years.filter(({ year }) => year > 2020);
  const range = { complete: false, privateSales: { low: '-20.00', high: null }, income: { low: '0.00', high: '7.00' } };
  const { tables, notes } = pastYearsDocument(
    paper({ years: years.map((year) => ({ ...year, range })), unknownYears: [] }),
  );
  const open = tables.find(({ title }) => title === 'Was noch offen ist')?.rows.map((row) => row.map(plain));
  expect(open?.[0]).toEqual(['2021', '0', 'nicht begrenzt', '0,00 € bis 7,00 €']);
  expect(notes.some((note) => note.includes('§ 371 AO'))).toBe(false);
});

test('as PDF in German, every table once, nothing broken', async () => {
  const options = { locale: 'de', madeAt: '2026-11-17T08:00:00.000Z', demo: false } as const;
  const { pages, bookmarks } = await pdfText(await renderPlanPdf(pastYearsDocument(paper()), options));
  const text = pages
    .flat()
    .map((line) => line.join(' '))
    .join('\n');
  for (const words of ['Klaus Muster', 'Erklärt und berechnet, 2019 bis 2022', 'Vergleich der Jahre', '146,00']) {
    expect(text).toContain(words);
  }
  expect(bookmarks).toContain('Wie die Zinsen entstehen (§ 233a AO)');
  expect(text).not.toMatch(/undefined|NaN|\{|\?/);
});

function plain(cell: string): string {
  return cell.replaceAll('\u00a0', ' ');
}
