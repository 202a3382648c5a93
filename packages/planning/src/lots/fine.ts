/**
 * Money inside planning: whole numbers of 1e-40 euro, so that thousands of lot parts can be added without fractions and
 * without loss that could ever show. Text appears only at the border, rounded once to the cent (rule book 0.2).
 */
import { type Decimal, decimal, divideRounded, formatDecimal, powerOfTen } from '@cryptax/kernel';

export type Fine = bigint;

const DIGITS = 40;
const CENT = powerOfTen(DIGITS - 2);
/** Costs of lots are cut after 40 digits; a sum this close to half a cent is the tie. */
const TIE = powerOfTen(DIGITS - 30);

export function fineOf(value: Decimal): Fine {
  return scaled(value.units, value.scale);
}

/** Amount (in smallest units) times price. */
export function fineValue(units: bigint, scale: number, price: Decimal): Fine {
  return scaled(units * price.units, scale + price.scale);
}

export function centsOf(value: Fine): Decimal {
  const nudged = value < 0n ? value - TIE : value + TIE;
  return decimal(divideRounded(nudged, CENT, 'half-away'), 2);
}

export function euroText(value: Fine): string {
  return formatDecimal(centsOf(value));
}

/** For drawing and for search, never for a figure. */
export function toNumber(value: Fine): number {
  return Number(value / powerOfTen(DIGITS - 8)) / 1e8;
}

function scaled(units: bigint, scale: number): Fine {
  return scale <= DIGITS ? units * powerOfTen(DIGITS - scale) : units / powerOfTen(scale - DIGITS);
}

export function fineDecimal(value: Fine): Decimal {
  return decimal(value, DIGITS);
}
