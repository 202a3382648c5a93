/** Target weights on one side, what they would take on the other: sales, purchases, and the extra tax of the year. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { PortfolioModel } from '../../../lib/ledger/portfolio-api.ts';
import { useAnswer } from '../../../lib/ledger/use-ledger.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { presetWeights, targetsOf, type Weights } from '../model/weights.ts';
import { rebalanceStrings } from '../rebalance-strings.ts';
import type { PortfolioData } from '../use-portfolio.ts';
import { RebalanceResult } from './rebalance-result.tsx';
import { WeightsForm } from './weights-form.tsx';

export interface RebalanceTabProps {
  readonly book: Book;
  readonly model: PortfolioModel;
  readonly data: PortfolioData;
}

export function RebalanceTab({ book, model, data }: RebalanceTabProps) {
  const t = useStrings(rebalanceStrings);
  const [weights, setWeights] = useState<Weights>(() => presetWeights(model.assets, 'capped'));
  // The last readable weights stay in force while a field is being typed.
  const [targets, setTargets] = useState(() => targetsOf(weights) ?? []);
  const change = (next: Weights) => {
    setWeights(next);
    const readable = targetsOf(next);
    if (readable !== null) setTargets(readable);
  };
  const plan = useAnswer(`rebalance ${book} ${JSON.stringify(targets)} ${data.priceKey}`, (api) =>
    api.rebalance(book, targets, data.live),
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <WeightsForm assets={model.assets} weights={weights} onChange={change} />
      <Card aria-live="polite">
        <CardHead title={t('trades')} />
        <CardBody>
          {plan.kind === 'ready' ? <RebalanceResult plan={plan.value} model={model} /> : <SkeletonCard rows={5} />}
        </CardBody>
      </Card>
    </div>
  );
}
