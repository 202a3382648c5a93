/** From which days the prices of a planning figure are: a "today" that is computed with older ones says so. */
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import type { PriceDays } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export function PriceDaysLine({ days }: { readonly days: PriceDays | null }) {
  const t = useStrings(planningStrings);
  const locale = useLocale();
  if (days === null) return null;
  const to = formatDay(days.to, locale);
  return (
    <p className="num text-xs text-ink-3">
      {days.from === days.to
        ? t('priceDays.one', { day: to })
        : t('priceDays', { from: formatDay(days.from, locale), to })}
    </p>
  );
}
