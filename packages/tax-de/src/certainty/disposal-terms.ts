/** Both ends of what a disposal brought, less what was spent on it; a cent outwards, because both are published in cents. */
import { decimal } from '@cryptax/kernel';
import type { DisposalSumView } from '@cryptax/ledger';
import type { DisposalTerms } from './lot-envelope.ts';

/** `high`: the same disposal at the upper end of its price. `isFree`: nothing bounds its price. */
export function disposalTerms(low: DisposalSumView, high: DisposalSumView, isFree: boolean): DisposalTerms {
  const { at, day, amount, proceeds } = low;
  const { scale } = proceeds;
  return {
    at,
    day,
    amount,
    netLow: decimal(netUnits(low, high, -1n), scale),
    netHigh: isFree ? null : decimal(netUnits(high, low, 1n), scale),
  };
}

/** What the one brought less what the other spent, in cents. */
export function netUnits(brought: DisposalSumView, spent: DisposalSumView, outwards: bigint): bigint {
  return brought.proceeds.units - spent.expenses.units + outwards;
}
