/**
 * Exact fractions of euro, and their one rounding to the cent. The engine works with float estimates whose
 * error is known ("filtered arithmetic"); only a figure too close to half a cent is computed here.
 */
import { divideRounded, powerOfTen } from '@cryptax/kernel';

export interface Fraction {
  readonly n: bigint;
  /** Always positive. */
  readonly d: bigint;
}

export const ZERO_FRACTION: Fraction = { n: 0n, d: 1n };

/** First look at a sum: fixed point with this many digits after the euro. */
const FIXED_DIGITS = 70;
const FIXED_ONE = powerOfTen(FIXED_DIGITS);
const FIXED_CENT = powerOfTen(FIXED_DIGITS - 2);
/**
 * Average cost is kept with 60 digits (rule book 0.1 asks for 30), so a true tie can look off by a few of the last.
 * A sum that holds average cost and lies within 1e-48 euro of half a cent is taken as the tie.
 */
const TIE_TOLERANCE = powerOfTen(FIXED_DIGITS - 48);

export function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? { n: a.n - b.n, d: a.d } : { n: a.n * b.d - b.n * a.d, d: a.d * b.d };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function reduced(a: Fraction): Fraction {
  let [x, y] = [a.n < 0n ? -a.n : a.n, a.d];
  while (y !== 0n) [x, y] = [y, x % y];
  return x <= 1n ? a : { n: a.n / x, d: a.d / x };
}

/** Nearest float of a fraction times 10^digits; right to some 2^-52 of itself. */
export function toFloat(a: Fraction, digits: number): number {
  const numerator = a.n * powerOfTen(digits);
  const excess = bitLength(numerator) - bitLength(a.d);
  /** 64 significant bits of quotient are more than a float can hold. */
  const shift = BigInt(64 - excess);
  const quotient = shift >= 0n ? (numerator << shift) / a.d : numerator / (a.d << -shift);
  return Number(quotient) * 2 ** Number(-shift);
}

/** Cents of a sum of fractions, half away from zero, decided exactly. */
export function centsOfSum(parts: readonly Fraction[], holdsAverageCost: boolean): bigint {
  let fixed = 0n;
  for (const { n, d } of parts) fixed += (n * FIXED_ONE) / d;
  const rest = (fixed < 0n ? -fixed : fixed) % FIXED_CENT;
  const distance = rest * 2n - FIXED_CENT;
  const gap = distance < 0n ? -distance : distance;
  if (gap > 2n * BigInt(parts.length)) {
    if (holdsAverageCost && gap <= 2n * TIE_TOLERANCE) return awayFromZero(fixed);
    return divideRounded(fixed, FIXED_CENT, 'half-away');
  }
  if (holdsAverageCost) return awayFromZero(fixed);
  const sum = sumOf(parts, 0, parts.length);
  return divideRounded(sum.n * 100n, sum.d, 'half-away');
}

/** Pairwise, so that the denominators stay as short as they can. */
function sumOf(parts: readonly Fraction[], from: number, to: number): Fraction {
  if (to - from <= 1) return parts[from] ?? ZERO_FRACTION;
  const middle = (from + to) >> 1;
  return plus(sumOf(parts, from, middle), sumOf(parts, middle, to));
}

function awayFromZero(fixed: bigint): bigint {
  return fixed < 0n ? fixed / FIXED_CENT - 1n : fixed / FIXED_CENT + 1n;
}

function bitLength(value: bigint): number {
  const absolute = value < 0n ? -value : value;
  return absolute.toString(16).length * 4;
}
