/** The same value in dollars, by the last reference rate; it stands second and says where it comes from. */
import { useLocale } from '../../lib/i18n/locale.tsx';
import { useSetting } from '../../lib/settings/use-setting.ts';
import { formatDay } from '../../ui/format/date.ts';
import { maskAmount } from '../../ui/format/mask.ts';
import { INTL_TAGS } from '../../ui/format/number-format.ts';

export interface DollarsProps {
  readonly value: string;
  readonly usd: { readonly rate: string; readonly day: string };
}

export function Dollars({ value, usd }: DollarsProps) {
  const locale = useLocale();
  const hidden = useSetting('hideAmounts');
  const format = new Intl.NumberFormat(INTL_TAGS[locale], { style: 'currency', currency: 'USD' });
  const text = format.format(value as `${number}`);
  const title = `1 € = ${usd.rate} $ (EZB / ECB, ${formatDay(usd.day, locale)})`;
  return (
    <span className="num" title={title}>
      {hidden ? maskAmount(text) : text}
    </span>
  );
}
