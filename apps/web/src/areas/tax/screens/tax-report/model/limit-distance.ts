/** How a result stands to its limit: reached, below or a loss, and how far away the limit is. */
import { absolute, compare, dec, formatDecimal, subtract } from '@cryptax/kernel';

export interface LimitStanding {
  readonly kind: 'reached' | 'below' | 'loss';
  /** Never negative. */
  readonly distance: string;
}

/** The limit itself counts as reached: free is only what is less (section 23 (3) sentence 5 EStG). */
export function limitStanding(net: string, limit: string): LimitStanding {
  const gap = subtract(dec(limit), dec(net));
  const distance = formatDecimal(absolute(gap));
  if (compare(dec(net), dec('0')) < 0) return { kind: 'loss', distance };
  return { kind: gap.units > 0n ? 'below' : 'reached', distance };
}

export function isNegative(amount: string): boolean {
  return dec(amount).units < 0n;
}

/** Without its sign: for sentences that say "loss" themselves. */
export function withoutSign(amount: string): string {
  return formatDecimal(absolute(dec(amount)));
}
