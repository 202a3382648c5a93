/**
 * Exact decimal: bigint units at a scale (1.50 = 150n at scale 2). Add, subtract and multiply are
 * exact; divide and round demand a scale and a rounding mode, there is no default to forget.
 * Stored and sent as text. docs/decisions/0003-decimals.md says why this is not a library.
 */
import { err, ok, type Result } from './result.ts';

export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export type RoundingMode = 'half-away' | 'half-even' | 'down' | 'up' | 'floor' | 'ceiling';

export type DecimalError = {
  readonly code: 'decimal.malformed' | 'decimal.too-long';
  readonly text: string;
};

/** Longest text taken as a number; anything longer is a damaged cell or an attack. */
const MAX_TEXT = 120;
const MAX_SCALE = 60;
const SHAPE = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:[eE]([+-]?\d{1,3}))?$/;

const POWERS: bigint[] = [1n];

/** 10^n, cached. */
export function powerOfTen(n: number): bigint {
  for (let i = POWERS.length; i <= n; i++) POWERS.push((POWERS[i - 1] as bigint) * 10n);
  return POWERS[n] as bigint;
}

export function decimal(units: bigint, scale: number): Decimal {
  return { units, scale };
}

export const ZERO: Decimal = { units: 0n, scale: 0 };

/** Reads `-12.50`, `.5`, `3.`, `1e-8`; point decimal only. Locale forms are the importers' business. */
export function parseDecimal(text: string): Result<Decimal, DecimalError> {
  const plain = parsePlain(text);
  if (plain !== undefined) return ok(plain);
  if (text.length > MAX_TEXT) return err({ code: 'decimal.too-long', text: text.slice(0, 40) });
  const match = SHAPE.exec(text);
  if (match === null) return err({ code: 'decimal.malformed', text });
  const [, sign, body = '', exponentText] = match;
  const point = body.indexOf('.');
  const digits = point < 0 ? body : body.slice(0, point) + body.slice(point + 1);
  const exponent = exponentText === undefined ? 0 : Number(exponentText);
  let scale = (point < 0 ? 0 : body.length - point - 1) - exponent;
  let units = BigInt(digits);
  if (scale < 0) {
    if (scale < -MAX_SCALE) return err({ code: 'decimal.too-long', text });
    units *= powerOfTen(-scale);
    scale = 0;
  }
  if (scale > MAX_SCALE) return err({ code: 'decimal.too-long', text });
  return ok({ units: sign === '-' ? -units : units, scale });
}

/** Digits that a float holds without loss. */
const SAFE_DIGITS = 15;

/** The usual text, digits with at most one point between them, digit by digit: a large ledger has hundreds of thousands. */
function parsePlain(text: string): Decimal | undefined {
  const { length } = text;
  if (length === 0 || length > SAFE_DIGITS + 1) return undefined;
  let units = 0;
  let point = -1;
  for (let i = 0; i < length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === POINT && point < 0 && i > 0 && i < length - 1) point = i;
    else return undefined;
  }
  if (point < 0 && length > SAFE_DIGITS) return undefined;
  return { units: BigInt(units), scale: point < 0 ? 0 : length - point - 1 };
}

/** The point, counted from the digit zero. */
const POINT = -2;

/** For constants and tests, where a malformed text is a bug. */
export function dec(text: string): Decimal {
  const result = parseDecimal(text);
  if (!result.ok) throw new Error(`Not a decimal: ${result.error.text}`);
  return result.value;
}

/** All digits of the scale, point decimal: `1.50`. */
export function formatDecimal(value: Decimal): string {
  const { units, scale } = value;
  if (scale === 0) return units.toString();
  const negative = units < 0n;
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return `${negative ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** Shortest text of the same value: `1.50` becomes `1.5`, `2.00` becomes `2`. */
export function formatShortest(value: Decimal): string {
  const text = formatDecimal(value);
  if (value.scale === 0) return text;
  let end = text.length;
  while (text.charCodeAt(end - 1) === ZERO_DIGIT) end--;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

const ZERO_DIGIT = 48;

/** Same value without trailing zeros. */
export function normalize(value: Decimal): Decimal {
  let { units, scale } = value;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale--;
  }
  return { units, scale };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) - unitsAt(b, scale), scale };
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

export function divide(a: Decimal, b: Decimal, scale: number, mode: RoundingMode): Decimal {
  if (b.units === 0n) throw new RangeError('Division by zero');
  const shift = scale + b.scale - a.scale;
  const numerator = shift >= 0 ? a.units * powerOfTen(shift) : a.units;
  const denominator = shift >= 0 ? b.units : b.units * powerOfTen(-shift);
  return { units: divideRounded(numerator, denominator, mode), scale };
}

export function round(value: Decimal, scale: number, mode: RoundingMode): Decimal {
  if (scale === value.scale) return value;
  if (scale > value.scale) return { units: unitsAt(value, scale), scale };
  return { units: divideRounded(value.units, powerOfTen(value.scale - scale), mode), scale };
}

/** Euro to the cent, half away from zero: the one rounding of figures that are shown or filed (rule REC-01). */
export function toCents(value: Decimal): Decimal {
  return round(value, 2, 'half-away');
}

export function negate(value: Decimal): Decimal {
  return { units: -value.units, scale: value.scale };
}

export function absolute(value: Decimal): Decimal {
  return value.units < 0n ? negate(value) : value;
}

export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const left = unitsAt(a, scale);
  const right = unitsAt(b, scale);
  return left < right ? -1 : left > right ? 1 : 0;
}

export function equals(a: Decimal, b: Decimal): boolean {
  return compare(a, b) === 0;
}

/** Also of a decimal text, as figures travel between the packages. */
export function isZero(value: Decimal | string): boolean {
  return (typeof value === 'string' ? dec(value) : value).units === 0n;
}

export function isNegative(value: Decimal): boolean {
  return value.units < 0n;
}

export function sum(values: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** Integer quotient of two bigints by a rounding mode; the one place where rounding is decided. */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = n / d;
  const rest = n % d;
  if (rest === 0n) return negative ? -quotient : quotient;
  const rounded = roundsAway(mode, negative, quotient, rest, d) ? quotient + 1n : quotient;
  return negative ? -rounded : rounded;
}

function roundsAway(mode: RoundingMode, negative: boolean, quotient: bigint, rest: bigint, divisor: bigint): boolean {
  switch (mode) {
    case 'down':
      return false;
    case 'up':
      return true;
    case 'floor':
      return negative;
    case 'ceiling':
      return !negative;
    case 'half-away':
      return rest * 2n >= divisor;
    case 'half-even':
      return rest * 2n > divisor || (rest * 2n === divisor && quotient % 2n === 1n);
  }
}

function unitsAt(value: Decimal, scale: number): bigint {
  return scale === value.scale ? value.units : value.units * powerOfTen(scale - value.scale);
}
