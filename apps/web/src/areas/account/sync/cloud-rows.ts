/** Events as rows of the cloud: whole in `event`, with the columns lists and filters need; or as ciphertext only. */
import type { TransactionRow } from '@cryptax/api-contract';
import { sha256Hex } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';

interface PlainRow extends Pick<TransactionRow, 'date' | 'type' | 'asset' | 'amount' | 'fee' | 'exchange'> {
  readonly event: LedgerEvent;
  readonly cipher: null;
}

export function plainRow(event: LedgerEvent): PlainRow {
  const { out, in: into } = sidesOf(event);
  const leg = out ?? into;
  return {
    date: event.at,
    type: event.kind,
    asset: leg?.asset ?? 'EUR',
    amount: leg?.amount ?? '0',
    fee: event.fee?.amount ?? null,
    exchange: event.wallet,
    event,
    cipher: null,
  };
}

export function isLedgerEvent(value: unknown): value is LedgerEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'kind' in value &&
    'at' in value &&
    'wallet' in value
  );
}

/**
 * A UUID made of the account and what the row stands for: every device of an account makes the same one, so that the same
 * thing is never stored twice.
 */
export async function rowId(userId: string, name: string): Promise<string> {
  const hex = await sha256Hex(new TextEncoder().encode(`${userId} ${name}`));
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
