/**
 * The slider with the tax curve above it: both share the scale, so that one sees what a euro more would cost. What does
 * not depend on the amount is drawn once per stage; a move touches thumb, line and figure only.
 */
import { useMemo } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../platform/i18n/strings.ts';
import { TitledCard } from '../../../ui/card.tsx';
import { CurveChart, type CurveChartProps } from '../../../ui/charts/curve-chart.tsx';
import { DateField } from '../../../ui/date-input.tsx';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { ZoneSlider, type ZoneSliderProps } from '../../../ui/zone-slider.tsx';
import type { SaleStage, Strategy } from '../planning-types.ts';
import { planningStrings } from './strings.ts';
import { zonesOf } from './zones.ts';

export interface SaleCardProps {
  readonly stage: SaleStage;
  readonly amount: string;
  readonly onAmount: (amount: string) => void;
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
  /** Tax of the sale as it stands, for the spoken value. */
  readonly tax: string;
  /** Orders that are only compared; their curves say so. */
  readonly planned: readonly Strategy[];
  /** Open answers can move neither the year nor the lots. */
  readonly isFinal: boolean;
}

export function SaleCard({ stage, amount, onAmount, day, today, onDay, tax, planned, isFinal }: SaleCardProps) {
  const t = useStrings(planningStrings);
  const euro = useEuro();
  const { curve, slider } = useSaleScale(stage, planned.join(' '), isFinal);
  const { max } = stage;
  const lastDay = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`;
  const spoken = euro(String(Math.trunc(Number(amount))), { whole: true });
  return (
    <TitledCard
      title={t('sale')}
      actions={
        <div className="flex flex-wrap items-end gap-3">
          <DateField
            label={t('sale.day')}
            labelHidden
            fieldClass="w-38"
            min={today}
            max={lastDay}
            value={day}
            onDay={(day) => isWithin(day, today, lastDay) && onDay(day)}
          />
          <span className="w-36">
            <DecimalInput
              aria-label={t('sale.input')}
              value={amount}
              unit="€"
              maxDecimals={2}
              className="text-base font-semibold"
              onEntry={(entry) => entry.kind === 'value' && onAmount(entry.value)}
            />
          </span>
        </div>
      }
    >
      <CurveChart {...curve} label={t('sale.curve')} maxX={max} at={Math.min(Number(amount), max)} />
      <ZoneSlider
        {...slider}
        label={t('sale')}
        value={Number(amount)}
        onValueChange={(next) => onAmount(String(next))}
        max={max}
        step={stepOf(max)}
        valueText={t(isFinal ? 'sale.spoken' : 'sale.spokenOpen', { sale: spoken, tax: euro(tax, { whole: true }) })}
      />
    </TitledCard>
  );
}

/** Further away no price and no law means anything; while a year is typed the field passes through all kinds of them. */
const YEARS_AHEAD = 20;

function isWithin(day: string, first: string, last: string): boolean {
  return day.length === first.length && day >= first && day <= last;
}

/** One step of an arrow key: a hundred euro, less for small holdings. */
function stepOf(max: number): number {
  return max <= 2_000 ? 10 : 100;
}

/** What curve and slider of a sale show whatever amount is chosen: computed once per stage, not with every move. */
type Curve = Pick<CurveChartProps, 'summary' | 'series' | 'level' | 'table'>;
type Scale = Pick<ZoneSliderProps, 'zones' | 'marks' | 'legend'>;
type Words = Translate<typeof planningStrings.table>;
type Whole = (value: number) => string;

function useSaleScale(
  stage: SaleStage,
  planned: string,
  isFinal: boolean,
): { readonly curve: Curve; readonly slider: Scale } {
  const t = useStrings(planningStrings);
  const euro = useEuro();
  return useMemo(() => {
    const whole: Whole = (value) => euro(String(Math.trunc(value)), { whole: true });
    const isPlanned = (strategy: Strategy) => planned.split(' ').includes(strategy);
    return { curve: curveOf(stage, isPlanned, t, whole), slider: scaleOf(stage, t, whole, isFinal) };
  }, [stage, planned, t, euro, isFinal]);
}

function curveOf(
  { curves, value }: SaleStage,
  isPlanned: (strategy: Strategy) => boolean,
  t: Words,
  whole: Whole,
): Curve {
  const highest = Math.max(0, ...(curves[0]?.points.map(([, tax]) => tax) ?? []));
  const level = highest > 0 ? levelOf(highest) : undefined;
  const nameOf = (strategy: Strategy) =>
    isPlanned(strategy) ? `${t(`name.${strategy}`)} (${t('basis.planning')})` : t(`name.${strategy}`);
  const series = curves.map(({ strategy, points }, index) => ({
    id: strategy,
    label: t('sale.curveOf', { method: nameOf(strategy) }),
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
    level: level === undefined ? undefined : { y: level, label: t('sale.level', { tax: whole(level) }) },
    table: { head: [t('sale'), ...series.map(({ label }) => label)], rows },
  };
}

/** Where the limit lies and what is free is drawn only where no open answer can move it. */
function scaleOf(stage: SaleStage, t: Words, whole: Whole, isFinal: boolean): Scale {
  const limitAt = isFinal ? stage.limitAt : null;
  const value = Number(stage.value);
  const hasRoom = limitAt === null || limitAt <= value * 0.7;
  return {
    zones: zonesOf(stage, isFinal),
    marks: [
      { at: 0, label: whole(0) },
      ...(limitAt === null || limitAt <= 0
        ? []
        : [{ at: limitAt, label: t('sale.limit', { sale: whole(limitAt) }), line: true, keep: true }]),
      ...(hasRoom ? [{ at: value, label: t('sale.holdings', { value: whole(value) }) }] : []),
    ],
    legend: isFinal
      ? [
          { kind: 'free', text: t('zone.free') },
          { kind: 'sweet', text: t('zone.sweet', { gain: whole(stage.sweetResult) }) },
          { kind: 'taxable', text: t('zone.taxable') },
        ]
      : [{ kind: 'open', text: t('result.open') }],
  };
}

/** A round level below the highest value. */
function levelOf(highest: number): number {
  const size = 10 ** Math.floor(Math.log10(highest));
  return Math.max(1, Math.floor(highest / size)) * size;
}
