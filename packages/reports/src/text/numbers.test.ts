import fc from 'fast-check';
import { expect, test } from 'vitest';
import { germanNumber } from '../testing/german.ts';
import { numberText } from './numbers.ts';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1.000'],
  ['-1234567.89', '-1.234.567,89'],
  ['0.000000000000000001', '0,000000000000000001'],
  ['123456789012345678901234567890.5', '123.456.789.012.345.678.901.234.567.890,5'],
])('%s is printed as %s', (decimal, expected) => {
  expect(numberText(decimal, { numbers: 'de', grouping: true })).toBe(expected);
});

test('without grouping, English', () => {
  expect(numberText('-1234567.89', { numbers: 'en', grouping: false })).toBe('-1234567.89');
  expect(numberText('1234567.89', { numbers: 'en', grouping: true })).toBe('1,234,567.89');
});

test('agrees with the platform for every decimal', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 1, max: 18 }), (units, places) => {
      const digits = units.toString().padStart(places + 1, '0');
      const decimal = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
      expect(numberText(decimal, { numbers: 'de', grouping: true })).toBe(germanNumber(decimal));
    }),
    { numRuns: 300 },
  );
});
