/** What the rules found, in words, each with the way to do something about it. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../../../platform/navigation/settings-sections.ts';
import { TitledCard } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatNumber, formatPercent } from '../../../../../ui/format/number-format.ts';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { useSureCoins } from '../../../../tax/year-range.tsx';
import type { Insight, PortfolioModel } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';

interface InsightsCardProps {
  readonly book: Book;
  readonly model: Pick<PortfolioModel, 'insights' | 'assets'>;
}

export function InsightsCard({ book, model }: InsightsCardProps) {
  const t = useStrings(portfolioStrings);
  const isSure = useSureCoins(book);
  const assets = model.assets.map(({ asset }) => asset);
  const insights = heldInsights(model.insights, assets, isSure);
  const words = useInsightWords();
  return (
    <TitledCard title={t('insights')} note={insights.length > 0 && String(insights.length)}>
      {insights.length === 0 ? (
        <p className="text-sm text-ink-2">{t('insights.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {insights.map((insight) => (
            <li key={keyOf(insight)} className="py-2.5 text-sm first:pt-0 last:pb-0" data-insight={insight.kind}>
              {words(insight)} <Way insight={insight} />
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function Way({ insight }: { readonly insight: Insight }) {
  const t = useStrings(portfolioStrings);
  switch (insight.kind) {
    case 'losses':
      return (
        <Link to="/tax-loss-harvesting" className={linkClass('inline')}>
          {t('toHarvest')}
        </Link>
      );
    case 'free-soon':
      return (
        <Link to="/tax-intelligence" className={linkClass('inline')}>
          {t('toRadar')}
        </Link>
      );
    case 'unpriced':
    case 'stale-prices':
      return (
        <Link {...toSettings('prices')} className={linkClass('inline')}>
          {t('toSettings')}
        </Link>
      );
    case 'concentration':
    case 'one-place':
      return (
        <Link to="/portfolio" search={{ tab: 'rebalance' }} className={linkClass('inline')}>
          {t('tab.rebalance')}
        </Link>
      );
    case 'free-gain':
      return (
        <Link to="/portfolio" search={{ tab: 'lots' }} className={linkClass('inline')}>
          {t('tab.lots')}
        </Link>
      );
    case 'drawdown':
    case 'correlated':
      return (
        <Link to="/portfolio" search={{ tab: 'analysis' }} className={linkClass('inline')}>
          {t('tab.analysis')}
        </Link>
      );
  }
}

function keyOf(insight: Insight): string {
  return insight.kind === 'free-soon' ? `${insight.kind} ${insight.asset}` : insight.kind;
}

/** An insight as a sentence. */
function useInsightWords(): (insight: Insight) => string {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const euro = useEuro();
  const quantity = useQuantity();
  return (insight) => {
    switch (insight.kind) {
      case 'concentration':
        return t('insight.concentration', { asset: insight.asset, share: formatPercent(insight.share, locale) });
      case 'one-place':
        return t('insight.one-place', { wallet: insight.wallet, share: formatPercent(insight.share, locale) });
      case 'unpriced':
        return t('insight.unpriced', { count: insight.assets.length, assets: insight.assets.join(', ') });
      case 'stale-prices':
        return t('insight.stale-prices', { assets: insight.assets.join(', '), count: insight.ageDays });
      case 'free-soon':
        return t('insight.free-soon', {
          amount: quantity(insight.amount, insight.asset),
          day: formatDay(insight.on, locale),
          gain: euro(insight.gain),
        });
      case 'free-gain':
        return t('insight.free-gain', { gain: euro(insight.gain) });
      case 'losses':
        return t('insight.losses', {
          count: insight.assets.length,
          assets: insight.assets.join(', '),
          loss: euro(insight.loss.replace('-', '')),
        });
      case 'drawdown':
        return t('insight.drawdown', {
          peak: formatDay(insight.peak, locale),
          trough: formatDay(insight.trough, locale),
          depth: formatPercent(Math.abs(insight.depth).toFixed(6), locale),
        });
      case 'correlated':
        return t('insight.correlated', {
          a: insight.a,
          b: insight.b,
          value: formatNumber(insight.value.toFixed(2), locale, { minimumFractionDigits: 2 }),
        });
    }
  };
}

/** Hints about lots that no open answer can change; others say nothing until it is decided which lots are there. */
export function heldInsights(
  insights: readonly Insight[],
  assets: readonly string[],
  isSure: (asset: string) => boolean,
): readonly Insight[] {
  return insights.filter((insight) => {
    switch (insight.kind) {
      case 'free-soon':
        return isSure(insight.asset);
      case 'free-gain':
        // A sum over all coins.
        return assets.every(isSure);
      case 'losses':
        return insight.assets.every(isSure);
      default:
        return true;
    }
  });
}
