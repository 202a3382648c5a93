/** Target weights on one side, what they would take on the other: sales, purchases, and the extra tax of the year. */
import { compare, dec, divide, formatShortest, subtract } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { DecimalInput } from '../../../../../ui/decimal-input.tsx';
import { formatNumber, formatPercent } from '../../../../../ui/format/number-format.ts';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import type { PortfolioData } from '../../../parts/use-portfolio.ts';
import type { AssetPosition, PortfolioModel } from '../../../portfolio-types.ts';
import { rebalanceStrings } from '../analysis-strings.ts';
import { PRESETS, presetWeights, type TargetWeights, type Weights, weightSum } from '../model/weights.ts';
import { RebalanceResult } from './rebalance-result.tsx';

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
      <TitledCard aria-live="polite" title={t('trades')}>
        {!isReadable && (
          <Callout tone="stale" size="line" className="mb-3">
            {t('trades.before')}
          </Callout>
        )}
        {plan.kind === 'loading' && <SkeletonCard rows={5} />}
        {plan.kind === 'failed' && <LedgerFailed error={plan.error} inline />}
        {plan.kind === 'ready' && <RebalanceResult book={book} plan={plan.value} model={model} />}
      </TitledCard>
    </div>
  );
}

/** One percent field per asset, presets above, the sum below. */
interface WeightsFormProps {
  readonly assets: readonly AssetPosition[];
  readonly weights: Weights;
  readonly onChange: (weights: Weights) => void;
}

function WeightsForm({ assets, weights, onChange }: WeightsFormProps) {
  const t = useStrings(rebalanceStrings);
  const locale = useLocale();
  const priced = assets.filter(({ share }) => share !== undefined);
  return (
    <TitledCard title={t('weights')}>
      <p className="text-sm text-ink-2">{t('weights.line')}</p>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">{t('preset')}</legend>
        {PRESETS.map((preset) => (
          <Button key={preset} size="s" onClick={() => onChange(presetWeights(assets, preset))}>
            {t(`preset.${preset}`)}
          </Button>
        ))}
      </fieldset>
      <ul className="mt-3 divide-y divide-line">
        {priced.map(({ asset, share = '0' }) => (
          <li key={asset} className="flex items-center gap-2.5 py-1.5">
            <Coin symbol={asset} size={28} />
            <span className="min-w-0 flex-1 text-sm">
              <span className="block font-medium">{readable(asset)}</span>
              <span className="num block text-xs text-ink-3">{t('now', { share: formatPercent(share, locale) })}</span>
            </span>
            <span className="w-26">
              <DecimalInput
                aria-label={t('target', { asset })}
                // One that got its price only now has no weight yet, and the others make up the whole.
                value={weights[asset] === undefined ? '0' : weights[asset]}
                maxDecimals={2}
                unit="%"
                onEntry={(entry) => onChange({ ...weights, [asset]: entry.kind === 'value' ? entry.value : null })}
              />
            </span>
          </li>
        ))}
      </ul>
      <Sum weights={weights} />
    </TitledCard>
  );
}

function Sum({ weights }: Pick<WeightsFormProps, 'weights'>) {
  const t = useStrings(rebalanceStrings);
  const locale = useLocale();
  const sum = weightSum(weights);
  const rest = subtract(dec('100'), dec(sum));
  const percent = (text: string) =>
    formatNumber(formatShortest(divide(dec(text), dec('100'), 4, 'half-even')), locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
  const isTooMuch = compare(rest, dec('0')) < 0;
  return (
    <p className="num mt-2 flex flex-wrap justify-between gap-x-3 border-t border-line-strong pt-2 text-sm font-semibold">
      {t('sum', { sum: percent(sum) })}
      {isTooMuch && <span className="font-medium text-danger">{t('sum.tooMuch')}</span>}
      {!isTooMuch && rest.units > 0n && (
        <span className="font-normal text-ink-2">{t('sum.cash', { share: percent(formatShortest(rest)) })}</span>
      )}
    </p>
  );
}
