import { expect, test } from 'vitest';
import { CellRows } from '../read/cell-rows.ts';
import { scanDelimited } from '../read/scan-delimited.ts';
import { textPiece } from '../read/text-piece.ts';
import { CellNumber } from './cell-number.ts';

const DOT = 46;
const COMMA = 44;

function read(cell: string, mark = DOT) {
  const row = new CellRows([[cell]], [1]).row(0);
  row.look(0);
  const number = new CellNumber();
  number.read(row, mark);
  const { isPlain, isShort, isNegative, units, places, printed } = number;
  if (!isPlain) return undefined;
  const exact = isShort ? { units, places, printed } : 'long';
  return { text: number.text(row), isNegative, exact, isOdd: number.hasOddUnit(row) };
}

test('a plain cell is its shortest text, and an integer with places', () => {
  const plain = { isNegative: false, isOdd: false };
  expect(read('12.50')).toEqual({ ...plain, text: '12.5', exact: { units: 125, places: 1, printed: 2 } });
  expect(read('007')).toEqual({ ...plain, text: '7', exact: { units: 7, places: 0, printed: 0 } });
  expect(read('5.')).toEqual({ ...plain, text: '5', exact: { units: 5, places: 0, printed: 0 } });
  expect(read('100.000')).toEqual({ ...plain, text: '100', exact: { units: 100, places: 0, printed: 3 } });
  expect(read('0.00')).toEqual({ ...plain, text: '0', exact: { units: 0, places: 0, printed: 2 } });
  expect(read('1200')).toEqual({ ...plain, text: '1200', exact: { units: 1200, places: 0, printed: 0 } });
  expect(read('1,50', COMMA)).toEqual({ ...plain, text: '1.5', exact: { units: 15, places: 1, printed: 2 } });
});

test('sign and unit stand apart from the digits', () => {
  expect(read('-0.25BTC')).toMatchObject({ text: '0.25', isNegative: true, exact: { units: -25, places: 2 } });
  expect(read('+3USDT')).toMatchObject({ text: '3', isNegative: false, isOdd: false });
  expect(read('51INCH')).toMatchObject({ text: '51', isOdd: true });
});

test('fifteen digits are exact, more are left to the exact reader', () => {
  expect(read('123456789.123456')).toMatchObject({ exact: { units: 123456789123456, places: 6 } });
  expect(read('1234567890.123456')).toMatchObject({ text: '1234567890.123456', exact: 'long' });
  /** Zeros around the digits are none of them. */
  expect(read('0.500000000000000000')).toMatchObject({ text: '0.5', exact: { units: 5, places: 1, printed: 18 } });
  expect(read('0.000000000000000012')).toMatchObject({ exact: { units: 12, places: 18 } });
});

test('anything else is no plain number', () => {
  for (const cell of ['', '-', '.5', '1.2.3', '1,234.5', '1e5', ' 5', '5 ', '€5', '5€', 'BTC', `1${'0'.repeat(30)}`]) {
    expect([cell, read(cell)]).toEqual([cell, undefined]);
  }
});

test('in a file with other letters a cell is the same number', () => {
  const [chunk] = scanDelimited([textPiece('Käufer,"0.50",Grüße,-7.25EUR\n')], ',');
  const number = new CellNumber();
  const row = chunk?.row(0);
  const texts = [1, 3].map((column) => {
    row?.look(column);
    if (row !== undefined) number.read(row, DOT);
    return [number.isPlain, row === undefined ? '' : number.text(row), number.units, number.places];
  });
  expect(texts).toEqual([
    [true, '0.5', 5, 1],
    [true, '7.25', -725, 2],
  ]);
});
