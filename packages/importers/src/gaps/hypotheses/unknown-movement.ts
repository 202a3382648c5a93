/**
 * What always remains where somebody says how much there was: so much came or went, and nobody knows what it was. As an entry of
 * unknown meaning the quantities agree from then on, nothing is assumed about its tax, and it is asked about like any other.
 */
import type { GapCase } from '../gap-case.ts';
import type { Proposal } from '../gap-types.ts';
import { freeId } from './missing-deposit.ts';

/** Likely only where nothing better was found: it explains nothing. */
const LAST = 0.05;

export function unknownMovement({ book, gap }: GapCase, at: string, direction: 'in' | 'out'): Proposal {
  const { wallet, asset, needed: amount } = gap;
  const head = {
    id: freeId(book, `gap:${gap.eventId}`),
    at,
    kind: 'open',
    wallet,
    reason: `transfer.unmatched-${direction}`,
  } as const;
  const leg = { asset, amount };
  return {
    id: `unknown-movement:${direction}`,
    hypothesis: 'unknown-movement',
    evidence: { code: `movement.unknown-${direction}`, params: { amount, asset, wallet, at } },
    confidence: LAST,
    changes: { upsert: [direction === 'in' ? { ...head, in: leg } : { ...head, out: leg }], remove: [] },
    asks: [],
  };
}
