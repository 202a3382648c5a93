/** The portfolio with the newest prices; the old answer stays while a newer one is on its way. */
import type { Book } from '@cryptax/store';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import { type Asked, useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { useLivePrices } from '../../prices/use-live-prices.ts';
import type { PortfolioModel, PortfolioRange } from '../portfolio-types.ts';

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
