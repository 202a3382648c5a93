/** What an entry shows on each side, money included: for lists and for telling twins, never for balances or lots. */
import type { LedgerEvent, Leg } from './ledger-event.ts';

export interface Sides {
  readonly out?: Leg;
  readonly in?: Leg;
}

export function sidesOf(event: LedgerEvent): Sides {
  if (event.kind === 'money-in') return { in: event.money };
  if (event.kind === 'money-out') return { out: event.money };
  return {
    ...('out' in event ? { out: event.out } : {}),
    ...('in' in event ? { in: event.in } : {}),
  };
}
