import { dec, formatDecimal, subtract, toCents } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceText } from './eur.ts';

/** Digits with a point, the sign where there is one. */
const figures = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 4 }))
  .map(([isNegative, units, scale]) => {
    const digits = String(units).padStart(scale + 1, '0');
    const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
    return isNegative ? `-${text}` : text;
  });

test('[REC-01] a difference of published figures is exact, however long they are', () => {
  fc.assert(
    fc.property(figures, figures, (a, b) => {
      expect(differenceText(a, b)).toBe(formatDecimal(toCents(subtract(dec(a), dec(b)))));
    }),
  );
});

test('[REC-01] cents around zero and at the ends of what is counted in whole cents', () => {
  expect(differenceText('0.10', '0.30')).toBe('-0.20');
  expect(differenceText('-0.00', '0.00')).toBe('0.00');
  expect(differenceText('1.05', '1.00')).toBe('0.05');
  expect(differenceText('-999999999999.99', '999999999999.99')).toBe('-1999999999999.98');
  expect(differenceText('90071992547409.93', '0.01')).toBe('90071992547409.92');
  expect(differenceText('.10', '0.30')).toBe('-0.20');
  expect(() => differenceText('1.0x', '0.00')).toThrow('Not a decimal');
});
