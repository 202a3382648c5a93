import { read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { renderReport } from '../render-report.ts';
import { reportTables } from '../tables/report-tables.ts';
import { GOLDEN_NAMES, goldenReport } from '../testing/golden.ts';
import { significantDigits } from './sheet-cells.ts';
import { SHEET_NAMES } from './sheet-names.data.ts';

/** Another library than the one that wrote the file. */
async function opened(report = goldenReport('trader')): Promise<WorkBook> {
  const { bytes } = await renderReport(report, { format: 'xlsx', locale: 'de' });
  return read(bytes, { cellFormula: true, cellNF: true });
}

const cellAt = (sheet: WorkSheet, row: number, column: number) =>
  sheet[utils.encode_cell({ r: row, c: column })] as
    | { readonly t: string; readonly v: string | number; readonly f?: string; readonly z?: string }
    | undefined;

const sheetOf = (book: WorkBook, name: string): WorkSheet => {
  const sheet = book.Sheets[name];
  if (sheet === undefined) throw new Error(`There is no sheet ${name}`);
  return sheet;
};

describe.each(GOLDEN_NAMES)('the workbook of %s', (name) => {
  test('has a sheet per table with the values of the report', async () => {
    const report = goldenReport(name);
    const book = await opened(report);
    const tables = reportTables(report, 'de');
    expect(book.SheetNames).toEqual(['Deckblatt', ...tables.map(({ id }) => SHEET_NAMES[id].de)]);
    for (const { id, columns, rows } of tables) {
      const sheet = sheetOf(book, SHEET_NAMES[id].de);
      columns.forEach(({ title }, column) => {
        expect(cellAt(sheet, 0, column)?.v).toBe(title);
      });
      rows.forEach((row, index) => {
        row.forEach((cell, column) => {
          const found = cellAt(sheet, index + 1, column);
          const { kind } = columns[column] ?? { kind: 'text' };
          if (cell === null) expect(found, `${id} ${index} ${column}`).toBeUndefined();
          else if (kind === 'text') expect([cell, `'${cell}`]).toContain(found?.v);
          else if (kind === 'day' || kind === 'moment') expect(found?.t).toBe('n');
          else if (significantDigits(cell) > 15) expect(found).toMatchObject({ t: 's', v: cell.replace('.', ',') });
          else expect(found).toMatchObject({ t: 'n', v: Number(cell) });
        });
      });
    }
  });

  test('its sums are formulas that give the printed sums', async () => {
    const report = goldenReport(name);
    const book = await opened(report);
    for (const { id, rows, columns, totals } of reportTables(report, 'de')) {
      const sheet = sheetOf(book, SHEET_NAMES[id].de);
      totals.forEach((total, index) => {
        total.cells.forEach((cell, column) => {
          if (cell === null) return;
          const found = cellAt(sheet, rows.length + 1 + index, column);
          if (total.isFixed === true) {
            expect(found).toMatchObject({ t: 'n', v: Number(cell) });
            return;
          }
          expect(found).toMatchObject({ t: 'n', v: Number(cell), z: '#,##0.00' });
          expect(computed(found?.f ?? '', sheet, columns.length), `${id} ${found?.f}`).toBe(Number(cell));
        });
      });
    }
  });
});

test('the sums of the trader are those of the hand calculation', async () => {
  const sheet = sheetOf(await opened(), 'Veräußerungen');
  // 19 lot parts in rows 2 to 20; proceeds are column G, the status column K.
  // Row 21 has the general costs, row 22 closes what rounding leaves, row 23 is the total of the form.
  expect(cellAt(sheet, 20, 0)?.v).toBe('Allgemeine Kosten (anteilig)');
  expect(cellAt(sheet, 21, 0)?.v).toBe('Rundung der Einzelzeilen');
  expect(cellAt(sheet, 22, 6)?.f).toBe('ROUND(SUMIFS(G2:G20,K2:K20,"steuerpflichtig")+SUM(G21:G22),2)');
  // 83,600.00 + 7.94 + 8,244.16 + 7.91 + 5,433.33 + 5.41 + 5,714.29 + 5.52 + 66,540.00 + 1,380.00.
  expect(cellAt(sheet, 22, 6)?.v).toBe(170_938.56);
  // Expenses and result are those of the form lines 50 and 51.
  expect(cellAt(sheet, 22, 8)?.v).toBe(497.06);
  expect(cellAt(sheet, 22, 9)?.v).toBe(-54_382.68);
});

test('days and moments are typed dates in Berlin time', async () => {
  const sheet = sheetOf(await opened(), 'Veräußerungen');
  // 12.11.2024 is day 45,608 of a spreadsheet; 20:15 UTC is 21:15 in Berlin.
  expect(cellAt(sheet, 1, 2)).toMatchObject({ t: 'n', v: 45_608, z: 'dd.mm.yyyy' });
  expect(cellAt(sheet, 1, 15)).toMatchObject({ v: 45_608 + (21 * 60 + 15) / 1440, z: 'dd.mm.yyyy hh:mm:ss' });
});

test('a quantity beyond fifteen digits is exact text, a shorter one a number with its own places', async () => {
  const sheet = sheetOf(await opened(), 'Veräußerungen');
  expect(cellAt(sheet, 16, 1)).toMatchObject({ t: 's', v: '0,333333333333333333' });
  expect(cellAt(sheet, 3, 1)).toMatchObject({ t: 'n', v: 0.0025, z: '#,##0.0000' });
});

test('a text that would run as a formula is defused', async () => {
  const report = goldenReport('beginner');
  const lots = report.lots.map((lot) => ({ ...lot, wallet: '=HYPERLINK("http://x")' }));
  const sheet = sheetOf(await opened({ ...report, lots }), 'Veräußerungen');
  expect(cellAt(sheet, 1, 12)).toMatchObject({ t: 's', v: '\'=HYPERLINK("http://x")' });
  expect(cellAt(sheet, 1, 12)?.f).toBeUndefined();
});

test('signs that a workbook cannot hold do not break it, nor does a text longer than a cell', async () => {
  const report = goldenReport('beginner');
  const lots = report.lots.map((lot) => ({ ...lot, wallet: 'a\u0000b\u0007', lotId: 'x'.repeat(40_000) }));
  const sheet = sheetOf(await opened({ ...report, lots }), 'Veräußerungen');
  expect(cellAt(sheet, 1, 12)?.v).toBe('a b ');
  expect(String(cellAt(sheet, 1, 21)?.v)).toHaveLength(32_001);
});

/** The two formulas that we write, computed from the cells in cents. */
function computed(formula: string, sheet: WorkSheet, width: number): number {
  const match =
    /^ROUND\((?:SUM\(([A-Z]+)2:[A-Z]+(\d+)\)|SUMIFS\(([A-Z]+)2:[A-Z]+(\d+),([A-Z]+)2:[A-Z]+\d+,"([^"]+)"\))(?:\+SUM\([A-Z]+(\d+):[A-Z]+(\d+)\))?,2\)$/.exec(
      formula,
    );
  if (match === null) throw new Error(`Not one of our formulas: ${formula}`);
  const column = utils.decode_col(match[1] ?? match[3] ?? '');
  const last = Number(match[2] ?? match[4]);
  const filter = match[5] === undefined ? -1 : utils.decode_col(match[5]);
  expect(column).toBeLessThan(width);
  let cents = 0;
  for (let row = 1; row < last; row++) {
    if (filter >= 0 && cellAt(sheet, row, filter)?.v !== match[6]) continue;
    cents += Math.round(Number(cellAt(sheet, row, column)?.v ?? 0) * 100);
  }
  for (let row = Number(match[7] ?? 1) - 1; row < Number(match[8] ?? 0); row++) {
    cents += Math.round(Number(cellAt(sheet, row, column)?.v ?? 0) * 100);
  }
  return cents / 100;
}
