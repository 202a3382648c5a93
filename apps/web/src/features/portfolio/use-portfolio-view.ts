/** The portfolio with the newest prices, and what of it the address decides: view and range. */
import type { Book } from '@cryptax/store';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LivePriceMap, PortfolioModel, PortfolioRange } from '../../lib/ledger/portfolio-api.ts';
import { type Asked, useAnswer } from '../../lib/ledger/use-ledger.tsx';
import { useLivePrices } from '../../lib/prices/use-live-prices.ts';

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

export interface PortfolioData {
  readonly model: Asked<PortfolioModel>;
  readonly live: LivePriceMap;
  /** Names the prices, for questions that depend on them. */
  readonly priceKey: string;
}

export function usePortfolio(book: Book, range: PortfolioRange): PortfolioData {
  const live = useLivePrices();
  const priceKey = JSON.stringify(live);
  const model = useAnswer(`portfolio ${book} ${range} ${priceKey}`, (api) => api.portfolioModel(book, { range, live }));
  return { model, live, priceKey };
}
