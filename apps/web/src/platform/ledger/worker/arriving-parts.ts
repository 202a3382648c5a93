/** Pieces of long documents (sealed reports, price files) that another device sent and that are not whole yet. */
import { isRecord, type Result } from '@cryptax/kernel';
import type { JsonValue, Store, StoreError } from '@cryptax/store';

const KEY = 'arriving-parts';

export interface Part {
  /** What it is a part of: `report:`, `prices:` or `evidence:` and a name. */
  readonly name: string;
  /** Of the whole text, so that two versions do not mix. */
  readonly print: string;
  readonly no: number;
  readonly of: number;
  readonly text: string;
}

export async function arrivingParts(store: Store): Promise<readonly Part[]> {
  const kept = await store.settings.get(KEY);
  const list = kept.ok && Array.isArray(kept.value) ? (kept.value as readonly JsonValue[]) : [];
  return list.flatMap((part) => (isRecord(part) ? [part as unknown as Part] : []));
}

export function keepArrivingParts(store: Store, parts: readonly Part[]): Promise<Result<void, StoreError>> {
  return parts.length === 0 ? store.settings.remove(KEY) : store.settings.set(KEY, parts as unknown as JsonValue);
}
