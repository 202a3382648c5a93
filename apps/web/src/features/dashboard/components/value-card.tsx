/** The hero figure: what everything is worth now, how it moved since yesterday, and the curve with the cost basis. */
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { PortfolioModel } from '../../../lib/ledger/portfolio-api.ts';
import { useObservable } from '../../../lib/observable.ts';
import { outageWords } from '../../../lib/prices/price-words.ts';
import { pricesStrings } from '../../../lib/prices/strings.ts';
import { usePriceTracker } from '../../../lib/prices/use-live-prices.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { type ChartRange, RangeButtons } from '../../../ui/charts/range-buttons.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { Money } from '../../../ui/money.tsx';
import { PercentText } from '../../../ui/percent-text.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { chartPoints, extremesOf } from '../model/overview-model.ts';
import { dashboardStrings } from '../strings.ts';

export interface ValueCardProps {
  readonly model: PortfolioModel;
  readonly range: ChartRange;
  readonly onRange: (range: ChartRange) => void;
}

export function ValueCard({ model, range, onRange }: ValueCardProps) {
  const t = useStrings(dashboardStrings);
  return (
    <Card>
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-semibold tracking-[-.009em]">{t('total')}</h2>
          <RangeButtons value={range} onValueChange={onRange} />
        </div>
        <TotalLine totals={model.totals} />
        <Outage />
        <Curve model={model} />
      </CardBody>
    </Card>
  );
}

function TotalLine({ totals }: Pick<PortfolioModel, 'totals'>) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const { value, dayChange, unpriced } = totals;
  if (value === undefined) return <p className="mt-1 text-sm text-ink-2">{t('total.none')}</p>;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5" data-figure="total">
        <Money value={value} hero />
        {dayChange && (
          <span className="text-sm text-ink-2">
            <Money value={dayChange.value} sign="always" /> (<PercentText ratio={dayChange.ratio} decimals={2} change />
            ) {t('day', { day: formatDay(dayChange.day, locale) })}
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

function Curve({ model }: Pick<ValueCardProps, 'model'>) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const euro = useEuro();
  const points = chartPoints(model.series);
  const ends = extremesOf(points);
  if (points.length < 2 || ends === null) {
    return <p className="py-12 text-center text-sm text-ink-2">{t('chart.none')}</p>;
  }
  return (
    <div className="mt-1">
      <LineChart
        label={t('total')}
        summary={t('chart.summary', {
          from: formatDay(model.from, locale),
          to: formatDay(model.to, locale),
          low: euro(ends.lowest),
          high: euro(ends.highest),
        })}
        points={points}
        valueLabel={t('value')}
        basisLabel={t('basis')}
      />
    </div>
  );
}
