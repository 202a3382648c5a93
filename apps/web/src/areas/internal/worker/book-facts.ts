/** What a book says in a few figures: the measure for its copy. */
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { holdingsByAsset } from '../../../platform/ledger/worker/tax-figures.ts';
import type { BookFacts } from './check.ts';

export function factsOf(book: LoadedBook): BookFacts {
  return {
    events: book.stored.length,
    holdings: holdingsByAsset(book.engine.holdings()),
    years: book.engine.years(),
    sources: countedSources(book),
  };
}

export function countedSources({ stored }: LoadedBook): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of stored) {
    const format = source?.format ?? '';
    counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return counts;
}
