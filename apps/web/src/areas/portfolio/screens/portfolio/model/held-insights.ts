/** Hints about lots that no open answer can change; others say nothing until it is decided which lots are there. */
import type { Insight } from '../../../portfolio-types.ts';

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
