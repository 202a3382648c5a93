/** What curve and slider of a sale show whatever amount is chosen: computed once per stage, not with every move. */
import { useMemo } from 'react';
import type { Translate } from '../../../platform/i18n/strings.ts';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import type { CurveChartProps } from '../../../ui/charts/curve-chart.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import type { ZoneSliderProps } from '../../../ui/zone-slider.tsx';
import type { SaleStage } from '../planning-types.ts';
import { planningStrings } from './strings.ts';
import { zonesOf } from './zones.ts';

type Curve = Pick<CurveChartProps, 'summary' | 'series' | 'level' | 'table'>;
type Scale = Pick<ZoneSliderProps, 'zones' | 'marks' | 'legend'>;
type Words = Translate<typeof planningStrings.table>;
type Whole = (value: number) => string;

export function useSaleScale(stage: SaleStage): { readonly curve: Curve; readonly slider: Scale } {
  const t = useStrings(planningStrings);
  const euro = useEuro();
  return useMemo(() => {
    const whole: Whole = (value) => euro(String(Math.trunc(value)), { whole: true });
    return { curve: curveOf(stage, t, whole), slider: scaleOf(stage, t, whole) };
  }, [stage, t, euro]);
}

function curveOf({ curves, value }: SaleStage, t: Words, whole: Whole): Curve {
  const highest = Math.max(0, ...(curves[0]?.points.map(([, tax]) => tax) ?? []));
  const level = highest > 0 ? levelOf(highest) : undefined;
  const series = curves.map(({ strategy, points }, index) => ({
    id: strategy,
    label: t('sale.curveOf', { method: t(`name.${strategy}`) }),
    color: index === 0 ? 'var(--accent)' : 'var(--c2)',
    dashed: index > 0,
    points,
  }));
  const rows = (curves[0]?.points ?? [])
    .map(([sale, first], index) => ({ sale, taxes: [first, curves[1]?.points[index]?.[1] ?? 0], index }))
    .filter(({ index }) => index % 10 === 0)
    .map(({ sale, taxes }) => ({ id: String(sale), cells: [whole(sale), ...taxes.map(whole)] }));
  return {
    summary: t('sale.summary', { value: whole(Number(value)), tax: whole(highest), method: series[0]?.label ?? '' }),
    series,
    ...(level === undefined ? {} : { level: { y: level, label: t('sale.level', { tax: whole(level) }) } }),
    table: { head: [t('sale'), ...series.map(({ label }) => label)], rows },
  };
}

function scaleOf(stage: SaleStage, t: Words, whole: Whole): Scale {
  const { limitAt } = stage;
  const value = Number(stage.value);
  const hasRoom = limitAt === null || limitAt <= value * 0.7;
  return {
    zones: zonesOf(stage),
    marks: [
      { at: 0, label: whole(0) },
      ...(limitAt === null || limitAt <= 0
        ? []
        : [{ at: limitAt, label: t('sale.limit', { sale: whole(limitAt) }), line: true, keep: true }]),
      ...(hasRoom ? [{ at: value, label: t('sale.holdings', { value: whole(value) }) }] : []),
    ],
    legend: [
      { kind: 'free', text: t('zone.free') },
      { kind: 'sweet', text: t('zone.sweet', { gain: whole(stage.sweetResult) }) },
      { kind: 'taxable', text: t('zone.taxable') },
    ],
  };
}

/** A round level below the highest value. */
function levelOf(highest: number): number {
  const size = 10 ** Math.floor(Math.log10(highest));
  return Math.max(1, Math.floor(highest / size)) * size;
}
