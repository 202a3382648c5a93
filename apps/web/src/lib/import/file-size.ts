/** Sizes of files, rounded for reading: `41 KB`, `2,4 MB`. */
import { formatNumber } from '../../ui/format/number-format.ts';
import type { Locale } from '../i18n/strings.ts';

export function formatFileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1_000_000, 'MB'];
  const digits = unit === 'MB' ? 1 : 0;
  return `${formatNumber(value.toFixed(digits), locale, { maximumFractionDigits: digits })}\u00a0${unit}`;
}
