/** What a book says in a few figures: the measure for its copy. */
import { add, dec, formatDecimal, normalize } from '@cryptax/kernel';
import type { HoldingView } from '@cryptax/ledger';
import type { LoadedBook } from '../book/loaded-book.ts';
import type { BookFacts } from './check.ts';

export function factsOf(book: LoadedBook): BookFacts {
  return {
    events: book.stored.length,
    holdings: holdingsByAsset(book.engine.holdings()),
    years: book.engine.years(),
    sources: countedSources(book),
  };
}

/** Amounts without trailing zeros, so that equal amounts are equal texts. */
export function holdingsByAsset(holdings: readonly HoldingView[]): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  for (const { asset, amount } of holdings) {
    sums.set(asset, formatDecimal(normalize(add(dec(sums.get(asset) ?? '0'), dec(amount)))));
  }
  return sums;
}

export function countedSources({ stored }: LoadedBook): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of stored) {
    const format = source?.format ?? '';
    counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return counts;
}
