/** A failed answer of the ledger as a sentence, amounts in it as the reader writes them. */
import { formatEuro } from '../../ui/format/euro.ts';
import { formatQuantity } from '../../ui/format/quantity.ts';
import { type Locale, translate } from '../i18n/strings.ts';
import type { LedgerError } from './answer.ts';
import { ledgerErrorStrings } from './error-strings.ts';

export function ledgerErrorText(error: LedgerError, locale: Locale): string {
  const { table } = ledgerErrorStrings;
  const text = Object.hasOwn(table, error.code) ? table[error.code as keyof typeof table][locale] : undefined;
  if (text === undefined) return translate(ledgerErrorStrings, locale, 'other', { code: error.code });
  const values: Readonly<Record<string, unknown>> = { ...error };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => shown(name, String(values[name] ?? '?'), locale));
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** `max` is euro, `amount` a quantity of a coin; everything else is reported as it is. */
function shown(name: string, value: string, locale: Locale): string {
  if (!DECIMAL.test(value)) return value;
  if (name === 'max') return formatEuro(value, locale);
  return name === 'amount' ? formatQuantity(value, locale) : value;
}
