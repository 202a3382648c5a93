import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

const ACTIVITY = [
  'Date,Type,Details,Amount,Units / Contracts,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA',
  '02/05/2025 10:10:33,Open Position,BTC/USD,100.00,0.001050,0.00,3250.40,99.60,2270000011,Crypto,0.00',
];
const POSITIONS = ['Position ID,Action,Amount,Open Date', '2270000011,Buy Bitcoin,100.00,02/05/2025 10:10:33'];

async function book(sheets: Readonly<Record<string, readonly string[]>>) {
  const xlsx = await import('@e965/xlsx');
  const made = xlsx.utils.book_new();
  for (const [name, lines] of Object.entries(sheets)) {
    const rows = lines.map((line) => line.split(','));
    xlsx.utils.book_append_sheet(made, xlsx.utils.aoa_to_sheet(rows), name);
  }
  return { name: 'etoro.xlsx', content: new Uint8Array(xlsx.write(made, { type: 'array', bookType: 'xlsx' })) };
}

test('sheets that tell the same again are left out with that reason', async () => {
  const file = await book({
    'Account Summary': ['Details,Totals', 'Currency,USD'],
    'Closed Positions': POSITIONS,
    'Account Activity': ACTIVITY,
    'My coins': ['Coin,Where', 'BTC,drawer'],
  });
  const { files, events, totals } = await importFiles([file]);
  expect(events).toHaveLength(1);
  expect(files.map(({ file: name, format, ignored, issues }) => [name, format, ignored.length, issues.length])).toEqual(
    [
      ['etoro.xlsx/Account Summary', 'etoro-account-activity', 2, 0],
      ['etoro.xlsx/Closed Positions', 'etoro-account-activity', 2, 0],
      ['etoro.xlsx/Account Activity', 'etoro-account-activity', 0, 0],
      ['etoro.xlsx/My coins', null, 0, 2],
    ],
  );
  expect(files[1]?.ignored).toEqual([
    { line: 1, code: 'other-sheet' },
    { line: 2, code: 'other-sheet' },
  ]);
  expect(totals).toMatchObject({ rows: 7, events: 1, ignored: 4, issues: 2 });
});

test('without the list beside it such a sheet waits for the user', async () => {
  const { files } = await importFiles([await book({ 'Closed Positions': POSITIONS, Other: ['a,b', 'c,d'] })]);
  expect(files.map(({ format, issues }) => [format, issues.length])).toEqual([
    [null, 2],
    [null, 2],
  ]);
});
