/** Amounts of coins as plain text with their unit, with digits hidden when amounts are hidden; for sentences. */
import { useLocale } from '../lib/i18n/locale.tsx';
import { useSetting } from '../lib/settings/use-setting.ts';
import { maskAmount } from './format/mask.ts';
import type { DecimalText } from './format/number-format.ts';
import { formatQuantity } from './format/quantity.ts';

export function useQuantity(): (value: DecimalText, unit: string) => string {
  const locale = useLocale();
  const hidden = useSetting('hideAmounts');
  return (value, unit) => {
    const text = formatQuantity(value, locale);
    return `${hidden ? maskAmount(text) : text} ${unit}`;
  };
}
