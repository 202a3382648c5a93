/** What it is worth, how it moved, what is open and what is done, and over how many places it is spread. */
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { PortfolioModel } from '../../../lib/ledger/portfolio-api.ts';
import { formatDay } from '../../../ui/format/date.ts';
import { formatPercent } from '../../../ui/format/percent.ts';
import { Money } from '../../../ui/money.tsx';
import { PercentText } from '../../../ui/percent-text.tsx';
import { type Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { portfolioStrings } from '../strings.ts';

export function KeyFigures({ model }: { readonly model: PortfolioModel }) {
  return <StatStrip stats={[...useMoney(model), ...usePlaces(model)]} />;
}

function useMoney({ totals }: PortfolioModel): readonly Stat[] {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const euro = useEuro();
  const { value, cost, dayChange, unrealised, unrealisedRatio, realised, income } = totals;
  return [
    {
      id: 'value',
      label: t('value'),
      value: (
        <span data-figure="total">
          <Money value={value ?? null} />
        </span>
      ),
      note: value === undefined ? t('value.none') : t('value.cost', { cost: euro(cost) }),
    },
    {
      id: 'change',
      label: t('change'),
      value: dayChange === undefined ? <Dash /> : <PercentText ratio={dayChange.ratio} decimals={2} change />,
      note:
        dayChange === undefined ? (
          t('change.none')
        ) : (
          <>
            <Money value={dayChange.value} sign="always" tone="plain" />{' '}
            {t('change.on', { day: formatDay(dayChange.day, locale) })}
          </>
        ),
    },
    {
      id: 'unrealised',
      label: t('unrealised'),
      value: unrealised === undefined ? <Dash /> : <Money value={unrealised} sign="always" />,
      note: unrealisedRatio !== undefined && <PercentText ratio={unrealisedRatio} change />,
    },
    {
      id: 'realised',
      label: t('realised'),
      value: <Money value={realised} sign="always" />,
      note: t('realised.income', { income: euro(income) }),
    },
  ];
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
