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
  return eurText(subtract(eur(a), eur(b)));
}
