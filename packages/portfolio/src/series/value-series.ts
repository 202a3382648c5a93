/** One day of the value curve. */
export interface ValuePoint {
  readonly day: string;
  /** Sum of what has a price, rounded once to the cent; absent if nothing has one. */
  readonly value?: string | undefined;
  /** Acquisition cost of what was held that evening. */
  readonly cost: string;
  /**
   * `priced`: every asset has a price of that very day. `carried`: some prices are the last known ones before it.
   * `partial`: some assets have no price at all up to that day; they are listed and missing in `value`.
   */
  readonly state: 'priced' | 'carried' | 'partial';
  readonly unpriced?: readonly string[] | undefined;
  /** Prices of that very day cover nearly all of `value`: what is small and old, or has no price at all, may be beside it. */
  readonly isFresh: boolean;
}

/** How far back from today the screens look. */
export type PortfolioRange = 'month' | 'quarter' | 'year' | 'all';
