/** An insight as a sentence. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatNumber } from '../../../../../ui/format/number-format.ts';
import { formatPercent } from '../../../../../ui/format/percent.ts';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import type { Insight } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';

export function useInsightWords(): (insight: Insight) => string {
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
