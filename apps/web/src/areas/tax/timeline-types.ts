/** The tax year day by day: what sales inside the holding period added up to, and what became free. Exact decimals as text. */
export interface YearTimeline {
  /** Days on which something was sold inside the holding period, or coins become free, in order. */
  readonly days: readonly TimelineDay[];
  /** Sum of all days: the result of the lots, before costs that belong to no single sale. */
  readonly net: string;
}

export interface TimelineDay {
  readonly day: string;
  /** Result of the day's sales inside the holding period; absent without one. */
  readonly gain?: string;
  /** Running sum of the year up to and including this day. */
  readonly net: string;
  /** Coins still held that can be sold tax-free from this day on. */
  readonly free: readonly { readonly asset: string; readonly amount: string }[];
}
