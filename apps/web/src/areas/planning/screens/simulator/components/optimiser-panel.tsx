/** The optimiser: target, period, outlook, goal. A changed setting clears the result, so no figure outlives its question. */
import { OUTLOOK_PERCENT } from '@cryptax/planning';
import type { Book } from '@cryptax/store';
import { Calculator } from 'lucide-react';
import { memo, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { DecimalField, DecimalInput } from '../../../../../ui/decimal-input.tsx';
import { RadioCards } from '../../../../../ui/radio-cards.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { Goal, MultiYearPlan, OutlookName, Period, PlanPositions, SaleSetup } from '../../../planning-types.ts';
import { planStrings } from '../plan-strings.ts';
import { PlanResult } from './plan-result.tsx';

/** The four questions of the optimiser. */
interface OptimiserFormProps {
  readonly settings: PlanSettings;
  readonly onChange: (settings: PlanSettings) => void;
  readonly max: string;
}

const PERIOD_VALUES = ['1', '2', '3', '5'] as const;
const OUTLOOK_NAMES: readonly OutlookName[] = ['bullish', 'neutral', 'bearish'];
const GOAL_VALUES: readonly Goal[] = ['tax', 'gains', 'flexibility'];

function OptimiserForm({ settings, onChange, max }: OptimiserFormProps) {
  const t = useStrings(planStrings);
  const euro = useEuro();
  const change = (part: Partial<PlanSettings>) => onChange({ ...settings, ...part });
  const named = OUTLOOK_NAMES.find((name) => OUTLOOK_PERCENT[name] === settings.percent);
  return (
    <div className="mt-3 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <DecimalField
          label={t('target')}
          hint={t('target.hint', { max: euro(max, { whole: true }) })}
          value={settings.target}
          unit="€"
          maxDecimals={2}
          onEntry={(entry) => entry.kind === 'value' && change({ target: entry.value })}
        />
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

export interface OptimiserPanelProps {
  readonly book: Book;
  readonly setup: SaleSetup;
  readonly positions: PlanPositions;
}

type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly error: LedgerError }
  | { readonly kind: 'ready'; readonly plan: MultiYearPlan };

export const OptimiserPanel = memo(function OptimiserPanel({ book, setup, positions }: OptimiserPanelProps) {
  const t = useStrings(planStrings);
  const ledger = useLedger();
  const [settings, setSettings] = useState<PlanSettings>(() => firstSettings(positions.value));
  // What the result answers; a result for anything else is not shown.
  const question = JSON.stringify([settings, setup.assets, setup.typed, setup.wallet]);
  const [held, setHeld] = useState<{ readonly question: string; readonly outcome: Outcome }>();
  const outcome: Outcome = held?.question === question ? held.outcome : { kind: 'none' };
  const run = async () => {
    setHeld({ question, outcome: { kind: 'running' } });
    const { assets, typed, live, wallet } = setup;
    const { target, period, percent, goal } = settings;
    const answer = await ledger.multiYearPlan(book, {
      assets,
      typed,
      live,
      wallet,
      target,
      period,
      outlookPercent: percent,
      goal,
    });
    const reported: Outcome = answer.ok
      ? { kind: 'ready', plan: answer.value }
      : { kind: 'failed', error: answer.error };
    // Asked anew meanwhile: what comes late must not take the place of the answer to the later question.
    setHeld((now) => (now?.question === question ? { question, outcome: reported } : now));
  };
  return (
    <TitledCard id="plan" title={t('optimiser')}>
      <p className="max-w-[68ch] text-sm text-ink-2">{t('optimiser.line')}</p>
      <OptimiserForm settings={settings} onChange={setSettings} max={positions.value} />
      <Button
        variant="primary"
        icon={Calculator}
        className="mt-4"
        loading={outcome.kind === 'running'}
        onClick={() => void run()}
      >
        {t('compute')}
      </Button>
      {outcome.kind === 'failed' && (
        <Callout tone="danger" className="mt-4">
          <LedgerErrorWords error={outcome.error} />
        </Callout>
      )}
      {outcome.kind === 'ready' && <PlanResult book={book} plan={outcome.plan} />}
    </TitledCard>
  );
});

/** Settings of the optimiser as the form holds them. */
interface PlanSettings {
  readonly target: string;
  readonly period: Period;
  readonly percent: string;
  readonly goal: Goal;
}

/** Specified first amount, at most what there is. */
const FIRST_TARGET = 10_000;

export function firstSettings(value: string): PlanSettings {
  const most = Math.floor(Number(value));
  return { target: String(Math.min(FIRST_TARGET, Math.max(most, 0))), period: 3, percent: '5', goal: 'tax' };
}
