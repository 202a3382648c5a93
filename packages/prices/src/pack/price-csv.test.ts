import { formatDay, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { pointsOf } from '../series/daily-series.ts';
import { bundledRatesPack } from '../testing/bundled.ts';
import { CLOSE_CURRENCIES, parsePriceCsv } from './price-csv.ts';

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
    points: ['BTC 2024-03-02 58000 EUR'],
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

test('of two prices for a day neither counts, in whatever order they stand', () => {
  const rows = ['2024-03-01,ZZZ,12.5,EUR', '2024-03-01,ZZZ,99,EUR', '2024-03-01,ZZZ,12.5,USD'];
  for (const list of [rows, rows.toReversed()]) {
    const { points, issues } = read(['date,symbol,close,currency', ...list].join('\n'));
    expect(points).toEqual(['ZZZ 2024-03-01 12.5 USD']);
    expect(issues).toEqual([`${list === rows ? 3 : 4} price-file.contradiction`]);
  }
});

test('where one price has a decimal comma, a point groups thousands in all of them', () => {
  const rows = [
    '2024-03-01;A;42.000;EUR',
    '2024-03-02;A;1.234.567,5;EUR',
    '2024-03-03;A;38.5;EUR',
    '2024-03-04;A;7;EUR',
  ];
  expect(read(['date;symbol;close;currency', ...rows].join('\n'))).toEqual({
    points: ['A 2024-03-01 42000 EUR', 'A 2024-03-02 1234567.5 EUR', 'A 2024-03-04 7 EUR'],
    issues: ['4 price-file.bad-price'],
  });
  expect(read('date;symbol;close;currency\n2024-03-01;A;42.5;EUR').points).toEqual(['A 2024-03-01 42.5 EUR']);
});

test('a comma inside a price of a file that commas separate is never taken for its end', () => {
  expect(read('date,symbol,currency,close\n2024-03-01,A,EUR,1,234.50\n2024-03-02,A,EUR,5,\n')).toEqual({
    points: ['A 2024-03-02 5 EUR'],
    issues: ['2 price-file.bad-row'],
  });
  expect(read('date,symbol,close,currency\n2024-03-01,A,"1,234",EUR\n2024-03-02,"A, B",2,EUR\n')).toEqual({
    points: ['A, B 2024-03-02 2 EUR'],
    issues: ['2 price-file.bad-price'],
  });
});

test('tabs separate too, and a currency without a reference rate is refused where it stands', async () => {
  expect(read('date\tsymbol\tclose\tcurrency\n2024-03-01\tA\t1,5\tEUR\n2024-03-01\tA\t1\tXYZ\n')).toEqual({
    points: ['A 2024-03-01 1.5 EUR'],
    issues: ['3 price-file.bad-currency'],
  });
  const pack = await bundledRatesPack();
  expect([...CLOSE_CURRENCIES].sort()).toEqual(['EUR', ...pack.index.series.map(({ id }) => id)].sort());
});

test('a file without the four columns is refused as a whole', () => {
  expect(read('date,close\n2024-03-01,1\n')).toEqual({ points: [], issues: ['1 price-file.no-header'] });
  expect(read('')).toEqual({ points: [], issues: ['1 price-file.no-header'] });
});
