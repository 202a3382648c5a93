/** The portfolio with the newest prices; the old answer stays while a newer one is on its way. */
import type { Book } from '@cryptax/store';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import { type Asked, useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { useBackgroundQuestion } from '../../prices/use-background-question.ts';
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

/** Daily closes that the curve lacks are fetched in the background, once per revision of the book and day. */
export function useCompleteCurve(): void {
  useBackgroundQuestion('completeCurve', new Date().toDateString());
}
