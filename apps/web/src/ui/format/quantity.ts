/**
 * Amounts of coins: up to 6 significant digits, 2 to 8 decimals, zeros cut after the second decimal. What is smaller
 * than the last decimal shown is written as such, never as zero.
 */
import type { Locale } from '../../platform/i18n/strings.ts';
import { type DecimalText, formatNumber } from './number-format.ts';

const SIGNIFICANT = 6;
const MIN_DECIMALS = 2;
const MAX_DECIMALS = 8;
const SMALLEST = '0.00000001';

export interface QuantityOptions {
  readonly sign?: 'plain' | 'always' | undefined;
  /** An amount of euros among amounts of coins: with the sign where the language puts it, and its small parts of a cent. */
  readonly isEuro?: boolean | undefined;
}

const EURO: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' };

export function formatQuantity(value: DecimalText, locale: Locale, options: QuantityOptions = {}): string {
  const signDisplay = options.sign === 'always' ? 'exceptZero' : 'negative';
  if (isTiny(value)) {
    const below = value.startsWith('-') ? '>' : '<';
    const bound = value.startsWith('-') ? `-${SMALLEST}` : SMALLEST;
    const form = { ...(options.isEuro ? EURO : {}), minimumFractionDigits: MAX_DECIMALS };
    return `${below}\u00a0${formatNumber(bound, locale, { ...form, signDisplay: 'negative' })}`;
  }
  return formatNumber(value, locale, {
    ...(options.isEuro ? EURO : {}),
    minimumFractionDigits: MIN_DECIMALS,
    maximumFractionDigits: decimalsFor(value),
    signDisplay,
  });
}

/** Every digit there is, for tooltips: grouped for reading, nothing rounded. */
export function formatExact(value: DecimalText, locale: Locale, { isEuro }: QuantityOptions = {}): string {
  const decimals = fractionOf(value).length;
  return formatNumber(value, locale, {
    ...(isEuro ? EURO : {}),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
}

function decimalsFor(value: DecimalText): number {
  const whole = integerOf(value).replace(/^0+/, '');
  const leadingZeros = /^0*/.exec(fractionOf(value))?.[0].length ?? 0;
  const wanted = whole === '' ? SIGNIFICANT + leadingZeros : SIGNIFICANT - whole.length;
  return Math.min(MAX_DECIMALS, Math.max(MIN_DECIMALS, wanted));
}

function isTiny(value: DecimalText): boolean {
  const fraction = fractionOf(value);
  const visible = integerOf(value) + fraction.slice(0, MAX_DECIMALS);
  return /^0*$/.test(visible) && /[1-9]/.test(fraction);
}

function integerOf(value: DecimalText): string {
  return value.replace(/^-/, '').split('.')[0] ?? '';
}

function fractionOf(value: DecimalText): string {
  return value.split('.')[1] ?? '';
}
