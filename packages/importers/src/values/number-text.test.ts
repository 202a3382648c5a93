import { dec, equals } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from './amount-cell.ts';
import { columnStyle, noEvidence, weighCell } from './number-style.ts';
import { readNumber, roundLongFraction, shiftPoint } from './number-text.ts';

describe('numbers with a decimal dot', () => {
  test.each([
    ['0.01500000', '0.015'],
    ['-398.25000000', '-398.25'],
    ['+5', '5'],
    ['-0.000', '0'],
    ['007.50', '7.5'],
    ['1,234,567.890', '1234567.89'],
    ['0E-18', '0'],
    ['1.5e3', '1500'],
    ['2E-7', '0.0000002'],
    ['1 234.5', '1234.5'],
    ['1\u00a0234\u202f567.5', '1234567.5'],
    ['0.123 456 78', '0.12345678'],
    ['0.00 123 456', '0.00123456'],
    ['€1,234.56', '1234.56'],
    ["1'234.50", '1234.5'],
    ['−3.10', '-3.1'],
    ['.5', '0.5'],
    ['3.', '3'],
  ])('%s is %s', (cell, expected) => {
    expect(readNumber(cell, 'dot')).toBe(expected);
  });

  test.each(['', '-', '--', 'N/A', 'n/a', 'null'])('%j is empty', (cell) => {
    expect(readNumber(cell, 'dot')).toBeUndefined();
  });

  test.each([
    'abc',
    '1.2.3',
    '1,23,456',
    '12,34',
    '0,001',
    '0,123.4',
    '=1+1',
    '0x10',
    '1e',
    '5 10',
    '0.5 1',
    '12 34.5',
    '1e31',
    '9'.repeat(200),
  ])('%j is no number', (cell) => {
    expect(readNumber(cell, 'dot')).toBeNull();
  });
});

test.each([
  ['1.234,56', '1234.56'],
  ['0,00550000', '0.0055'],
  ['1.234', '1234'],
  ['-1,5', '-1.5'],
])('with a decimal comma %s is %s', (cell, expected) => {
  expect(readNumber(cell, 'comma')).toBe(expected);
});

test('a printed decimal is read as the same value', () => {
  const text = fc.record({ units: fc.bigInt(-(10n ** 25n), 10n ** 25n), scale: fc.integer({ min: 0, max: 20 }) });
  fc.assert(
    fc.property(text, ({ units, scale }) => {
      const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
      const cut = digits.length - scale;
      const printed = `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${scale > 0 ? `.${digits.slice(cut)}` : ''}`;
      const read = readNumber(printed, 'dot');
      expect(equals(dec(read ?? 'x'), dec(printed))).toBe(true);
      expect(readNumber(printed.replace('.', ','), 'comma')).toBe(read);
    }),
  );
});

test.each([
  ['0.1374ETH', { amount: '0.1374', unit: 'ETH' }],
  ['100.01INCH', { amount: '100', unit: '1INCH' }],
  ['0.5 BTC', { amount: '0.5', unit: 'BTC' }],
  ['-92.2 USDT', { amount: '-92.2', unit: 'USDT' }],
  ['€1,234.56', { amount: '1234.56', unit: 'EUR' }],
  ['-€597.49', { amount: '-597.49', unit: 'EUR' }],
  ['89,162.28 SEK', { amount: '89162.28', unit: 'SEK' }],
  ['10.00000000 EUR', { amount: '10', unit: 'EUR' }],
  /** The last digit belongs to the amount: 1SOL is no coin of these files. */
  ['0.00103231SOL', { amount: '0.00103231', unit: 'SOL' }],
  ['0.51INCH', { amount: '0.5', unit: '1INCH' }],
])('%s has its unit', (cell, expected) => {
  expect(readAmount(cell, 'dot')).toEqual(expected);
});

test('the exponent of a number that is too long is no unit', () => {
  expect(readAmount('1e31', 'dot')).toBeNull();
  expect(readAmount('2E999', 'dot')).toBeNull();
});

describe('the decimal mark of a column', () => {
  const styleOf = (cells: readonly string[]) => {
    const evidence = noEvidence();
    for (const cell of cells) weighCell(cell, evidence);
    return { style: columnStyle(evidence), open: evidence.open };
  };

  test('one cell proves it for all', () => {
    expect(styleOf(['1.234', '12,5', '3']).style).toBe('comma');
    expect(styleOf(['1,234', '12.5']).style).toBe('dot');
    expect(styleOf(['1.234.567']).style).toBe('comma');
    expect(styleOf(['0.005']).style).toBe('dot');
  });

  test('1.234 alone proves nothing', () => {
    expect(styleOf(['1.234', '12.500', '7'])).toEqual({ style: undefined, open: 2 });
  });
});

test.each([
  ['150000', -8, '0.0015'],
  ['1500000000000000000', -18, '1.5'],
  ['-1.25', 2, '-125'],
  ['0', -18, '0'],
])('%s moved by %s places is %s', (text, places, expected) => {
  expect(shiftPoint(text, places)).toBe(expected);
});

test.each([
  ['143.33016114556153037260009689941121', '143.330161145561530372600096899411'],
  ['-0,9999999999999999999999999999995', '-1,000000000000000000000000000000'],
  ['1.5', '1.5'],
  ['12BTC', '12BTC'],
])('a value with more places than the ledger keeps is rounded: %s', (cell, expected) => {
  expect(roundLongFraction(cell)).toBe(expected);
});
