/**
 * Decimal texts as people write them: `1234.50` becomes `1.234,50` or `1,234.50`. Digits are only moved, never
 * computed, so what is printed is exactly what the report says.
 */
import type { Locale } from './locale.ts';

export interface NumberStyle {
  readonly numbers: Locale;
  /** Separators between thousands; off in files that programs read. */
  readonly grouping: boolean;
}

const MARKS = { de: { group: '.', point: ',' }, en: { group: ',', point: '.' } } as const;

export function numberText(decimal: string, { numbers, grouping }: NumberStyle): string {
  const { group, point } = MARKS[numbers];
  const negative = decimal.startsWith('-');
  const [whole = '', fraction] = (negative ? decimal.slice(1) : decimal).split('.');
  const grouped = grouping ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  return `${negative ? '-' : ''}${grouped}${fraction === undefined ? '' : point + fraction}`;
}
