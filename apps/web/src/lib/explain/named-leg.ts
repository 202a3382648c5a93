/** "Verkauf 0,30 BTC": the kind of an event with what it was about. */
import type { LedgerEvent } from '@cryptax/ledger';
import { formatQuantity } from '../../ui/format/quantity.ts';
import type { Locale } from '../i18n/strings.ts';

export function namedLeg(kind: string, event: LedgerEvent | undefined, locale: Locale): string {
  if (event === undefined) return kind;
  const out = 'out' in event ? `${formatQuantity(event.out.amount, locale)} ${event.out.asset}` : '';
  const received = 'in' in event ? `${formatQuantity(event.in.amount, locale)} ${event.in.asset}` : '';
  const legs = out !== '' && received !== '' ? `${out} → ${received}` : out || received;
  return legs === '' ? kind : `${kind} ${legs}`;
}
