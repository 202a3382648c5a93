import { readFileSync } from 'node:fs';
import type { MovementLine, TaxYearReport } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import { renderReport } from '../render-report.ts';
import { summaryLines } from '../tables/summary-lines.ts';
import { germanDay as day, germanNumber as number } from '../testing/german.ts';
import { GOLDEN_NAMES, type GoldenName, goldenReport, goldenUrl } from '../testing/golden.ts';
import { type PdfText, pdfText } from '../testing/pdf-text.ts';

interface Printed {
  readonly report: TaxYearReport;
  readonly text: PdfText;
}

const made = new Map<GoldenName, Promise<Printed>>();

/** The German report of a ledger: the golden file, which golden.test.ts makes anew and compares byte by byte. */
function german(name: GoldenName): Promise<Printed> {
  const known = made.get(name) ?? print(name);
  made.set(name, known);
  return known;
}

async function print(name: GoldenName): Promise<Printed> {
  const report = goldenReport(name);
  const bytes = readFileSync(goldenUrl(name, `de/Annual_Report_${report.frame.year}.pdf`));
  return { report, text: await pdfText(new Uint8Array(bytes)) };
}

/** Finds lines by their pieces, each only once: two equal rows of a list must be printed twice. */
function finder({ pages }: PdfText): (...pieces: readonly string[]) => boolean {
  // A word that may break at its hyphen comes in two pieces.
  const lines = pages.flat().map((line) => line.join(' ').replaceAll('- ', '-'));
  return (...pieces) => {
    const at = lines.findIndex((line) => hasInOrder(line, pieces));
    if (at >= 0) lines.splice(at, 1);
    return at >= 0;
  };
}

function hasInOrder(line: string, pieces: readonly string[]): boolean {
  let from = 0;
  for (const piece of pieces) {
    const at = ` ${line} `.indexOf(` ${piece} `, from);
    if (at < 0) return false;
    from = at + piece.length + 1;
  }
  return true;
}

const clock = (at: string) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'medium' }).format(new Date(at));

