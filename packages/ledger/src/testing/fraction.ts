/**
 * Exact fractions of two bigints, always reduced, denominator positive. Slow and obvious on purpose: the
 * reference engine computes with them, so no rounding can hide in it.
 */
import { dec, decimal, divideRounded, formatDecimal, powerOfTen } from '@cryptax/kernel';

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const NOTHING: Fraction = { n: 0n, d: 1n };

export function fraction(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new RangeError('Fraction with denominator zero');
  const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
  return { n: n / divisor, d: d / divisor };
}

export function fractionOf(text: string): Fraction {
  const { units, scale } = dec(text);
  return fraction(units, powerOfTen(scale));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

export function over(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n);
}

/** Negative, zero or positive like `a - b`. */
export function order(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function total(values: readonly Fraction[]): Fraction {
  return values.reduce(plus, NOTHING);
}

export function isNothing(value: Fraction): boolean {
  return value.n === 0n;
}

/** Euro text, rounded once to the cent, half away from zero (rule book 0.2). */
export function cents(value: Fraction): string {
  return formatDecimal(decimal(divideRounded(value.n * 100n, value.d, 'half-away'), 2));
}

/** The shortest decimal text of exactly this value; a fraction without one is a mistake of the caller. */
export function exactText(value: Fraction): string {
  let scale = 0;
  for (let rest = value.d; rest !== 1n; scale++) {
    const step = rest % 10n === 0n ? 10n : rest % 5n === 0n ? 5n : rest % 2n === 0n ? 2n : 0n;
    if (step === 0n) throw new RangeError(`No finite decimal: ${value.n}/${value.d}`);
    rest /= step;
  }
  return formatDecimal(decimal((value.n * powerOfTen(scale)) / value.d, scale));
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
