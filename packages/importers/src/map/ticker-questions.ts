/** Tickers that mean several coins, as questions about the file: each once, those answered before with their answer. */
import type { AssetResolver } from '../values/asset.ts';
import { AMBIGUOUS } from '../values/assets.data.ts';
import { type FileQuestion, settled } from './column-decisions.ts';

/** `open`: tickers for which rows wait. */
export function tickerQuestions(
  { answered }: Pick<AssetResolver, 'answered'>,
  open: ReadonlySet<string>,
): readonly FileQuestion[] {
  return [...new Set([...open, ...answered.keys()])].map((ticker) => {
    const choices = AMBIGUOUS[ticker] ?? [];
    return { code: 'ticker', ticker, choices, proposed: choices[0] ?? '', ...settled(answered.get(ticker)) };
  });
}
