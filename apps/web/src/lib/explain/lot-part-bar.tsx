/** The time a lot part was held, against the year after which it would have been free. */
import { parseDay } from '@cryptax/kernel';
import type { LotLine } from '@cryptax/tax-de';
import { formatDay } from '../../ui/format/date.ts';
import { LotBar } from '../../ui/holding-bar.tsx';
import { useLocale } from '../i18n/locale.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { explainStrings } from './strings.ts';

export function LotPartBar({ line }: { readonly line: LotLine }) {
  const t = useStrings(explainStrings);
  const locale = useLocale();
  const [from, free] = [parseDay(line.acquiredOn), parseDay(line.freeFrom)];
  if (!from.ok || !free.ok) return null;
  const start = t('boughtOn', { day: formatDay(line.acquiredOn, locale) });
  const middle = t('days', { count: line.days });
  const end = t('freeFrom', { day: formatDay(line.freeFrom, locale) });
  return (
    <div className="my-2 max-w-88">
      <LotBar
        periodDays={free.value - from.value}
        heldDays={line.days}
        label={`${start}, ${middle}, ${end}`}
        {...{ start, middle, end }}
      />
    </div>
  );
}
