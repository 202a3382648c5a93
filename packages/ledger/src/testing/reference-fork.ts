/**
 * What a fork makes of the lots of a pool, in exact fractions: each keeps a part of its cost, and new coins of the same date
 * take the rest, by market value at the fork (Rz. 67, 68).
 */
import type { LedgerEvent } from '../events/ledger-event.ts';
import { type Fraction, minus, times } from './fraction.ts';
import type { ReferenceLot } from './reference-book.ts';
import { spread } from './reference-shares.ts';
import { forkShare } from './reference-values.ts';

export function forkedLots(
  event: Extract<LedgerEvent, { kind: 'fork' }>,
  lots: readonly ReferenceLot[],
  held: Fraction,
  received: Fraction,
): { readonly kept: ReferenceLot[]; readonly fresh: readonly ReferenceLot[] } {
  const share = forkShare(event, held, received);
  const inAge = [...lots].sort((a, b) => a.acquiredAt - b.acquiredAt || a.seq - b.seq);
  const shares = inAge.map((lot) => ({ ...lot, cost: times(lot.cost, share) }));
  const fresh = spread(shares, received).map((lot, index) => ({
    ...lot,
    lotId: index === 0 ? event.id : `${event.id}#${index + 1}`,
    chain: [...lot.chain, event.id],
  }));
  const kept = lots.map((lot) => ({
    ...lot,
    cost: minus(lot.cost, times(lot.cost, share)),
    chain: [...lot.chain, event.id],
  }));
  return { kept, fresh };
}
