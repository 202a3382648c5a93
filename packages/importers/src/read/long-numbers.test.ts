import * as xlsx from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const HEADER = ['date', 'type', 'asset', 'amount', 'price', 'currency', 'total', 'fee', 'fee_currency', 'exchange'];
const PATH = 'xl/worksheets/sheet1.xml';

/** The amount that a workbook gives whose sheet stores this text for it. */
async function amountOf(stored: string): Promise<unknown> {
  const sheet = xlsx.utils.aoa_to_sheet([HEADER, ['2024-05-02T10:00:00Z', 'staking', 'DOT', 4711]]);
  const book = xlsx.write({ SheetNames: ['One'], Sheets: { One: sheet } }, { type: 'array', bookType: 'xlsx' });
  const parts = unzipSync(new Uint8Array(book as ArrayBuffer));
  const xml = new TextDecoder().decode(parts[PATH]).replace('<v>4711</v>', `<v>${stored}</v>`);
  const { events } = await importFiles([{ name: 'a', content: zipSync({ ...parts, [PATH]: strToU8(xml) }) }]);
  return events.map((event) => ('in' in event ? event.in.amount : undefined))[0];
}

test.each([
  ['1.2345678901234567890123E-5', '0.000012345678901234567890123'],
  ['1.2345678901234567890123e+2', '123.45678901234567890123'],
  ['1.23456789012345678901E03', '1234.56789012345678901'],
  ['1.4999999999999999E-8', '0.000000015'],
  ['1.1000000000000001E+00', '1.1'],
])('%s of a sheet is %s', async (stored, amount) => {
  expect(await amountOf(stored)).toBe(amount);
});
