/** The user's explicit choices for units without a recorded acquisition; each makes the report incomplete (REC-06). */
import type { LedgerEvent } from '@cryptax/ledger';

export interface Assumption {
  readonly eventId: string;
  readonly at: string;
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  readonly basis: 'zero-cost' | 'stated';
  readonly cost: string;
  readonly acquiredAt: string;
  readonly forEventId: string | null;
  readonly note: string | null;
}

export function assumptions(events: readonly LedgerEvent[]): readonly Assumption[] {
  return events.flatMap((event) => {
    if (event.kind !== 'assumed-acquisition') return [];
    const { id, at, wallet, in: leg, basis, valueEur, acquiredAt, forEventId, note } = event;
    return {
      eventId: id,
      at,
      wallet,
      asset: leg.asset,
      amount: leg.amount,
      basis,
      cost: valueEur,
      acquiredAt: acquiredAt ?? at,
      forEventId: forEventId ?? null,
      note: note ?? null,
    };
  });
}
