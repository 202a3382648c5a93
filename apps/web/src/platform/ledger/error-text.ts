/** A failed answer of the ledger as a sentence, amounts in it as the reader writes them. */
import { formatEuro } from '../../ui/format/euro.ts';
import { formatQuantity } from '../../ui/format/quantity.ts';
import { type Locale, translate } from '../i18n/strings.ts';
import type { LedgerError } from './answer.ts';
import { editFieldStrings, editObstacleStrings, editProblemStrings } from './edit-error-strings.ts';
import { backupFormStrings, ledgerErrorStrings } from './error-strings.ts';

export function ledgerErrorText(error: LedgerError, locale: Locale): string {
  const { table } = ledgerErrorStrings;
  const text = Object.hasOwn(table, error.code) ? table[error.code as keyof typeof table][locale] : undefined;
  if (text === undefined) return translate(ledgerErrorStrings, locale, 'other');
  const values: Readonly<Record<string, unknown>> = { ...error, ...codeWords(error, locale) };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => shown(name, String(values[name] ?? '?'), locale));
}

/** Codes that are part of a sentence are words before they reach it. */
function codeWords(error: LedgerError, locale: Locale): Readonly<Record<string, string>> {
  if (error.code === 'backup.unsupported') return { how: translate(backupFormStrings, locale, error.field) };
  if (error.code === 'edit.impossible') return { reason: translate(editObstacleStrings, locale, error.reason) };
  if (error.code !== 'edit.invalid') return {};
  const field = wordsOf(editFieldStrings.table, error.path.split('.').at(-1) ?? '', locale);
  const problem =
    wordsOf(editProblemStrings.table, error.problem, locale) ?? editProblemStrings.table['field.wrong-type'][locale];
  return { problem: field === undefined ? problem : `${field}: ${problem}` };
}

function wordsOf(
  table: Readonly<Record<string, Readonly<Record<Locale, string>>>>,
  key: string,
  locale: Locale,
): string | undefined {
  return Object.hasOwn(table, key) ? table[key]?.[locale] : undefined;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** `max` is euro, `amount` a quantity of a coin; everything else is reported as it is. */
function shown(name: string, value: string, locale: Locale): string {
  if (!DECIMAL.test(value)) return value;
  if (name === 'max') return formatEuro(value, locale);
  return name === 'amount' ? formatQuantity(value, locale) : value;
}
