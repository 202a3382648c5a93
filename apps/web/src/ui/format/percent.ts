/** Shares and changes from a ratio: `0.458` is `45,8 %` / `45.8%`. One decimal; the 24 h change has two. */
import type { Locale } from '../../platform/i18n/strings.ts';
import { type DecimalText, formatNumber } from './number-format.ts';

export interface PercentOptions {
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

export function formatPercent(ratio: Ratio, locale: Locale, options: PercentOptions = {}): string {
  const decimals = options.decimals ?? 1;
  return formatNumber(ratioText(ratio), locale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: options.sign === 'always' ? 'exceptZero' : 'negative',
  });
}
