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

/** The usual amounts, positive and in shortest form, are compared as they stand. */
export function compareText(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  /** A fee is mostly a fraction of one, and what it is compared with is not. */
  if (isBelowOne(a) && isOneOrMore(b)) return -1;
  if (!isShortest(a) || !isShortest(b)) return compare(dec(a), dec(b));
  const difference = integerLength(a) - integerLength(b);
  if (difference !== 0) return difference < 0 ? -1 : 1;
  /** With the points in one place the texts sort like the numbers, mostly by their first digit; of two that begin alike the longer is larger. */
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  if (at === shorter) return a.length < b.length ? -1 : 1;
  return a.charCodeAt(at) < b.charCodeAt(at) ? -1 : 1;
}

/** No sign, no zero too many in front or, behind a point, at the end. */
function isShortest(text: string): boolean {
  const first = text.charCodeAt(0);
  if (text.charCodeAt(text.length - 1) === ZERO && text.includes('.')) return false;
  if (first === ZERO) return text.length === 1 || text.charCodeAt(1) === POINT;
  return first > ZERO && first <= NINE;
}

function isBelowOne(text: string): boolean {
  return text.charCodeAt(0) === ZERO && text.charCodeAt(1) === POINT;
}

function isOneOrMore(text: string): boolean {
  const first = text.charCodeAt(0);
  return first > ZERO && first <= NINE;
}

const ZERO = 48;
const NINE = 57;
const POINT = 46;

function integerLength(text: string): number {
  /** Most have few digits in front: they are counted before a search has begun. */
  let at = 0;
  while (at < text.length && text.charCodeAt(at) !== POINT) at++;
  return at;
}

export function sumText(texts: readonly string[]): string {
  return formatShortest(sum(texts.map(dec)));
}

/** |a - b| */
export function distanceText(a: string, b: string): string {
  return formatShortest(absolute(subtract(dec(a), dec(b))));
}
