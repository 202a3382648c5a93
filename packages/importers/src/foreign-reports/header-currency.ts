/** A column with the currency of its amounts behind the name: `Cost (EUR)`, `Proceeds in EUR`, `Betrag €`. */
import { isFiat } from '@cryptax/ledger';
import { normalizeHeader } from '../detect/header-template.ts';

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD' };

export interface NamedColumn {
  /** Lower case, without the currency. */
  readonly name: string;
  readonly currency: string | null;
}

export function namedColumn(header: string): NamedColumn {
  const whole = normalizeHeader(header);
  const at = whole.lastIndexOf(' ');
  const sign = whole.slice(at + 1).replace(/[()[\]]/g, '');
  const currency = SIGNS[sign] ?? sign.toUpperCase();
  if (at < 0 || !isFiat(currency)) return { name: whole, currency: null };
  const name = whole.slice(0, at);
  return { name: name.endsWith(' in') ? name.slice(0, -3) : name, currency };
}
