/** Sums and products of decimal texts, exact. The texts come from `readNumber`, so a malformed one is a bug. */
import { absolute, add, compare, dec, formatShortest, multiply, round, subtract, sum } from '@cryptax/kernel';

export function addText(a: string, b: string): string {
  return formatShortest(add(dec(a), dec(b)));
}

export function subtractText(a: string, b: string): string {
  return formatShortest(subtract(dec(a), dec(b)));
}

/** Exact up to the 30 decimals that the ledger keeps. */
export function multiplyText(a: string, b: string): string {
  const product = multiply(dec(a), dec(b));
  return formatShortest(product.scale > 30 ? round(product, 30, 'half-even') : product);
}

export function compareText(a: string, b: string): -1 | 0 | 1 {
  return compare(dec(a), dec(b));
}

export function sumText(texts: readonly string[]): string {
  return formatShortest(sum(texts.map(dec)));
}

/** |a - b| */
export function distanceText(a: string, b: string): string {
  return formatShortest(absolute(subtract(dec(a), dec(b))));
}
