/** The time a lot or a part of it was held, against the year after which it is free. */
import { parseDay } from '@cryptax/kernel';
import type { LotLine } from '@cryptax/tax-de';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { LotBar } from '../../ui/holding-bar.tsx';
import { explainStrings } from './explain-strings.ts';

export function LotPartBar({ acquiredOn, freeFrom, days }: Pick<LotLine, 'acquiredOn' | 'freeFrom' | 'days'>) {
  const t = useStrings(explainStrings);
  const locale = useLocale();
  const [from, free] = [parseDay(acquiredOn), parseDay(freeFrom)];
  if (!from.ok || !free.ok) return null;
  const start = t('acquiredOn', { day: formatDay(acquiredOn, locale) });
  const middle = t('days', { count: days });
  const end = t('freeFrom', { day: formatDay(freeFrom, locale) });
  return (
    <div className="my-2 max-w-88">
      <LotBar
        periodDays={free.value - from.value}
        heldDays={days}
        label={`${start}, ${middle}, ${end}`}
        {...{ start, middle, end }}
      />
    </div>
  );
}
