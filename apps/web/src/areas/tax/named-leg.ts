/** "Verkauf 0,30 BTC": the kind of an event with what it was about. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { QuantityText } from '../../ui/use-quantity.ts';

export function namedLeg(kind: string, event: LedgerEvent | undefined, quantity: QuantityText): string {
  if (event === undefined) return kind;
  const out = 'out' in event ? quantity(event.out.amount, event.out.asset) : '';
  const received = 'in' in event ? quantity(event.in.amount, event.in.asset) : '';
  const legs = out !== '' && received !== '' ? `${out} → ${received}` : out || received;
  return legs === '' ? kind : `${kind} ${legs}`;
}
