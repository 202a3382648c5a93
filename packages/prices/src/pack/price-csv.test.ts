import { formatDay, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { pointsOf } from '../series/daily-series.ts';
import { parsePriceCsv } from './price-csv.ts';

function read(text: string) {
  const { value, issues } = parsePriceCsv(text, 'mine.csv');
  const points = value.flatMap((one) =>
    [...pointsOf(one)].map(
      ({ day, value: price }) => `${one.id} ${formatDay(day)} ${formatShortest(price)} ${one.quote}`,
    ),
  );
  return { points, issues: issues.map(({ code, source }) => `${source.line} ${code}`) };
}

test('reads date, symbol, close and currency in any column order', () => {
  expect(read('date,symbol,close,currency\n2024-03-01,BTC,57548,EUR\n2024-03-02,BTC,1.23e-05,EUR\n')).toEqual({
    points: ['BTC 2024-03-01 57548 EUR', 'BTC 2024-03-02 0.0000123 EUR'],
    issues: [],
  });
  expect(read('\uFEFF"Symbol";"Close";"Currency";"Date"\r\n"X Y";0,75;USD;2024-03-01\r\n').points).toEqual([
    'X Y 2024-03-01 0.75 USD',
  ]);
});

test('one bad row does not lose the others, and each is named by its line', () => {
  const rows = [
    'date,symbol,close,currency',
    '2024-03-01,BTC,57548,EUR',
    '01.03.2024,BTC,1,EUR',
    '2024-03-02,BTC,0,EUR',
    '2024-03-02,BTC,-1,EUR',
    '2024-03-02,BTC,1.000.000,EUR',
    '2024-03-02,BTC,1,Euro',
    '2024-03-02,,1,EUR',
    '2024-03-02',
    '2024-03-01,BTC,57548.00,EUR',
    '2024-03-01,BTC,99,EUR',
    '',
    '2024-03-02,BTC,58000,EUR',
  ];
  expect(read(rows.join('\n'))).toEqual({
    points: ['BTC 2024-03-01 57548 EUR', 'BTC 2024-03-02 58000 EUR'],
    issues: [
      '3 price-file.bad-date',
      '4 price-file.bad-price',
      '5 price-file.bad-price',
      '6 price-file.bad-price',
      '7 price-file.bad-currency',
      '8 price-file.bad-row',
      '9 price-file.bad-row',
      '11 price-file.contradiction',
    ],
  });
});

test('a file without the four columns is refused as a whole', () => {
  expect(read('date,close\n2024-03-01,1\n')).toEqual({ points: [], issues: ['1 price-file.no-header'] });
  expect(read('')).toEqual({ points: [], issues: ['1 price-file.no-header'] });
});
