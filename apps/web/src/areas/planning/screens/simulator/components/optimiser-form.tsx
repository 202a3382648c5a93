/** The four questions of the optimiser. */
import { OUTLOOK_PERCENT } from '@cryptax/planning';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { DecimalInput } from '../../../../../ui/decimal-input.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { RadioCards } from '../../../../../ui/radio-cards.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { Goal, OutlookName } from '../../../planning-types.ts';
import type { PlanSettings } from '../model/plan-settings.ts';
import { planStrings } from '../strings/plan-strings.ts';

export interface OptimiserFormProps {
  readonly settings: PlanSettings;
  readonly onChange: (settings: PlanSettings) => void;
  readonly max: string;
}

const PERIOD_VALUES = ['1', '2', '3', '5'] as const;
const OUTLOOK_NAMES: readonly OutlookName[] = ['bullish', 'neutral', 'bearish'];
const GOAL_VALUES: readonly Goal[] = ['tax', 'gains', 'flexibility'];

export function OptimiserForm({ settings, onChange, max }: OptimiserFormProps) {
  const t = useStrings(planStrings);
  const euro = useEuro();
  const change = (part: Partial<PlanSettings>) => onChange({ ...settings, ...part });
  const named = OUTLOOK_NAMES.find((name) => OUTLOOK_PERCENT[name] === settings.percent);
  return (
    <div className="mt-3 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Field label={t('target')} hint={t('target.hint', { max: euro(max, { whole: true }) })}>
          {(control) => (
            <DecimalInput
              {...control}
              value={settings.target}
              unit="€"
              maxDecimals={2}
              onEntry={(entry) => entry.kind === 'value' && change({ target: entry.value })}
            />
          )}
        </Field>
        <div>
          <p className="mb-1 text-xs text-ink-2">{t('period')}</p>
          <Segmented
            label={t('period')}
            value={String(settings.period) as (typeof PERIOD_VALUES)[number]}
            onValueChange={(value) => change({ period: Number(value) as PlanSettings['period'] })}
            options={PERIOD_VALUES.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        </div>
        <div>
          <p className="mb-1 text-xs text-ink-2">{t('outlook')}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Segmented
              label={t('outlook')}
              value={named ?? ('' as OutlookName)}
              onValueChange={(name) => change({ percent: OUTLOOK_PERCENT[name] })}
              options={OUTLOOK_NAMES.map((value) => ({ value, label: t(`outlook.${value}`) }))}
            />
            <span className="w-22">
              <DecimalInput
                aria-label={t('outlook.percent')}
                value={settings.percent}
                unit="%"
                maxDecimals={2}
                allowNegative
                onEntry={(entry) =>
                  entry.kind === 'value' && Number(entry.value) > -100 && change({ percent: entry.value })
                }
              />
            </span>
          </div>
          <p className="mt-1 text-xs text-ink-3">{t('outlook.hint')}</p>
        </div>
      </div>
      <RadioCards
        label={t('goal')}
        value={settings.goal}
        onValueChange={(goal) => change({ goal })}
        className="sm:grid-cols-3"
        cards={GOAL_VALUES.map((value) => ({ value, title: t(`goal.${value}`), note: t(`goal.${value}.line`) }))}
      />
    </div>
  );
}
