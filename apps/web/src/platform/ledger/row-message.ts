/** Codes of the importers as sentences of a screen: quantities and sizes in the user's language, tokens by name. */
import { messageText } from '@cryptax/messages';
import { formatFileSize } from '../../ui/format/number-format.ts';
import { formatQuantity } from '../../ui/format/quantity.ts';
import { readable } from '../i18n/readable.ts';
import type { Locale } from '../i18n/strings.ts';

export { ignoredReason } from '@cryptax/messages';

export function rowMessage(code: string, params: Readonly<Record<string, string>>, locale: Locale): string {
  return readable(
    messageText(code, params, { locale, reads: 'screen', show: (name, value) => shown(name, value, locale) }),
  );
}

/** Quantities and sizes read in the user's language; everything else is quoted as the file has it. */
const QUANTITIES: ReadonlySet<string> = new Set(['amount', 'fee', 'otherFee', 'in', 'out', 'missing', 'available']);

/** A size with its coin, which a message says in one piece. */
const SIZES: ReadonlySet<string> = new Set(['fee', 'otherFee', 'value']);
const WITH_UNIT = /^(-?\d+(?:\.\d+)?) ([A-Za-z]\S*)$/;

function shown(name: string, value: string, locale: Locale): string {
  const [, size, unit = ''] = (SIZES.has(name) ? WITH_UNIT.exec(value) : undefined) ?? [];
  if (size !== undefined) {
    const isEuro = unit === 'EUR';
    return `${formatQuantity(size, locale, { isEuro })}${isEuro ? '' : ` ${unit}`}`;
  }
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  if (name === 'bytes') return formatFileSize(Number(value), locale);
  return QUANTITIES.has(name) ? formatQuantity(value, locale) : value;
}
