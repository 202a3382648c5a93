/**
 * Euro amounts at the border of this package: decimal text outside, exact Decimal inside.
 * A published figure is rounded once, to the cent, half away from zero (rule REC-01).
 */
import { add, compare, type Decimal, dec, formatDecimal, subtract, toCents, ZERO } from '@cryptax/kernel';

/** Reads a figure that the engine published; anything else than a decimal there is a bug. */
export function eur(text: string): Decimal {
  return dec(text);
}

export function eurText(value: Decimal): string {
  return formatDecimal(toCents(value));
}

export function smaller(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b;
}

/** The value, or zero if it is negative. */
export function positivePart(value: Decimal): Decimal {
  return value.units > 0n ? value : ZERO;
}

/** Sum of published figures, as text again. */
export function sumText(...texts: readonly string[]): string {
  return eurText(texts.reduce((total, text) => add(total, eur(text)), ZERO));
}

export function differenceText(a: string, b: string): string {
  const [from, less] = [centsIn(a), centsIn(b)];
  return from === undefined || less === undefined ? eurText(subtract(eur(a), eur(b))) : centsText(from - less);
}

/** Published figures have two decimals and few digits: whole cents, of which every report has ten thousands. */
const MOST_DIGITS = 15;

function centsIn(text: string): number | undefined {
  const point = text.length - 3;
  if (text.length > MOST_DIGITS || point < 1 || text[point] !== '.') return undefined;
  const isNegative = text[0] === '-';
  if (isNegative && point < 2) return undefined;
  let cents = 0;
  for (let at = isNegative ? 1 : 0; at < text.length; at++) {
    if (at === point) continue;
    const digit = text.charCodeAt(at) - ZERO_CODE;
    if (digit < 0 || digit > 9) return undefined;
    cents = cents * 10 + digit;
  }
  return isNegative ? -cents : cents;
}

const ZERO_CODE = 48;

function centsText(cents: number): string {
  const size = Math.abs(cents);
  const rest = size % 100;
  return `${cents < 0 ? '-' : ''}${(size - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}
