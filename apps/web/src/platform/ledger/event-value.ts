/** The euro value of an entry as its list and its trail show it; a swap shows what came in. */
import type { LedgerEvent } from '@cryptax/ledger';

export function euroValueOf(event: LedgerEvent): string | undefined {
  if ('valueEur' in event && event.valueEur !== undefined) return event.valueEur;
  return event.kind === 'swap' ? (event.valueInEur ?? event.valueOutEur) : undefined;
}
