/** What a planning figure rests on: the days of its prices, which of them are doubtful, and what is held but not planned with. */
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { useQuantity } from '../../../ui/use-quantity.ts';
import { PriceDoubts } from '../../prices/price-doubts.tsx';
import type { PlanBasis, PriceDays } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export function PlanBasisLine({ basis: { priceDays, doubts, leftOut } }: { readonly basis: PlanBasis }) {
  const t = useStrings(planningStrings);
  const quantity = useQuantity();
  if (priceDays === null && leftOut.length === 0) return null;
  const coins = leftOut.map(({ asset, amount }) => quantity(amount, asset)).join(', ');
  return (
    <div className="num text-xs whitespace-normal text-ink-3">
      {priceDays !== null && <DaysOfPrices days={priceDays} />}
      <PriceDoubts doubts={doubts} />
      {leftOut.length > 0 && <p className="text-review">{t('leftOut', { coins })}</p>}
    </div>
  );
}

/** A "today" that is computed with older prices says so. */
function DaysOfPrices({ days }: { readonly days: PriceDays }) {
  const t = useStrings(planningStrings);
  const locale = useLocale();
  const to = formatDay(days.to, locale);
  return (
    <p>
      {days.from === days.to
        ? t('priceDays.one', { day: to })
        : t('priceDays', { from: formatDay(days.from, locale), to })}
    </p>
  );
}
