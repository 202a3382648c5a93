import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absolute,
  add,
  compare,
  type Decimal,
  dec,
  divide,
  equals,
  formatDecimal,
  formatShortest,
  multiply,
  negate,
  normalize,
  parseDecimal,
  type RoundingMode,
  round,
  subtract,
  sum,
} from './decimal.ts';

/** The model: a value as the fraction n/d of two bigints, compared by cross multiplication. */
interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}
const rational = (value: Decimal): Rational => ({ n: value.units, d: 10n ** BigInt(value.scale) });
const sameValue = (a: Rational, b: Rational) => a.n * b.d === b.n * a.d;

const anyDecimal = fc.record({ units: fc.bigInt(-(10n ** 40n), 10n ** 40n), scale: fc.integer({ min: 0, max: 24 }) });
const nonZero = anyDecimal.filter((value) => value.units !== 0n);
const modes: readonly RoundingMode[] = ['half-away', 'half-even', 'down', 'up', 'floor', 'ceiling'];

describe('properties against rational arithmetic', () => {
  test('add, subtract and multiply are exact', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const [x, y] = [rational(a), rational(b)];
        expect(sameValue(rational(add(a, b)), { n: x.n * y.d + y.n * x.d, d: x.d * y.d })).toBe(true);
        expect(sameValue(rational(subtract(a, b)), { n: x.n * y.d - y.n * x.d, d: x.d * y.d })).toBe(true);
        expect(sameValue(rational(multiply(a, b)), { n: x.n * y.n, d: x.d * y.d })).toBe(true);
      }),
    );
  });

  test('divide is off by less than one last digit, and by at most half of one in the half modes', () => {
    fc.assert(
      fc.property(
        anyDecimal,
        nonZero,
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom(...modes),
        (a, b, scale, mode) => {
          const [x, y] = [rational(a), rational(b)];
          const got = rational(divide(a, b, scale, mode));
          // |a/b - got| as a fraction, in units of the last digit of `scale`.
          const errorN = x.n * y.d * got.d - got.n * (x.d * y.n);
          const errorD = x.d * y.n * got.d;
          const [n, d] = [errorN < 0n ? -errorN : errorN, errorD < 0n ? -errorD : errorD];
          const inUnits = n * 10n ** BigInt(scale);
          if (mode.startsWith('half')) expect(2n * inUnits <= d).toBe(true);
          else expect(inUnits < d).toBe(true);
        },
      ),
    );
  });

  test('floor and ceiling bound the value, down shrinks and up grows its size', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 24 }), (a, scale) => {
        expect(compare(round(a, scale, 'floor'), a)).toBeLessThanOrEqual(0);
        expect(compare(round(a, scale, 'ceiling'), a)).toBeGreaterThanOrEqual(0);
        expect(compare(absolute(round(a, scale, 'down')), absolute(a))).toBeLessThanOrEqual(0);
        expect(compare(absolute(round(a, scale, 'up')), absolute(a))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('parse(print(x)) = x, and the shortest form keeps the value', () => {
    fc.assert(
      fc.property(anyDecimal, (a) => {
        expect(dec(formatDecimal(a))).toEqual(a);
        expect(equals(dec(formatShortest(a)), a)).toBe(true);
      }),
    );
  });

  test('text and value belong together, digit by digit, short and long', () => {
    const short = fc.record({ units: fc.bigInt(-(10n ** 17n), 10n ** 17n), scale: fc.integer({ min: 0, max: 17 }) });
    fc.assert(
      fc.property(fc.oneof(short, anyDecimal), (value) => {
        expect(parseDecimal(formatDecimal(value))).toEqual({ ok: true, value });
        expect(formatShortest(value)).toBe(formatDecimal(normalize(value)));
      }),
    );
  });

  test('compare agrees with the sign of the difference', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const difference = subtract(a, b).units;
        expect(compare(a, b)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      }),
    );
  });

  test('a sum does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyDecimal), (values) => {
        expect(equals(sum(values), sum([...values].reverse()))).toBe(true);
      }),
    );
  });
});

describe('rounding at the half', () => {
  const cases: readonly [string, RoundingMode, string][] = [
    ['0.005', 'half-away', '0.01'],
    ['-0.005', 'half-away', '-0.01'],
    ['0.005', 'half-even', '0.00'],
    ['0.015', 'half-even', '0.02'],
    ['0.0049999999999999999999', 'half-away', '0.00'],
    ['0.001', 'up', '0.01'],
    ['-0.009', 'down', '0.00'],
    ['-0.001', 'floor', '-0.01'],
    ['-0.009', 'ceiling', '0.00'],
    ['1.239', 'floor', '1.23'],
  ];
  test.each(cases)('%s by %s is %s', (text, mode, expected) => {
    expect(formatDecimal(round(dec(text), 2, mode))).toBe(expected);
  });
});

describe('reading text', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['+1.50', '1.5'],
    ['.5', '0.5'],
    ['3.', '3'],
    ['1e-8', '0.00000001'],
    ['0E-18', '0'],
    ['1.5e3', '1500'],
    ['123456789012345678901234567890.000000000000000001', '123456789012345678901234567890.000000000000000001'],
  ])('%s is %s', (text, expected) => {
    expect(formatShortest(dec(text))).toBe(expected);
  });

  test.each(['', ' 1', '1 ', '1,5', '1.2.3', '--1', 'NaN', 'Infinity', '0x10', '1e', '1_000', '１'])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toEqual({ ok: false, error: { code: 'decimal.malformed', text } });
    },
  );

  test('refuses absurd lengths before doing any work', () => {
    expect(parseDecimal('9'.repeat(10_000_000)).ok).toBe(false);
    expect(parseDecimal('1e999').ok).toBe(false);
    expect(parseDecimal('1e-999').ok).toBe(false);
  });
});

test('division by zero is a bug, not a value', () => {
  expect(() => divide(dec('1'), dec('0'), 2, 'half-away')).toThrow('Division by zero');
});

test('normalize and negate keep exactness', () => {
  expect(normalize(dec('1.500'))).toEqual({ units: 15n, scale: 1 });
  expect(formatDecimal(negate(dec('0.10')))).toBe('-0.10');
});
