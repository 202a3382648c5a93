/**
 * Events whose lots went on under another name: wrapping, bridging, liquid staking, pools, migrations, hard forks. A reading
 * that favours the taxpayer is never hidden, so each is listed with both coins, its lots and the reading used (rule REC-13).
 */
import type { CarriedView, LedgerEvent, Leg } from '@cryptax/ledger';
import type { EventIndex, SourceRef } from './event-index.ts';

/** Why no sale was seen: an open case of the law, or a change by the issuer or the chain. */
export type CarriedReason = 'wrap' | 'bridge' | 'liquid-staking' | 'liquidity-pool' | 'migration' | 'fork';

export interface CarriedLine extends CarriedView {
  readonly reason: CarriedReason;
  /** What was received for all lots of the event together. */
  readonly into: Leg;
  readonly source: SourceRef;
}

export function carriedLines(carried: readonly CarriedView[], index: EventIndex): readonly CarriedLine[] {
  return carried.flatMap((view) => {
    const event = index.event(view.eventId);
    const reason = event === undefined ? null : reasonOf(event);
    if (event === undefined || reason === null || !('in' in event)) return [];
    return [{ ...view, reason, into: event.in, source: index.ref(event.id) }];
  });
}

function reasonOf(event: LedgerEvent): CarriedReason | null {
  if (event.kind === 'migration' || event.kind === 'fork') return event.kind;
  return event.kind === 'swap' ? (event.nature ?? null) : null;
}
