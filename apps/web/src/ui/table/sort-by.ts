/**
 * Comparisons for columns. Amounts are compared exactly, as decimals; each row is read once, so that sorting 100,000 rows
 * does not read the same digits seventeen times. Where a value may be missing, the column says so with
 * `isMissing`, and such rows come last in either direction.
 */
import { compare, dec } from '@cryptax/kernel';
import type { Locale } from '../../platform/i18n/strings.ts';
import type { DecimalText } from '../format/number-format.ts';

type Compare<Row> = (a: Row, b: Row) => number;

/**
 * Reading a decimal as the nearest binary number keeps order: if those differ, so do the values, the same way round. Only
 * where they are equal do all digits have to be compared.
 */
export function byDecimal<Row extends object>(read: (row: Row) => DecimalText | null): Compare<Row> {
  const seen = new WeakMap<Row, Reading>();
  const reading = (row: Row): Reading => {
    const known = seen.get(row);
    if (known) return known;
    const text = read(row);
    const fresh = { text, near: Number(text) };
    seen.set(row, fresh);
    return fresh;
  };
  return (a, b) => {
    const left = reading(a);
    const right = reading(b);
    if (left.text === null || right.text === null) return missingLast(left.text, right.text);
    if (left.near !== right.near) return left.near - right.near;
    return compare(dec(left.text), dec(right.text));
  };
}

interface Reading {
  readonly text: DecimalText | null;
  readonly near: number;
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
