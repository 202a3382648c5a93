/** What of the portfolio the address decides: view and range. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { PortfolioRange } from '../../portfolio-types.ts';

export const PORTFOLIO_TABS = ['holdings', 'lots', 'analysis', 'rebalance'] as const;
export type PortfolioTab = (typeof PORTFOLIO_TABS)[number];

export interface PortfolioView {
  readonly tab: PortfolioTab;
  readonly range: PortfolioRange;
  readonly onTab: (tab: PortfolioTab) => void;
  readonly onRange: (range: PortfolioRange) => void;
}

/** A year says most: shorter windows have few prices, longer ones hide what happens now. */
const FIRST_RANGE: PortfolioRange = 'year';

export function usePortfolioView(): PortfolioView {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = PORTFOLIO_TABS.find((name) => name === search.tab) ?? 'holdings';
  return {
    tab,
    range: search.range ?? FIRST_RANGE,
    onTab: (next) =>
      void navigate({ to: '/portfolio', search: (old) => ({ ...old, tab: next === 'holdings' ? undefined : next }) }),
    onRange: (next) =>
      void navigate({
        to: '/portfolio',
        search: (old) => ({ ...old, range: next === FIRST_RANGE ? undefined : next }),
        replace: true,
      }),
  };
}
