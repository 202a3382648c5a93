import { divideRounded } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishEuro, publishSum } from './cents.ts';
import { centsOfSum, toFloat } from './exact.ts';

describe('cents of a sum of fractions', () => {
  test('a tie of fractions with different denominators is found: 1/300 + 1/600 = 0.005', () => {
    const parts = [
      { n: 1n, d: 300n },
      { n: 1n, d: 600n },
    ];
    expect(centsOfSum(parts, false)).toBe(1n);
    expect(
      centsOfSum(
        parts.map(({ n, d }) => ({ n: -n, d })),
        false,
      ),
    ).toBe(-1n);
  });

  test('just below the tie is not the tie, unless average cost is in it', () => {
    const below = [{ n: 5n * 10n ** 62n - 1n, d: 10n ** 65n }];
    expect(centsOfSum(below, false)).toBe(0n);
    expect(centsOfSum(below, true)).toBe(1n);
  });

  test('agrees with one division of the whole sum', () => {
    const part = fc.record({
      n: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      d: fc.bigInt({ min: 1n, max: 1000n }),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const d = parts.reduce((product, item) => product * item.d, 1n);
        const n = parts.reduce((sum, item) => sum + (item.n * d) / item.d, 0n);
        expect(centsOfSum(parts, false)).toBe(divideRounded(n * 100n, d, 'half-away'));
      }),
    );
  });
});

describe('publishing', () => {
  const never = (): never => {
    throw new Error('the estimate should have been enough');
  };

  test('an estimate far from half a cent decides alone', () => {
    expect(publishEuro(123_456_789, 1, never)).toBe('1.23');
    expect(publishEuro(-123_556_789, 1, never)).toBe('-1.24');
    expect(publishEuro(-300_000, 1, never)).toBe('0.00');
    expect(publishSum(-123_999_999n, -1.25, 0.5, never)).toBe('-1.24');
    expect(publishSum(10n ** 30n, 7.5, 100, never)).toBe('10000000000000000000000.00');
  });

  test('an estimate within its error of half a cent is decided exactly', () => {
    const exact = () => ({ parts: [{ n: 1n, d: 200n }], hasAverageCost: false });
    expect(publishEuro(499_999.9, 0.2, exact)).toBe('0.01');
    expect(publishSum(499_999n, 0.9, 0.2, exact)).toBe('0.01');
  });

  test('floats of fractions of any size', () => {
    expect(toFloat({ n: 1n, d: 3n }, 8)).toBeCloseTo(33333333.333333, 6);
    expect(toFloat({ n: 10n ** 400n, d: 3n * 10n ** 395n }, 0)).toBeCloseTo(33333.333, 3);
    expect(toFloat({ n: -1n, d: 10n ** 40n }, 8)).toBeCloseTo(-1e-32, 45);
    expect(toFloat({ n: 0n, d: 7n }, 8)).toBe(0);
  });
});
