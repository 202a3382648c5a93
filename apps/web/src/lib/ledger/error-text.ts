/** A failed answer of the ledger as a sentence. */
import { type Locale, translate } from '../i18n/strings.ts';
import { ledgerErrorStrings } from './error-strings.ts';
import type { LedgerError } from './ledger-api.ts';

export function ledgerErrorText(error: LedgerError, locale: Locale): string {
  const { table } = ledgerErrorStrings;
  const text = Object.hasOwn(table, error.code) ? table[error.code as keyof typeof table][locale] : undefined;
  if (text === undefined) return translate(ledgerErrorStrings, locale, 'other', { code: error.code });
  const values: Readonly<Record<string, unknown>> = { ...error };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '?'));
}
