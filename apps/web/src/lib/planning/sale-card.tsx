/** The slider with the tax curve above it: both share the scale, so that one sees what a euro more would cost. */
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { CurveChart } from '../../ui/charts/curve-chart.tsx';
import { DecimalInput } from '../../ui/decimal-input.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useEuro } from '../../ui/use-euro.ts';
import { type Zone, ZoneSlider } from '../../ui/zone-slider.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import type { SaleStage } from '../ledger/planning-api.ts';
import { planningStrings } from './strings.ts';
import { sweetGain, zonesOf } from './zones.ts';

export interface SaleCardProps {
  readonly stage: SaleStage;
  readonly amount: string;
  readonly onAmount: (amount: string) => void;
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
  /** Tax of the sale as it stands, for the spoken value. */
  readonly tax: string;
}

export function SaleCard({ stage, amount, onAmount, day, today, onDay, tax }: SaleCardProps) {
  const t = useStrings(planningStrings);
  const euro = useEuro();
  const whole = (value: number) => euro(String(Math.trunc(value)), { whole: true });
  const { max, limitAt, curves } = stage;
  const value = Number(stage.value);
  const highest = Math.max(0, ...(curves[0]?.points.map(([, tax]) => tax) ?? []));
  const level = highest > 0 ? levelOf(highest) : undefined;
  const zones: readonly Zone[] = zonesOf(stage);
  const series = curves.map(({ strategy, points }, index) => ({
    id: strategy,
    label: t('sale.curveOf', { method: t(`name.${strategy}`) }),
    color: index === 0 ? 'var(--accent)' : 'var(--c2)',
    dashed: index > 0,
    points,
  }));
  return (
    <Card>
      <CardHead
        title={t('sale')}
        actions={
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t('sale.day')} labelHidden className="w-38">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  min={today}
                  value={day}
                  onChange={(event) => event.target.value >= today && onDay(event.target.value)}
                />
              )}
            </Field>
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
      />
      <CardBody>
        <CurveChart
          label={t('sale.curve')}
          summary={t('sale.summary', { value: whole(value), tax: whole(highest), method: series[0]?.label ?? '' })}
          series={series}
          maxX={max}
          at={Math.min(Number(amount), max)}
          {...(level === undefined ? {} : { level: { y: level, label: t('sale.level', { tax: whole(level) }) } })}
          table={{
            head: [t('sale'), ...series.map(({ label }) => label)],
            rows: (curves[0]?.points ?? [])
              .map(([sale, first], index) => ({ sale, taxes: [first, curves[1]?.points[index]?.[1] ?? 0], index }))
              .filter(({ index }) => index % 10 === 0)
              .map(({ sale, taxes }) => ({ id: String(sale), cells: [whole(sale), ...taxes.map(whole)] })),
          }}
        />
        <ZoneSlider
          label={t('sale')}
          value={Number(amount)}
          onValueChange={(next) => onAmount(String(next))}
          max={max}
          step={stepOf(max)}
          zones={zones}
          valueText={t('sale.spoken', { sale: whole(Number(amount)), tax: euro(tax, { whole: true }) })}
          marks={[
            { at: 0, label: whole(0) },
            ...(limitAt === null || limitAt <= 0
              ? []
              : [{ at: limitAt, label: t('sale.limit', { sale: whole(limitAt) }), line: true, keep: true }]),
            ...(limitAt !== null && limitAt > value * 0.7
              ? []
              : [{ at: value, label: t('sale.holdings', { value: whole(value) }) }]),
          ]}
          legend={[
            { kind: 'free', text: t('zone.free') },
            { kind: 'sweet', text: t('zone.sweet', { gain: whole(sweetGain(stage.year.limit)) }) },
            { kind: 'taxable', text: t('zone.taxable') },
          ]}
        />
      </CardBody>
    </Card>
  );
}

/** One step of an arrow key: a hundred euro, less for small holdings. */
function stepOf(max: number): number {
  return max <= 2_000 ? 10 : 100;
}

/** A round level below the highest value. */
function levelOf(highest: number): number {
  const size = 10 ** Math.floor(Math.log10(highest));
  return Math.max(1, Math.floor(highest / size)) * size;
}
