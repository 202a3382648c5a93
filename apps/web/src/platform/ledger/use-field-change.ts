/** A changed field of an entry in words, from what to what, with its digits hidden when amounts are hidden. */
import { fieldChangeText } from '@cryptax/reports/words';
import type { FieldChange } from '@cryptax/tax-de';
import { maskAmount } from '../../ui/format/mask.ts';
import { useLocale } from '../i18n/locale.tsx';
import { useSetting } from '../settings/settings.ts';

/** Fields that hold a number of coins, and those in euros. */
const AMOUNTS = /^(in|out|fee|.*Eur)$/;

export function useFieldChange(): (change: FieldChange) => string {
  const locale = useLocale();
  const isHidden = useSetting('hideAmounts');
  return (change) => {
    const text = fieldChangeText(change, locale);
    if (!isHidden || !AMOUNTS.test(change.field)) return text;
    return text.split(' -> ').map(maskAmount).join(' -> ');
  };
}
