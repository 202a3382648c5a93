/**
 * Comparisons for columns. Amounts are compared exactly, as decimals; each text is read once per table, so that sorting
 * 100,000 rows does not read the same digits seventeen times. Where a value may be missing, the column says so with
 * `isMissing`, and such rows come last in either direction.
 */
import { compare, type Decimal, dec } from '@cryptax/kernel';
import type { Locale } from '../../lib/i18n/strings.ts';
import type { DecimalText } from '../format/number-format.ts';

type Compare<Row> = (a: Row, b: Row) => number;

/**
 * Reading a decimal as the nearest binary number keeps order: if those differ, so do the values, the same way round. Only
 * where they are equal do all digits have to be compared.
 */
export function byDecimal<Row>(read: (row: Row) => DecimalText | null): Compare<Row> {
  const seen = new Map<string, Reading>();
  const reading = (text: string): Reading => {
    const known = seen.get(text);
    if (known) return known;
    const fresh = { near: Number(text), exact: dec(text) };
    seen.set(text, fresh);
    return fresh;
  };
  return (a, b) => {
    const left = read(a);
    const right = read(b);
    if (left === null || right === null) return missingLast(left, right);
    const [first, second] = [reading(left), reading(right)];
    return first.near === second.near ? compare(first.exact, second.exact) : first.near - second.near;
  };
}

interface Reading {
  readonly near: number;
  readonly exact: Decimal;
}

/** Words in the order of the language, numbers inside them by value: "Zeile 9" before "Zeile 10". */
export function byText<Row>(read: (row: Row) => string, locale: Locale): Compare<Row> {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (a, b) => collator.compare(read(a), read(b));
}

/** Counts and instants. */
export function byNumber<Row>(read: (row: Row) => number): Compare<Row> {
  return (a, b) => read(a) - read(b);
}

function missingLast(left: string | null, right: string | null): number {
  if (left === right) return 0;
  return left === null ? 1 : -1;
}
