/**
 * The only way to Intl.NumberFormat: numbers, counts, percent. Values come in as decimal text and are formatted
 * exactly, digit for digit: no binary float ever holds an amount. Minus is U+2212, spaces before units are no-break,
 * formatters are built once.
 */
import type { Locale } from '../../platform/i18n/strings.ts';

/** A value as plain point decimal: `-1234.5678`. */
export type DecimalText = string;

export interface Part {
  readonly type: Intl.NumberFormatPartTypes;
  readonly value: string;
}

/** German as in Germany; English in its international form, which writes euro amounts as `€1,234.56`. */
export const INTL_TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-US' };

const MINUS = '\u2212';
const SHAPE = /^-?\d+(\.\d+)?$/;
const formatters = new Map<string, Intl.NumberFormat>();

export function formatParts(value: DecimalText, locale: Locale, options: Intl.NumberFormatOptions): readonly Part[] {
  const parts = formatter(locale, options).formatToParts(checked(value));
  return parts.map(({ type, value: text }) => ({ type, value: type === 'minusSign' ? MINUS : text }));
}

export function formatNumber(value: DecimalText, locale: Locale, options: Intl.NumberFormatOptions): string {
  return formatter(locale, options).format(checked(value)).replace('-', MINUS);
}

export function joinParts(parts: readonly Part[]): string {
  return parts.map((part) => part.value).join('');
}

/** A malformed text is a bug in the caller and must never show as "NaN". */
function checked(value: DecimalText): `${number}` {
  if (!SHAPE.test(value)) throw new RangeError(`Not a plain decimal: ${value.slice(0, 40)}`);
  return value as `${number}`;
}

function formatter(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(INTL_TAGS[locale], options);
  formatters.set(key, made);
  return made;
}

/** Whole counts of things: `12.480` / `12,480`. */
export function formatCount(count: number, locale: Locale): string {
  return formatNumber(String(count), locale, { maximumFractionDigits: 0, signDisplay: 'negative' });
}

/** Sizes of files and of storage, rounded for reading: `41 KB`, `2,4 MB`, `3,2 GB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [value, unit] = inUnits(bytes);
  const digits = unit === 'KB' ? 0 : 1;
  return `${formatNumber(value.toFixed(digits), locale, { maximumFractionDigits: digits })}\u00a0${unit}`;
}

function inUnits(bytes: number): readonly [number, 'KB' | 'MB' | 'GB'] {
  if (bytes < 1_000_000) return [Math.max(1, Math.round(bytes / 1000)), 'KB'];
  return bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB'];
}

/** A count for a sentence: the number decides the grammar, its text has the separators of the language. */
interface Counted {
  readonly count: number;
  readonly shown: string;
}

export function counted(count: number, locale: Locale): Counted {
  return { count, shown: formatCount(count, locale) };
}

interface PercentOptions {
  readonly decimals?: 0 | 1 | 2 | undefined;
  readonly sign?: 'plain' | 'always' | undefined;
}

/** A rate that is reported in percent already: `26.375` is `26,375 %` / `26.375%`. */
export function formatRate(percent: DecimalText, locale: Locale): string {
  return formatNumber(percent, locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 3 });
}

/** A share that is only a place on the screen may come as a number: the smallest of them would print with an exponent. */
export type Ratio = DecimalText | number;

export function ratioText(ratio: Ratio): DecimalText {
  return typeof ratio === 'number' ? ratio.toFixed(6) : ratio;
}

/** Shares and changes from a ratio: `0.458` is `45,8 %` / `45.8%`. One decimal; the 24 h change has two. */
export function formatPercent(ratio: Ratio, locale: Locale, options: PercentOptions = {}): string {
  const decimals = options.decimals ?? 1;
  return formatNumber(ratioText(ratio), locale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: options.sign === 'always' ? 'exceptZero' : 'negative',
  });
}
