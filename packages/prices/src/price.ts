/**
 * A price and its history: what one unit cost, in which currency, who says so, how and for when. A price that is
 * not known has no value field at all, so it cannot be taken for zero (rule book 1.6).
 */
import type { Decimal } from '@cryptax/kernel';

/** Price of the trade itself, of its minute, or of its day. */
export type PriceMethod = 'trade' | 'minute' | 'day';

export interface KnownPrice {
  /** `stale`: the last one known, older than its lifetime. `manual`: typed in by the user. */
  readonly state: 'found' | 'stale' | 'manual';
  readonly value: Decimal;
  readonly currency: string;
  readonly source: string;
  readonly method: PriceMethod;
  /** ISO instant in UTC the price stands for. */
  readonly time: string;
}

export interface MissingPrice {
  readonly state: 'not-found' | 'rate-limited';
  readonly source: string;
  /** Why: a failure code of the client, or one of the lookups' own. */
  readonly reason: string;
  /** Milliseconds after which asking again makes sense. */
  readonly retryAfterMs?: number | undefined;
}

export type Price = KnownPrice | MissingPrice;
export type PriceState = Price['state'];

export function isKnown(price: Price): price is KnownPrice {
  return 'value' in price;
}
