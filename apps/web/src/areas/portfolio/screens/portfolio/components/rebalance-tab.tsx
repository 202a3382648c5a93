/** Target weights on one side, what they would take on the other: sales, purchases, and the extra tax of the year. */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import type { PortfolioData } from '../../../parts/use-portfolio.ts';
import type { PortfolioModel } from '../../../portfolio-types.ts';
import { rebalanceStrings } from '../rebalance-strings.ts';
import type { TargetWeights } from '../use-target-weights.ts';
import { NotLoaded } from './not-loaded.tsx';
import { RebalanceResult } from './rebalance-result.tsx';
import { WeightsForm } from './weights-form.tsx';

export interface RebalanceTabProps {
  readonly book: Book;
  readonly model: PortfolioModel;
  readonly data: PortfolioData;
  readonly target: TargetWeights;
}

export function RebalanceTab({ book, model, data, target }: RebalanceTabProps) {
  const t = useStrings(rebalanceStrings);
  const { weights, targets, isReadable, change } = target;
  const plan = useAnswer(`rebalance ${book} ${JSON.stringify(targets)} ${data.priceKey}`, (api) =>
    api.rebalance(book, targets, data.live),
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <WeightsForm assets={model.assets} weights={weights} onChange={change} />
      <Card aria-live="polite">
        <CardHead title={t('trades')} />
        <CardBody>
          {!isReadable && (
            <Callout tone="stale" size="line" className="mb-3">
              {t('trades.before')}
            </Callout>
          )}
          {plan.kind === 'loading' && <SkeletonCard rows={5} />}
          {plan.kind === 'failed' && <NotLoaded error={plan.error} />}
          {plan.kind === 'ready' && <RebalanceResult plan={plan.value} model={model} />}
        </CardBody>
      </Card>
    </div>
  );
}
