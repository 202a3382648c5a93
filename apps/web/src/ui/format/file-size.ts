/** Sizes of files and of storage, rounded for reading: `41 KB`, `2,4 MB`, `3,2 GB`. */

import type { Locale } from '../../platform/i18n/strings.ts';
import { formatNumber } from './number-format.ts';

export function formatFileSize(bytes: number, locale: Locale): string {
  const [value, unit] = inUnits(bytes);
  const digits = unit === 'KB' ? 0 : 1;
  return `${formatNumber(value.toFixed(digits), locale, { maximumFractionDigits: digits })}\u00a0${unit}`;
}

function inUnits(bytes: number): readonly [number, 'KB' | 'MB' | 'GB'] {
  if (bytes < 1_000_000) return [Math.max(1, Math.round(bytes / 1000)), 'KB'];
  return bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB'];
}
