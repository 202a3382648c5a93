/** The open points of a report in every kind of file: in the language of the report, and never a code. */
import { issue } from '@cryptax/kernel';
import { MESSAGES } from '@cryptax/messages';
import { buildTaxYearReport, type TaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { renderReport } from './render-report.ts';
import { goldenInput } from './testing/golden.ts';
import { pdfText } from './testing/pdf-text.ts';
import { workbookRows } from './testing/workbook-rows.ts';
import { zipTexts } from './testing/zip-texts.ts';
import type { Locale } from './text/locale.ts';
import { issueText } from './text/messages.ts';

const CODES = Object.keys(MESSAGES);

/** A ledger of which nothing that can go wrong did not. */
function reportWithEverything(): TaxYearReport {
  const unreadRows = CODES.map((code, at) => issue(code, 'error', { file: 'a.csv', line: at + 2 }, { asset: 'BTC' }));
  const report = buildTaxYearReport({ ...goldenInput('beginner'), unreadRows });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

async function textsOf(report: TaxYearReport, locale: Locale): Promise<Readonly<Record<string, string>>> {
  const bytes = async (format: 'pdf' | 'xlsx' | 'csv-zip') => (await renderReport(report, { format, locale })).bytes;
  const { pages } = await pdfText(await bytes('pdf'));
  return {
    pdf: pages.flat(2).join(' '),
    xlsx: JSON.stringify([...workbookRows(await bytes('xlsx'))]),
    csv: JSON.stringify(zipTexts(await bytes('csv-zip'))),
  };
}

/** Letters alone: files break lines and write quotes as they must. */
const letters = (text: string) => text.replaceAll(/\P{L}/gu, '');

/** A long sentence may go on at the top of the next page: its begin or its end is enough. */
const says = (text: string, sentence: string) =>
  text.includes(sentence.slice(0, 20)) || text.includes(sentence.slice(-20));

test.each([
  ['de', 'en'],
  ['en', 'de'],
] as const)('a report in %s says every open point in its language alone', async (locale, other) => {
  const texts = await textsOf(reportWithEverything(), locale);
  const cause = (code: string, language: Locale) => letters(issueText({ code, params: { asset: 'BTC' } }, language));
  for (const [kind, text] of Object.entries(texts)) {
    const said = letters(text);
    expect(
      CODES.filter((code) => !says(said, cause(code, locale))),
      kind,
    ).toEqual([]);
    expect(
      CODES.filter((code) => says(said, cause(code, other))),
      kind,
    ).toEqual([]);
    expect(
      CODES.filter((code) => text.replaceAll(/\s/g, '').includes(code)),
      kind,
    ).toEqual([]);
  }
});
