/** What is known of prices where a ledger names none. Whoever asks brings it: this package knows no price source. */
import type { Decimal } from '@cryptax/kernel';

export interface PriceKnowledge {
  /** Euro for one unit at that moment: one value where it is known, a band where only the days beside it are. */
  near(asset: string, at: string): { readonly low: Decimal; readonly high: Decimal } | undefined;
  /** The most that one unit had cost until then. */
  highestUntil(asset: string, at: string): Decimal | undefined;
}

export const NO_PRICES: PriceKnowledge = { near: () => undefined, highestUntil: () => undefined };
