/** The best bid and ask of a euro market at one venue: what one could sell for and buy for right now. */

import type { HttpFailure } from '@cryptax/http';
import { compare, type Decimal, type Result } from '@cryptax/kernel';
import { positive } from '../live/live-service.ts';

export interface Quote {
  readonly bid: Decimal;
  readonly ask: Decimal;
}

export interface QuoteVenue {
  readonly id: 'binance' | 'kraken' | 'coinbase' | 'bitstamp';
  /** Quotes of the euro markets it has; an asset without one is absent. */
  quotes(assets: readonly string[]): Promise<Result<ReadonlyMap<string, Quote>, HttpFailure>>;
}

/** For the decoders of all venues: one try, good for five seconds. */
export const QUOTE_REQUEST = { lifetime: 'price', maxAgeMs: 5_000, retries: 0 } as const;

/** Undefined unless both are prices and the ask is not below the bid: a crossed book is a broken answer. */
export function quoteOf(bid: string | undefined, ask: string | undefined): Quote | undefined {
  const [low, high] = [positive(bid), positive(ask)];
  if (low === undefined || high === undefined || compare(high, low) < 0) return undefined;
  return { bid: low, ask: high };
}
