/** The portfolio as the overview needs it, with the newest prices; the old answer stays while a newer one is on its way. */
import type { Book } from '@cryptax/store';
import type { LivePriceMap, PortfolioModel, PortfolioRange } from '../../lib/ledger/portfolio-api.ts';
import { type Asked, useAnswer } from '../../lib/ledger/use-ledger.tsx';
import { useLivePrices } from '../../lib/prices/use-live-prices.ts';

export interface DashboardData {
  readonly model: Asked<PortfolioModel>;
  readonly live: LivePriceMap;
  /** Names the prices, for questions that depend on them. */
  readonly priceKey: string;
}

export function useDashboard(book: Book, range: PortfolioRange): DashboardData {
  const live = useLivePrices();
  const priceKey = Object.entries(live)
    .map(([asset, { price, time }]) => `${asset} ${price} ${time}`)
    .join(',');
  const model = useAnswer(`portfolio ${book} ${range} ${priceKey}`, (api) => api.portfolioModel(book, { range, live }));
  return { model, live, priceKey };
}
