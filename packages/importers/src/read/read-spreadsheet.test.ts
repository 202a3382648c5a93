/** Cells of workbooks: exact numbers, formulas without a value, errors, empty sheets, damage. */
import * as xlsx from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { readTables } from './read-tables.ts';

type Cells = readonly (readonly (string | number | xlsx.CellObject)[])[];

function workbook(sheets: Readonly<Record<string, Cells>>, bookType: xlsx.BookType = 'xlsx'): Uint8Array {
  const Sheets = Object.fromEntries(
    Object.entries(sheets).map(([name, cells]) => [name, xlsx.utils.aoa_to_sheet(cells.map((row) => [...row]))]),
  );
  const book = { SheetNames: Object.keys(sheets), Sheets };
  return new Uint8Array(xlsx.write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** Changes the XML of the first sheet. */
function withSheet(book: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(book);
  const path = 'xl/worksheets/sheet1.xml';
  return zipSync({ ...parts, [path]: strToU8(change(new TextDecoder().decode(parts[path]))) });
}

async function cellsOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const [content] = await readTables('book', bytes);
  return content?.kind === 'table' ? [...(content.readings[0]?.chunks() ?? [])].flatMap(({ rows }) => rows) : [];
}

test('numbers keep every digit that the sheet stores, and floats are what was meant by them', async () => {
  const stored = [
    ['0.123456789012345678', '0.123456789012345678'],
    ['123456789012345678.5', '123456789012345678.5'],
    ['0.30000000000000004', '0.30000000000000004'],
    ['1.1000000000000001', '1.1'],
    ['0.1000000000000000055511151231257827', '0.1'],
    ['1.4999999999999999E-8', '1.5e-8'],
    ['12.5', '12.5'],
  ] as const;
  const book = workbook({ One: stored.map((_, row) => ['n', row + 1000]) });
  const changed = withSheet(book, (xml) =>
    stored.reduce((text, [number], row) => text.replace(`<v>${row + 1000}</v>`, `<v>${number}</v>`), xml),
  );
  expect((await cellsOf(changed)).map(([, number]) => number)).toEqual(stored.map(([, number]) => number));
});

test.each(['xlsx', 'biff8'] as const)('the number 1.234 of a workbook (%s) is never a thousand', async (bookType) => {
  const header = ['date', 'type', 'asset', 'amount', 'price', 'currency', 'total', 'fee', 'fee_currency', 'exchange'];
  const cells: Cells = [header, ['2024-05-02T10:00:00Z', 'staking', 'DOT', 1.234]];
  const { events, files } = await importFiles([{ name: 'a', content: workbook({ One: cells }, bookType) }]);
  expect(files[0]?.questions).toEqual([]);
  expect(events).toMatchObject([{ in: { asset: 'DOT', amount: '1.234' } }]);
});

test('a formula without a value and a failed one are reported as they stand', async () => {
  const book = workbook({
    One: [['a', { t: 'n', v: 3, f: '1+2' }, { t: 'n', v: 7, f: 'B1*2' }, { t: 'e', v: 7 }, 'z']],
  });
  const uncomputed = withSheet(book, (xml) => xml.replace('<v>7</v>', ''));
  expect(await cellsOf(uncomputed)).toEqual([['a', '3', '=B1*2', '#DIV/0!', 'z']]);
});

test.each(['xlsx', 'biff8'] as const)(
  'sheets without text are left out (%s), and a book of them is empty',
  async (type) => {
    const names = (bytes: Uint8Array) =>
      readTables('b', bytes).then((contents) =>
        contents.map(({ file, ...rest }) => ('error' in rest ? rest.error.code : file)),
      );
    expect(await names(workbook({ One: [['a', 'b']], Two: [], Three: [[]] }, type))).toEqual(['b/One']);
    expect(await names(workbook({ One: [] }, type))).toEqual(['file.empty']);
  },
);

test('a workbook with a flipped bit is not read on', async () => {
  const book = zipSync(unzipSync(workbook({ One: [['amount', 12.5]] })), { level: 0 });
  const at = new TextDecoder('latin1').decode(book).indexOf('<v>12.5</v>') + 3;
  book[at] = (book[at] ?? 0) ^ 1;
  const [content] = await readTables('b.xlsx', book);
  expect(content).toMatchObject({ kind: 'failed', error: { code: 'file.unreadable' } });
});
