/** What the rules found, in words, each with the way to do something about it. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import type { Insight } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';
import { useInsightWords } from './use-insight-words.ts';

export function InsightsCard({ insights }: { readonly insights: readonly Insight[] }) {
  const t = useStrings(portfolioStrings);
  const words = useInsightWords();
  return (
    <Card>
      <CardHead title={t('insights')} note={insights.length > 0 && String(insights.length)} />
      <CardBody>
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
      </CardBody>
    </Card>
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
        <Link to="/settings" hash="prices" className={linkClass('inline')}>
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
