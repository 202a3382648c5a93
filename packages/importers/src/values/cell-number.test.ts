import { formatShortest } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellRows } from '../read/cell-rows.ts';
import { scanDelimited } from '../read/scan-delimited.ts';
import { textPiece } from '../read/text-piece.ts';
import { CellNumber } from './cell-number.ts';
import { readPlainNumber } from './number-text.ts';

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
  return { text: number.text(row), isNegative, exact, isOdd: number.hasOddUnit };
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

test('nine digits before or behind the mark are the most that are added up at once, more are exact all the same', () => {
  for (const [cell, units, places] of [
    ['999999999.999999', 999999999999999, 6],
    ['1234567890.12345', 123456789012345, 5],
    ['12345.6789012345', 123456789012345, 10],
    ['000000000012.500000000', 125, 1],
    ['4294967296', 4294967296, 0],
    ['0.4294967296', 4294967296, 10],
    ['2147483648.5', 21474836485, 1],
  ] as const) {
    expect([cell, read(cell)]).toMatchObject([cell, { exact: { units, places } }]);
  }
});

test('the letters of a unit are told apart up to five, longer ones have no number of their own', () => {
  const keyOf = (cell: string) => {
    const row = new CellRows([[cell]], [1]).row(0);
    const number = new CellNumber();
    row.look(0);
    number.read(row, DOT);
    return number.unitKey;
  };
  const keys = ['1BTC', '1btc', '1BTCX', '1XBTC', '1CTB', '1EUR', '1FDUSD', '1MBABY'].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect([keyOf('1'), keyOf('1ABCDEF'), keyOf('1.5BTC') === keyOf('22BTC')]).toEqual([0, 0, true]);
});

test('a unit that ends a ticker with digits is odd in any case of letters, others of its length are not', () => {
  const odd = (cell: string) => read(cell)?.isOdd;
  expect(['51inch', '5X', '70z', '1000Sats', '1mbabydoge', '1CAT'].map(odd)).toEqual(Array(6).fill(true));
  expect(['5INCA', '5Y', '5SATX', '5XRP', '5CAR', '5MBABYDOGX', '5'].map(odd)).toEqual(Array(7).fill(false));
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

/** Four digits are read together: wherever a number ends among them, it must be the one that its characters give. */
test('every length before and behind the mark gives the number of its characters', () => {
  const digits = fc.array(fc.constantFrom(...'01789'), { maxLength: 12 }).map((list) => list.join(''));
  const tail = fc.constantFrom('', 'BTC', '.', '/', ':', ';', '+1', '-');
  fc.assert(
    fc.property(digits, fc.boolean(), digits, tail, (whole, hasMark, fraction, end) => {
      const cell = `${whole}${hasMark ? `.${fraction}` : ''}${end}`;
      const plain = readPlainNumber(cell.replace(/BTC$/, ''), 'dot');
      const found = read(cell);
      expect(found?.text).toBe(plain);
      if (found === undefined || typeof found.exact === 'string') return;
      const { units, places } = found.exact;
      expect(formatShortest({ units: BigInt(units), scale: places })).toBe(plain);
    }),
    { numRuns: 2_000, seed: 27 },
  );
});
