/** The same value in dollars, by the last reference rate; it stands second and says where it comes from. */
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../../platform/settings/settings.ts';
import { formatDay } from '../../../../ui/format/date.ts';
import { maskAmount } from '../../../../ui/format/mask.ts';
import { formatNumber } from '../../../../ui/format/number-format.ts';
import { walletsStrings } from './strings.ts';

export interface DollarsProps {
  readonly value: string;
  readonly usd: { readonly rate: string; readonly day: string };
}

export function Dollars({ value, usd }: DollarsProps) {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const hidden = useSetting('hideAmounts');
  const text = formatNumber(value, locale, { style: 'currency', currency: 'USD' });
  const rate = formatNumber(usd.rate, locale, { minimumFractionDigits: 4 });
  return (
    <span className="num" title={t('value.rate', { rate, day: formatDay(usd.day, locale) })}>
      {hidden ? maskAmount(text) : text}
    </span>
  );
}
