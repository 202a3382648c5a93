/** How a result stands to its limit: reached, below or a loss, and how much more stays free or by how much it is exceeded. */
import { absolute, compare, dec, formatDecimal, subtract } from '@cryptax/kernel';
import { roomBelowLimit } from '@cryptax/tax-de';

export interface LimitStanding {
  readonly kind: 'reached' | 'below' | 'loss';
  /** Reached: by how much. Else what may still be earned with nothing taxed, the same figure as on every other screen. */
  readonly distance: string;
}

/** The limit itself counts as reached: free is only what is less (section 23 (3) sentence 5 EStG). */
export function limitStanding(net: string, limit: string): LimitStanding {
  if (compare(dec(net), dec(limit)) >= 0)
    return { kind: 'reached', distance: formatDecimal(subtract(dec(net), dec(limit))) };
  const distance = formatDecimal(roomBelowLimit({ net, limit }));
  return { kind: isNegative(net) ? 'loss' : 'below', distance };
}

export function isNegative(amount: string): boolean {
  return dec(amount).units < 0n;
}

/** Without its sign: for sentences that say "loss" themselves. */
export function withoutSign(amount: string): string {
  return formatDecimal(absolute(dec(amount)));
}
