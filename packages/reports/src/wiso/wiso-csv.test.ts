import { expect, test } from 'vitest';
import { goldenReport } from '../testing/golden.ts';
import { wisoCsv } from './wiso-csv.ts';

test('a line of identifiers, a line of columns, one line per lot part', () => {
  const lines = wisoCsv(goldenReport('beginner')).split('\r\n');
  expect(lines[0]).toBe('Identifier:Capital_Gains,Method:FIFO,Tax_Year:2024,Base_Currency:EUR');
  expect(lines[1]).toMatch(/^Amount,Currency,Date Sold,Date Acquired,Short\/Long,/);
  // 0.06 BTC sold for 3,948.00 with a fee of 9.87: 0.05 of 2023 (cost 962.50 + 2.41), free, and 0.01 of January 2024.
  // 0.05: proceeds 3,290.00, cost 964.91, expenses 8.225 -> 8.23, gain in the printed cents 3,290.00 - 964.91 - 8.23 = 2,316.86.
  expect(lines[2]).toBe('0.05,BTC,14.03.2024,14.01.2023,Long,Bitvavo,Bitvavo,3290.00,973.14,2316.86');
  // 0.01: proceeds 658.00, cost (1,492.00 + 3.73) / 4 = 373.9325 -> 373.93, expenses 1.645 -> 1.65, gain 282.4225 -> 282.42.
  expect(lines[3]).toBe('0.01,BTC,14.03.2024,22.01.2024,Short,Bitvavo,Bitvavo,658.00,375.58,282.42');
});

test('signs that the layout does not know are left out of names, formulas are defused', () => {
  const report = goldenReport('beginner');
  const lots = report.lots.slice(0, 1).map((lot) => ({ ...lot, asset: '=A,B"', wallet: 'x;y', chain: [] }));
  expect(wisoCsv({ ...report, lots }).split('\r\n')[2]).toMatch(/^0\.05,'=A B,.*,Long,x y,x y,/);
});
