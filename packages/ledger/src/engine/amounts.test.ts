import { powerOfTen } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AmountColumn, formatUnits, shapeOf, unitsOf } from './amounts.ts';

/** A decimal text with up to twelve digits before and eighteen after the point. */
const decimalText = fc
  .tuple(
    fc.bigInt({ min: 0n, max: powerOfTen(12) }),
    fc.integer({ min: 0, max: 18 }),
    fc.bigInt({ min: 0n, max: powerOfTen(18) - 1n }),
  )
  .map(([whole, digits, fine]) =>
    digits === 0 ? `${whole}` : `${whole}.${fine.toString().padStart(18, '0').slice(0, digits)}`,
  );

describe('amounts in limbs', () => {
  test('digits are read straight into the limbs, with the value that bigint reading gives', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const column = new AmountColumn(1);
        expect(column.parse(0, text, 18)).toBe(true);
        expect(column.units(0)).toBe(unitsOf(text, 18));
      }),
    );
  });

  test('taking off leaves what bigints leave, and nothing happens unless something is left', () => {
    fc.assert(
      fc.property(decimalText, decimalText, (text, less) => {
        const [column, other] = [new AmountColumn(1), new AmountColumn(1)];
        column.parse(0, text, 18);
        other.parse(0, less, 18);
        const [units, taken] = [column.units(0), other.units(0)];
        expect(column.takeOff(0, other)).toBe(units > taken);
        expect(column.units(0)).toBe(units > taken ? units - taken : units);
      }),
    );
    const [column, other] = [new AmountColumn(1), new AmountColumn(1)];
    column.set(0, 10n ** 15n);
    other.set(0, 1n);
    expect(column.takeOff(0, other)).toBe(true);
    expect(column.units(0)).toBe(10n ** 15n - 1n);
  });

  test.each(['', '.', '-1', '+1', '1e5', '1,5', ' 1', '1.2.3', 'NaN'])('%j is left to the careful reader', (text) => {
    expect(new AmountColumn(1).parse(0, text, 8)).toBe(false);
  });

  test('setting and reading gives the same units on both sides of two limbs', () => {
    const column = new AmountColumn(2);
    for (const units of [0n, 1n, 10n ** 15n, 9n * 10n ** 30n, 9n * 10n ** 30n + 1n, 10n ** 60n + 7n]) {
      column.set(0, units);
      column.copy(1, column, 0);
      expect(column.units(1)).toBe(units);
      expect(column.float(1) / Number(units || 1n)).toBeCloseTo(units === 0n ? 0 : 1, 12);
    }
  });

  test('the shape of a text ignores trailing zeros and knows exponents', () => {
    expect(shapeOf('0012.3400')).toEqual({ decimals: 2, wholeDigits: 2 });
    expect(shapeOf('1.5e-3')).toEqual({ decimals: 4, wholeDigits: 1 });
    expect(shapeOf('2e3')).toEqual({ decimals: 0, wholeDigits: 4 });
    expect(shapeOf('-1')).toBeNull();
    expect(shapeOf('one')).toBeNull();
  });

  test('formatting is the shortest text', () => {
    expect(formatUnits(1_500_000_000n, 9)).toBe('1.5');
    expect(formatUnits(0n, 18)).toBe('0');
  });
});
