import { buildTaxYearReport } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import { renderReport } from '../render-report.ts';
import { goldenInput, goldenReport } from '../testing/golden.ts';
import { FILE_NAMES } from './attached-files.ts';
import { readPdfFiles } from './read-pdf-files.ts';
import { verifyPdf } from './verify-pdf.ts';

const REPORT = goldenReport('beginner');
const ENTRIES = { events: goldenInput('beginner').events };

let made: Promise<Uint8Array> | undefined;

/** Printed once for all tests; each changes a copy. */
async function printed(): Promise<Uint8Array> {
  made ??= renderReport(REPORT, { format: 'pdf', locale: 'de', entries: ENTRIES }).then(({ bytes }) => bytes);
  return (await made).slice();
}

/** The place of a text of the file's own language, not of a compressed stream. */
function placeOf(pdf: Uint8Array, words: string, from = 0): number {
  const place = Buffer.from(pdf).indexOf(words, from, 'latin1');
  if (place < 0) throw new Error(`The PDF has no ${words}`);
  return place;
}

describe('a PDF that proves itself', () => {
  test('[REC-08] carries the sealed report and its entries as files, and says what it is', async () => {
    const pdf = await printed();
    const files = readPdfFiles(pdf);
    expect([...files.keys()].sort()).toEqual([FILE_NAMES.ledger, FILE_NAMES.print, FILE_NAMES.report].sort());
    expect(JSON.parse(new TextDecoder().decode(files.get(FILE_NAMES.report)))).toEqual(
      JSON.parse(JSON.stringify(REPORT)),
    );
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('/OutputIntents');
    expect(text).toMatch(/\/AF \[/);
  });

  test('[REC-08] agrees with itself and needs nothing else', async () => {
    const result = await verifyPdf(await printed());
    expect(result).toMatchObject({ ok: true, value: { agrees: true, sealIntact: true, pagesAgree: true } });
  });

  test.each([
    ['the first page', '/Type /Page\n', '\nstream\n'],
    ['the sealed report', '/Type /EmbeddedFile', '\nstream\n'],
    ['the description of a file', '/Desc (', ' versiegelte'],
    ['the colours of the archive form', '/OutputIntents', '['],
  ])('another byte in %s is found', async (_, object, inside) => {
    const changed = await printed();
    const place = placeOf(changed, inside, placeOf(changed, object)) + inside.length + 40;
    changed[place] = (changed[place] as number) ^ 1;
    const result = await verifyPdf(changed);
    expect(result.ok && result.value.agrees).toBe(false);
  });

  test('a report exchanged for another one with its own seal is found by its entries', async () => {
    const { events, ...frame } = goldenInput('beginner');
    const others = events.map((event) => (event.kind === 'sell' ? { ...event, valueEur: '99999.00' } : event));
    const forged = buildTaxYearReport({ ...frame, events: others });
    if (!forged.ok) throw new Error(forged.error.code);
    const { bytes } = await renderReport(forged.value, { format: 'pdf', locale: 'de', entries: ENTRIES });
    expect(await verifyPdf(bytes)).toMatchObject({
      ok: true,
      value: { agrees: false, sealIntact: true, inputsAgree: false },
    });
  });

  test('a PDF without a report inside is told apart from a damaged one', async () => {
    const plain = await renderReport(REPORT, { format: 'elster', locale: 'de', entries: ENTRIES });
    expect(await verifyPdf(plain.bytes)).toEqual({ ok: false, error: { code: 'pdf.not-a-report' } });
    expect(await verifyPdf(new TextEncoder().encode('no PDF at all'))).toEqual({
      ok: false,
      error: { code: 'pdf.not-a-report' },
    });
  });
});