describe.each(GOLDEN_NAMES)('the PDF of %s', (name) => {
  test('prints every lot part with the figures of the JSON, in its order', async () => {
    const { report, text } = await german(name);
    const rows = text.pages.flat().map((line) => line.join(' '));
    let from = 0;
    for (const lot of report.lots) {
      const cells = [
        lot.asset,
        number(lot.quantity),
        day(lot.acquiredOn),
        day(lot.soldOn),
        ...(lot.unitPrice === null ? [] : [number(lot.unitPrice)]),
        ...[lot.proceeds, lot.cost, lot.expenses, lot.gain].map(number),
        lot.taxFree ? 'steuerfrei' : 'steuerpflichtig',
        lot.wallet,
      ];
      const found = rows.findIndex((row, index) => index >= from && hasInOrder(row, cells));
      expect(found, cells.join(' ')).toBeGreaterThanOrEqual(from);
      from = found + 1;
    }
  });

  test('prints every figure of the summary and of the form lines', async () => {
    const { report, text } = await german(name);
    const whole = text.pages
      .flat()
      .map((line) => line.join(' ').replaceAll('- ', '-'))
      .join('\n');
    for (const { label, value } of summaryLines(report)) {
      // The text read back from a PDF knows one kind of space.
      expect(whole).toContain(`${label.de.replaceAll('\u00a0', ' ')} ${number(value)}`);
    }
    const find = finder(text);
    for (const { line, code, value, wholeEuro } of report.forms.flatMap(({ lines }) => lines)) {
      const amounts = wholeEuro === null ? [value] : [number(value), number(wholeEuro)];
      const cells = [...[line, code].filter((cell) => cell !== null), ...amounts];
      expect(find(...cells), cells.join(' ')).toBe(true);
    }
  });

  test('prints every line of the other lists', async () => {
    const { report, text } = await german(name);
    const find = finder(text);
    const moved = (line: MovementLine) => [
      day(line.at),
      number(line.amount),
      day(line.acquiredAt),
      number(line.cost ?? ''),
    ];
    const rows = [
      ...report.income.map((line) => [day(line.at), number(line.amount), number(line.valueEur), number(line.expenses)]),
      ...report.derivatives.map((line) => [day(line.at), number(line.valueEur), line.wallet]),
      ...[...report.transfers, ...report.gifts, ...report.departures].map(moved),
      ...report.fees.map((line) => [day(line.at), line.asset, number(line.amount), number(line.valueEur ?? '')]),
      ...report.balances.map(({ asset, before, after }) => [
        asset,
        ...[before.amount, before.cost, after.amount, after.cost].flatMap((cell) =>
          cell === null ? [] : [number(cell)],
        ),
      ]),
      ...report.dac8.flatMap(({ asset, sums }) =>
        Object.values(sums).map(({ count, units, valueEur, withoutValue }) => [
          asset,
          String(count),
          number(units),
          ...(count === withoutValue ? [] : [number(valueEur)]),
          String(withoutValue),
        ]),
      ),
      ...report.assumptions.map((line) => [line.asset, number(line.amount), number(line.cost), day(line.acquiredAt)]),
      ...report.method.choices.map(({ rule }) => [rule]),
      ...report.frame.manualChanges.map(({ at, event }) => [
        day(at),
        ...(event === undefined ? [] : [`${day(event.at)},`]),
      ]),
      ...report.frame.manualChanges.map(({ eventId }) => [eventId]),
      ...report.completeness.wallets.map((line) => [String(line.events), day(line.firstAt), day(line.lastAt)]),
    ];
    for (const row of rows) expect(find(...row), row.join(' ')).toBe(true);
  });

  test('[REC-12] prints every entry of the year in the annex, its moment on one line', async () => {
    const { report, text } = await german(name);
    const find = finder(text);
    for (const { at, wallet } of report.transactions)
      expect(find(`${day(at)} ${clock(at)}`, wallet), `${at} ${wallet}`).toBe(true);
  });

  test('carries page x of y, report id and hash on each page, and a bookmark per section', async () => {
    const { report, text } = await german(name);
    text.pages.forEach((page, index) => {
      const lines = page.map((line) => line.join(' '));
      expect(lines.some((line) => line.endsWith(`Seite ${index + 1} von ${text.pages.length}`))).toBe(true);
      const id = `CTX-${report.frame.year}-${report.frame.person.role}-${report.seal.slice(0, 8).toUpperCase()}`;
      expect(lines.some((line) => line.replaceAll(' ', '') === `SHA-256${report.seal}${id}`)).toBe(true);
      expect(lines.join(' ')).not.toContain('Vorschau');
    });
    expect(text.bookmarks.slice(0, 6)).toEqual([
      `Steuerbericht ${report.frame.year}`,
      '1 Ergebnis',
      `2 Eintragung in die Steuererklärung ${report.frame.year}`,
      '3 Vollständigkeit',
      '4 Methode und Annahmen',
      '5 Hinweise',
    ]);
    expect(text.bookmarks.at(-1)).toBe('21 Anhang: alle Buchungen des Jahres');
  });
});

test.each(GOLDEN_NAMES)(
  'no page of %s is nearly empty: the annex is set closer where two rows would be alone',
  async (name) => {
    const { text } = await german(name);
    // Of a page without rows ten lines are left: head, frame and seal among them.
    for (const page of text.pages) expect(page.length).toBeGreaterThan(20);
  },
);

test('the time of a disposal stands in the line of its day, and no price takes a second line', async () => {
  const { text } = await german('trader');
  const lines = text.pages.flat().map((line) => line.join(' '));
  const sold = lines.filter(
    (line) => /\d{2}\.\d{2}\.\d{4} \d{2}\.\d{2}\.\d{4}/.test(line) && /steuer(frei|pflichtig)/.test(line),
  );
  expect(sold).toHaveLength(19);
  for (const line of sold) expect(line).toMatch(/\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2} .*([-\d.]+,\d{2} ){4}steuer/);
});

