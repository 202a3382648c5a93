/**
 * Euro values as float64 counts of 1e-8 euro. A value that is not such an integer below 2^53 (more than eight
 * decimals, more than 90 million euro) is estimated here and kept exactly beside the columns.
 */
import { type Decimal, dec, parseDecimal, powerOfTen } from '@cryptax/kernel';
import { type Fraction, toFloat } from './exact.ts';

/** Decimal digits of the fine unit. */
export const FINE_DIGITS = 8;
const FINE_UNITS = powerOfTen(FINE_DIGITS);
const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** `exact` in euro is present only where `fine` is an estimate. */
export interface EuroValue {
  readonly fine: number;
  readonly exact?: Fraction;
}

/** Null for a text that is not a number. */
export function parseEuro(text: string): EuroValue | null {
  const quick = parsePlain(text);
  if (!Number.isNaN(quick)) return { fine: quick };
  if (LONG.test(text) && !text.endsWith('0')) return { fine: Number(text) * FINE_PER_EURO, exact: new ReadLate(text) };
  const parsed = parseDecimal(text);
  return parsed.ok ? euroOf({ n: parsed.value.units, d: powerOfTen(parsed.value.scale) }) : null;
}

/**
 * More than eight decimals, as values have that came from a price: no fine units. The estimate is two roundings away, as that of
 * a fraction is, and few of these values are ever asked for their digits.
 */
const LONG = /^\d{1,15}\.\d{9,60}$/;
const FINE_PER_EURO = 10 ** FINE_DIGITS;

/** The text of it can be sent to another thread, where it is read late as well. */
export class ReadLate implements Fraction {
  readonly text: string;
  #read: Decimal | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get n(): bigint {
    return this.#value.units;
  }

  get d(): bigint {
    return powerOfTen(this.#value.scale);
  }

  get #value(): Decimal {
    this.#read ??= dec(this.text);
    return this.#read;
  }
}

export function euroOf(value: Fraction): EuroValue {
  const scaled = value.n * FINE_UNITS;
  if (scaled % value.d === 0n) {
    const fine = scaled / value.d;
    if (fine <= SAFE && fine >= -SAFE) return { fine: Number(fine) };
  }
  return { fine: toFloat(value, FINE_DIGITS), exact: value };
}

export function fineFraction(fine: number): Fraction {
  return { n: BigInt(fine), d: FINE_UNITS };
}

const POWERS = Float64Array.from({ length: FINE_DIGITS + 1 }, (_, i) => 10 ** i);

/**
 * Up to seven digits before and eight after the point, nothing else: always below 2^53. NaN otherwise.
 * Exported for the loader, which reads every value of a ledger through it.
 */
export function parsePlain(text: string): number {
  const length = text.length;
  const point = text.indexOf('.');
  const decimals = point < 0 ? 0 : length - point - 1;
  if (decimals > FINE_DIGITS || length - decimals > FINE_DIGITS || length === 0 || length === decimals + 1) return NaN;
  let value = 0;
  for (let i = 0; i < length; i++) {
    if (i === point) continue;
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return NaN;
    value = value * 10 + digit;
  }
  return value * (POWERS[FINE_DIGITS - decimals] as number);
}
