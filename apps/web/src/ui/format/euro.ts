/**
 * Euro amounts: `1.234,56 €` / `€1,234.56`. Two decimals in tables and results, none for estimated tax and axes. A sign
 * is shown where direction matters. Whole euros are cut, never rounded up to look nicer.
 */
import type { Locale } from '../../platform/i18n/strings.ts';
import { type DecimalText, formatNumber, formatParts, INTL_TAGS, joinParts } from './number-format.ts';

/** `plain`: only a minus; `always`: plus and minus, none for zero. */
export type SignMode = 'plain' | 'always';

export interface EuroOptions {
  readonly sign?: SignMode | undefined;
  readonly whole?: boolean | undefined;
}

export function formatEuro(value: DecimalText, locale: Locale, options: EuroOptions = {}): string {
  return formatNumber(value, locale, euroOptions(options));
}

/** The hero figure in two pieces: the cents and the unit are set smaller. English has its sign in the first piece. */
export function splitEuro(
  value: DecimalText,
  locale: Locale,
  options: EuroOptions = {},
): { lead: string; rest: string } {
  const parts = formatParts(value, locale, euroOptions(options));
  const last = parts.findLastIndex((part) => part.type === 'integer');
  return { lead: joinParts(parts.slice(0, last + 1)), rest: joinParts(parts.slice(last + 1)) };
}

/** As words for screen readers: "minus 1.451,34 Euro". A plus is spoken only where the sign is shown. */
export function spokenEuro(value: DecimalText, locale: Locale, options: EuroOptions = {}): string {
  const digits = options.whole === true ? 0 : 2;
  const parts = formatParts(value, locale, { ...amount(digits, options.sign), roundingMode: mode(options) });
  const sign = parts.find((part) => part.type === 'minusSign' || part.type === 'plusSign')?.type;
  const number = joinParts(parts.filter((part) => part.type !== 'minusSign' && part.type !== 'plusSign'));
  const word = sign === 'minusSign' ? 'minus ' : sign === 'plusSign' ? 'plus ' : '';
  return `${word}${number} ${locale === 'de' ? 'Euro' : 'euros'}`;
}

/** Chart axes: `60 T€` / `€60k`, `1,2 Mio. €` / `€1.2M`. Ticks are positions on a scale, so a number is right. */
export function formatAxisEuro(value: number, locale: Locale): string {
  const size = Math.abs(value);
  const [divisor, de, en] = size >= 1e6 ? [1e6, 'Mio.\u00a0€', 'M'] : size >= 1e3 ? [1e3, 'T€', 'k'] : [1, '€', ''];
  const decimals = size >= 10 && size < 1e3 ? 0 : 1;
  const number = new Intl.NumberFormat(INTL_TAGS[locale], { maximumFractionDigits: decimals, signDisplay: 'never' });
  const text = number.format(value / divisor);
  const sign = value < 0 ? '\u2212' : '';
  return locale === 'de' ? `${sign}${text}\u00a0${de}` : `${sign}€${text}${en}`;
}

function euroOptions(options: EuroOptions): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency: 'EUR',
    ...amount(options.whole === true ? 0 : 2, options.sign),
    roundingMode: mode(options),
  };
}

function amount(decimals: number, sign: SignMode = 'plain'): Intl.NumberFormatOptions {
  return {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  };
}

function mode(options: EuroOptions): 'trunc' | 'halfExpand' {
  return options.whole === true ? 'trunc' : 'halfExpand';
}

/** Prices of plans, which are kept in whole cents: `49 €` / `€49`, with cents only where there are some. */
export function formatCents(cents: number, locale: Locale): string {
  return formatEuro((cents / 100).toFixed(2), locale, { whole: cents % 100 === 0 });
}
