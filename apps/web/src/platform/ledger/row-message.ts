/** Codes of the importer as sentences. A code that has no sentence yet is shown as it is, never swallowed. */
import { formatFileSize } from '../../ui/format/file-size.ts';
import { formatQuantity } from '../../ui/format/quantity.ts';
import { type Locale, type Strings, type StringTable, translate } from '../i18n/strings.ts';
import { ignoredReasons } from './ignored-reason-strings.ts';
import { rowMessages } from './row-message-strings.ts';

type Params = Readonly<Record<string, string>>;

export function rowMessage(code: string, params: Params, locale: Locale): string {
  return textOf(rowMessages, code, params, locale) ?? translate(rowMessages, locale, 'unknown', { code });
}

export function ignoredReason(code: string, locale: Locale): string {
  return textOf(ignoredReasons, code, {}, locale) ?? code;
}

/** Keys arrive from outside the types; missing parameters stay visible as a question mark. */
function textOf<T extends StringTable>(strings: Strings<T>, code: string, params: Params, locale: Locale) {
  const text = Object.hasOwn(strings.table, code) ? strings.table[code]?.[locale] : undefined;
  if (typeof text !== 'string') return undefined;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => shown(name, params[name] ?? '?', locale));
}

/** Quantities and sizes read in the user's language; everything else is quoted as the file has it. */
const QUANTITIES: ReadonlySet<string> = new Set(['amount', 'fee', 'in', 'out', 'missing', 'available']);

function shown(name: string, value: string, locale: Locale): string {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  if (name === 'bytes') return formatFileSize(Number(value), locale);
  return QUANTITIES.has(name) ? formatQuantity(value, locale) : value;
}
