/** What it is worth, how it moved, what is open and what is done, and over how many places it is spread. */
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatPercent } from '../../../../../ui/format/number-format.ts';
import { Money, PercentText, WhyButton } from '../../../../../ui/money.tsx';
import { type Stat, StatStrip } from '../../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { PriceDoubts } from '../../../../prices/price-doubts.tsx';
import type { HoldingFigure } from '../../../explain/holding-figures.ts';
import { MissingCoins } from '../../../parts/missing-coins.tsx';
import type { PortfolioModel } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';

export interface KeyFiguresProps {
  readonly model: PortfolioModel;
  readonly onWhy: (figure: HoldingFigure) => void;
}

export function KeyFigures({ model, onWhy }: KeyFiguresProps) {
  return <StatStrip stats={[...useMoney(model, onWhy), ...usePlaces(model)]} />;
}

function useMoney({ totals }: PortfolioModel, onWhy: KeyFiguresProps['onWhy']): readonly Stat[] {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const euro = useEuro();
  const { value, cost, dayChange, unrealised, unrealisedRatio, realised, income, doubts, pending, withoutCost } =
    totals;
  const costWords = withoutCost === undefined ? 'value.cost' : 'value.cost.part';
  return [
    {
      id: 'value',
      label: t('value'),
      value: (
        <span data-figure="total">
          <Money value={value ?? null} onWhy={() => onWhy('own.value')} />
        </span>
      ),
      note: (
        <>
          {value === undefined ? t('value.none') : t(costWords, { cost: euro(cost) })}
          {value !== undefined && totals.unpriced.length > 0 && (
            <span className="block text-review">{t('value.unpriced', { coins: totals.unpriced.join(', ') })}</span>
          )}
          <MissingCoins coins={totals.missing} />
          <PriceDoubts doubts={doubts} />
        </>
      ),
    },
    {
      id: 'change',
      label: t('change'),
      value: dayChange === undefined ? <Dash /> : <DayChange ratio={dayChange.ratio} onWhy={() => onWhy('own.day')} />,
      note:
        dayChange === undefined ? (
          t('change.none')
        ) : (
          <>
            <Money value={dayChange.value} sign="always" tone="plain" />{' '}
            {t('change.since', { day: formatDay(dayChange.since, locale) })}
          </>
        ),
    },
    {
      id: 'unrealised',
      label: t('unrealised'),
      value:
        unrealised === undefined ? (
          <Dash />
        ) : (
          <Money value={unrealised} sign="always" onWhy={() => onWhy('own.open')} />
        ),
      note: (
        <>
          {unrealisedRatio !== undefined && <PercentText ratio={unrealisedRatio} change />}
          {withoutCost && (
            <span className="block text-review">{t('unrealised.without', { coins: withoutCost.join(', ') })}</span>
          )}
        </>
      ),
    },
    {
      id: 'realised',
      label: t('realised'),
      value: (
        <Money value={realised ?? null} sign="always" missing={t('realised.unknown')} onWhy={() => onWhy('own.done')} />
      ),
      note: (
        <>
          {t('realised.income', { income: euro(income) })}
          {pending > 0 && <span className="block text-review">{t('realised.pending', { count: pending })}</span>}
        </>
      ),
    },
  ];
}

function DayChange({ ratio, onWhy }: { readonly ratio: string; readonly onWhy: () => void }) {
  const locale = useLocale();
  return (
    <WhyButton label={formatPercent(ratio, locale, { decimals: 2, sign: 'always' })} onOpen={onWhy}>
      <PercentText ratio={ratio} decimals={2} change />
    </WhyButton>
  );
}

function Dash() {
  return <span className="text-ink-3">–</span>;
}

function usePlaces({ wallets, chains, assets }: PortfolioModel): readonly Stat[] {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const real = chains.filter(({ family }) => family === 'evm' || family === 'non-evm');
  const venue = chains.find(({ family }) => family === 'venue');
  return [
    { id: 'wallets', label: t('wallets'), value: wallets.length, note: t('wallets.note', { count: assets.length }) },
    {
      id: 'chains',
      label: t('chains'),
      value: real.length,
      note: venue && t('chains.venue', { share: formatPercent(venue.share, locale, { decimals: 0 }) }),
    },
  ];
}
