/** Euro amounts as plain text in the reader's language, with digits hidden when amounts are hidden; for labels and charts. */
import { useCallback } from 'react';
import { useLocale } from '../platform/i18n/locale.tsx';
import { useSetting } from '../platform/settings/settings.ts';
import { type EuroOptions, formatEuro } from './format/euro.ts';
import { maskAmount } from './format/mask.ts';
import type { DecimalText } from './format/number-format.ts';

export function useEuro(): (value: DecimalText, options?: EuroOptions) => string {
  const locale = useLocale();
  const hidden = useSetting('hideAmounts');
  return useCallback(
    (value, options) => {
      const text = formatEuro(value, locale, options);
      return hidden ? maskAmount(text) : text;
    },
    [locale, hidden],
  );
}
