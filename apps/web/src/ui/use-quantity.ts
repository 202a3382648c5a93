/** Amounts of coins as plain text, with their unit where one is given; digits hidden when amounts are hidden. For sentences. */
import { useCallback } from 'react';
import { useLocale } from '../platform/i18n/locale.tsx';
import { readable } from '../platform/i18n/readable.ts';
import { useSetting } from '../platform/settings/settings.ts';
import { maskAmount } from './format/mask.ts';
import type { DecimalText } from './format/number-format.ts';
import { formatQuantity } from './format/quantity.ts';

export type QuantityText = (value: DecimalText, unit?: string) => string;

export function useQuantity(): QuantityText {
  const locale = useLocale();
  const hidden = useSetting('hideAmounts');
  return useCallback(
    (value, unit) => {
      const text = formatQuantity(value, locale);
      const shown = hidden ? maskAmount(text) : text;
      return unit === undefined ? shown : `${shown} ${readable(unit)}`;
    },
    [locale, hidden],
  );
}
