/** An amount of money inside a sentence or a cell: `1.234,50 €`, in English `€1,234.50`. */
import type { Locale } from './locale.ts';
import { numberText } from './numbers.ts';

export function euroWords(amount: string, locale: Locale): string {
  const [whole = '0', cents = ''] = amount.split('.');
  const text = numberText(`${whole}.${cents.padEnd(2, '0').slice(0, 2)}`, { numbers: locale, grouping: true });
  return locale === 'de' ? `${text}\u00a0€` : `€${text}`;
}
