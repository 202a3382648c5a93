/** Euro of single entries: what a purchase cost and what a sale brought, fees included. */
import type { LedgerEvent } from '@cryptax/ledger';
import { centsOf } from './cents.ts';

type Of<K extends LedgerEvent['kind']> = Extract<LedgerEvent, { kind: K }>;

/** What the lots of a purchase cost together. */
export function costOf({ valueEur, fee }: Of<'buy'>): bigint {
  const paid = fee === undefined ? '0' : fee.asset === 'EUR' ? fee.amount : (fee.valueEur ?? '0');
  return centsOf(valueEur ?? '0') + centsOf(paid);
}

/** What reached the account; undefined without a price. A fee in coins left the wallet, not the account. */
export function broughtBy({ valueEur, fee, valueOrigin }: Of<'sell'>): bigint | undefined {
  if (valueEur === undefined) return undefined;
  const isMoney = fee !== undefined && (fee.asset === 'EUR' || fee.asset === valueOrigin?.currency);
  const paid = !isMoney ? '0' : fee.asset === 'EUR' ? fee.amount : (fee.valueEur ?? '0');
  return centsOf(valueEur) - centsOf(paid);
}
