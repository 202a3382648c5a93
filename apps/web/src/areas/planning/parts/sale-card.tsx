/**
 * The slider with the tax curve above it: both share the scale, so that one sees what a euro more would cost. What does
 * not depend on the amount is drawn once per stage; a move touches thumb, line and figure only.
 */

import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { CurveChart } from '../../../ui/charts/curve-chart.tsx';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { ZoneSlider } from '../../../ui/zone-slider.tsx';
import type { SaleStage } from '../planning-types.ts';
import { planningStrings } from './strings.ts';
import { useSaleScale } from './use-sale-scale.ts';

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
  const { curve, slider } = useSaleScale(stage);
  const { max } = stage;
  const lastDay = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`;
  const spoken = euro(String(Math.trunc(Number(amount))), { whole: true });
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
                  max={lastDay}
                  value={day}
                  onChange={({ target }) => isWithin(target.value, today, lastDay) && onDay(target.value)}
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
        <CurveChart {...curve} label={t('sale.curve')} maxX={max} at={Math.min(Number(amount), max)} />
        <ZoneSlider
          {...slider}
          label={t('sale')}
          value={Number(amount)}
          onValueChange={(next) => onAmount(String(next))}
          max={max}
          step={stepOf(max)}
          valueText={t('sale.spoken', { sale: spoken, tax: euro(tax, { whole: true }) })}
        />
      </CardBody>
    </Card>
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