test('umlauts, the section sign and letters beyond German are real text', async () => {
  const { text } = await german('defi');
  const whole = text.pages.flat().flat().join(' ');
  expect(whole).toContain('Zoë Łukasik-Öztürk');
  expect(whole).toContain('Börse München');
  expect(whole).toContain('§');
  expect(text.info).toMatchObject({ Author: 'Zoë Łukasik-Öztürk', Title: 'Steuerbericht 2024', Language: 'de-DE' });
});

test('the free plan has its mark on each page, in the language of the report', async () => {
  for (const [locale, word] of [
    ['de', 'Vorschau'],
    ['en', 'Preview'],
  ] as const) {
    const { bytes } = await renderReport(goldenReport('beginner'), { format: 'gains', locale, preview: true });
    for (const page of (await pdfText(bytes)).pages) {
      // Once in the head of the page, once across it.
      expect(page.flat().filter((piece) => piece === word)).toHaveLength(2);
    }
  }
});

test('an incomplete report says so on each page, a planning method and sample data too', async () => {
  const report = goldenReport('defi');
  const planning = { ...report, method: { ...report.method, status: 'planning' as const } };
  const { bytes } = await renderReport(planning, { format: 'elster', locale: 'de', demo: true });
  for (const page of (await pdfText(bytes)).pages) {
    expect(page[0]?.join(' ')).toContain('Beispieldaten, Vorläufig, Planungsvergleich');
  }
});

test('the head of a list stands again on each of its pages', async () => {
  const report = goldenReport('beginner');
  const [lot] = report.lots;
  if (lot === undefined) throw new Error('The golden ledger has lots');
  // Each of another length of time, so that they are not folded.
  const lots = Array.from({ length: 200 }, (_, index) => ({ ...lot, days: index }));
  const { bytes } = await renderReport({ ...report, lots }, { format: 'gains', locale: 'de' });
  const { pages } = await pdfText(bytes);
  const withLots = pages.filter((page) => page.some((line) => line.includes('steuerfrei') && line.includes(lot.asset)));
  expect(withLots.length).toBeGreaterThan(4);
  for (const page of withLots) expect(page.some((line) => line.join(' ').startsWith('Kryptowert Menge'))).toBe(true);
  const printed = pages.flat().filter((line) => line[0] === lot.asset);
  expect(printed).toHaveLength(200);
});

test('a list too long for paper prints its sums and says where the lines are', async () => {
  const report = goldenReport('beginner');
  const lots = Array.from({ length: 6_667 }, () => report.lots).flat();
  const { bytes } = await renderReport({ ...report, lots }, { format: 'gains', locale: 'de' });
  const { pages } = await pdfText(bytes);
  const lines = pages.flat().map((line) => line.join(' '));
  expect(lines.some((line) => line.startsWith('20.001 Zeilen, zu viele für den Druck.'))).toBe(true);
  // The totals are those of the year, whatever the lines: 989.24 taxable.
  expect(lines.some((line) => line.startsWith('Summe steuerpflichtig'))).toBe(true);
  expect(pages.length).toBeLessThan(5);
});

test('the same report gives the same bytes, another moment other ones', async () => {
  const report = goldenReport('beginner');
  const render = async (given: TaxYearReport) => (await renderReport(given, { format: 'elster', locale: 'en' })).bytes;
  const once = await render(report);
  expect(Buffer.compare(await render(report), once)).toBe(0);
  const later = { ...report, frame: { ...report.frame, generatedAt: '2025-05-03T08:00:00Z' } };
  expect(Buffer.compare(await render(later), once)).not.toBe(0);
});
