/**
 * Rows that wait on another device of the account: the file lies there, but what is computed here is short of it all the
 * same. Beside the settings, because no step of this device made them.
 */
import { isRecord } from '@cryptax/kernel';
import type { JsonValue, Store } from '@cryptax/store';
import type { WaitingRow } from './waiting-types.ts';

export const RECEIVED_ROWS = 'received-rows';

export async function receivedRows(store: Store): Promise<readonly WaitingRow[]> {
  const kept = await store.settings.get(RECEIVED_ROWS);
  const list = kept.ok && Array.isArray(kept.value) ? (kept.value as readonly JsonValue[]) : [];
  return list.flatMap((row) => (isRecord(row) ? [row as unknown as WaitingRow] : []));
}
