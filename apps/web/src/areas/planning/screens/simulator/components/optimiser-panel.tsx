/** The optimiser: target, period, outlook, goal. A changed setting clears the result, so no figure outlives its question. */
import type { Book } from '@cryptax/store';
import { Calculator } from 'lucide-react';
import { memo, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-error-words.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import type { MultiYearPlan, PlanPositions, SaleSetup } from '../../../planning-types.ts';
import { firstSettings, type PlanSettings } from '../model/plan-settings.ts';
import { planStrings } from '../strings/plan-strings.ts';
import { OptimiserForm } from './optimiser-form.tsx';
import { PlanResult } from './plan-result.tsx';

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
  const question = JSON.stringify([settings, setup.assets, setup.typed]);
  const [held, setHeld] = useState<{ readonly question: string; readonly outcome: Outcome }>();
  const outcome: Outcome = held?.question === question ? held.outcome : { kind: 'none' };
  const run = async () => {
    setHeld({ question, outcome: { kind: 'running' } });
    const { assets, typed, live } = setup;
    const { target, period, percent, goal } = settings;
    const answer = await ledger.multiYearPlan(book, {
      assets,
      typed,
      live,
      target,
      period,
      outlookPercent: percent,
      goal,
    });
    const told: Outcome = answer.ok ? { kind: 'ready', plan: answer.value } : { kind: 'failed', error: answer.error };
    // Asked anew meanwhile: what comes late must not take the place of the answer to the later question.
    setHeld((now) => (now?.question === question ? { question, outcome: told } : now));
  };
  return (
    <Card id="plan">
      <CardHead title={t('optimiser')} />
      <CardBody>
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
      </CardBody>
    </Card>
  );
});
