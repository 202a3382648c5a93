/** What kind of token a ticker names; a display aid. Whether a disposal is taxed never depends on it. */
import { TICKERS_BY_CATEGORY, type TokenCategory } from './token-categories.data.ts';

const byTicker: ReadonlyMap<string, TokenCategory> = new Map(
  Object.entries(TICKERS_BY_CATEGORY).flatMap(([category, tickers]) =>
    tickers.split(' ').map((ticker) => [ticker, category as TokenCategory] as const),
  ),
);

export function tokenCategory(ticker: string, isNft = false): TokenCategory {
  return isNft ? 'nft' : (byTicker.get(ticker.toUpperCase()) ?? 'unknown');
}
