/** The hero figure: what everything is worth now, how it moved since yesterday, and the curve with the cost basis. */
import { memo } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useObservable } from '../../../../../platform/observable.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card, CardBody } from '../../../../../ui/card.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { InTurn } from '../../../../../ui/in-turn.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { PercentText } from '../../../../../ui/percent-text.tsx';
import { outageWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { usePriceTracker } from '../../../../prices/use-live-prices.ts';
import type { HoldingFigure } from '../../../explain/holding-figures.ts';
import { ValueCurve } from '../../../parts/value-curve.tsx';
import type { PortfolioModel, PortfolioRange } from '../../../portfolio-types.ts';
import { dashboardStrings } from '../strings.ts';

export interface ValueCardProps {
  readonly model: PortfolioModel;
  readonly range: PortfolioRange;
  readonly onRange: (range: PortfolioRange) => void;
  readonly onWhy: (figure: HoldingFigure) => void;
}

export const ValueCard = memo(function ValueCard({ model, range, onRange, onWhy }: ValueCardProps) {
  const t = useStrings(dashboardStrings);
  return (
    <Card>
      <CardBody>
        <h2 className="text-base font-semibold tracking-[-.009em]">{t('total')}</h2>
        <TotalLine totals={model.totals} onWhy={onWhy} />
        <Outage />
        <div className="mt-4">
          <InTurn waiting={<div className="h-70" />}>
            <ValueCurve series={model.series} largeEvents={model.largeEvents} range={range} onRange={onRange} />
          </InTurn>
        </div>
      </CardBody>
    </Card>
  );
});

function TotalLine({ totals, onWhy }: Pick<PortfolioModel, 'totals'> & Pick<ValueCardProps, 'onWhy'>) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const { value, dayChange, unpriced } = totals;
  if (value === undefined) return <p className="mt-1 text-sm text-ink-2">{t('total.none')}</p>;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5" data-figure="total">
        <Money value={value} hero onWhy={() => onWhy('own.value')} />
        {dayChange && (
          <span className="text-sm text-ink-2">
            <Money value={dayChange.value} sign="always" onWhy={() => onWhy('own.day')} whySign={false} /> (
            <PercentText ratio={dayChange.ratio} decimals={2} change />){' '}
            {t('day', { day: formatDay(dayChange.since, locale) })}
          </span>
        )}
      </p>
      {unpriced.length > 0 && (
        <p className="mt-1 text-xs text-review">
          {t('total.unpriced', { count: unpriced.length, names: unpriced.join(', ') })}
        </p>
      )}
    </>
  );
}

/** When sources fail the figures stay as they are; this line says so. */
function Outage() {
  const t = useStrings(pricesStrings);
  const { last } = useObservable(usePriceTracker().state);
  const words = last === null ? null : outageWords(last, t);
  if (words === null) return null;
  return (
    <Callout tone="stale" size="line" className="mt-2.5">
      {words}
    </Callout>
  );
}
