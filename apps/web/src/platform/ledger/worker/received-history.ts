/**
 * What other devices of the account did, as they tell it: steps of their journals with the changes by hand that each made, and
 * the files that were read there. No step of this device made them, so they lie beside its own history.
 */
import { isRecord, type Result } from '@cryptax/kernel';
import type { ImportRecord, JournalRecord, JsonValue, Store, StoreError } from '@cryptax/store';
import type { ManualChange } from '@cryptax/tax-de';
import type { JournalEntry } from '../ledger-state.ts';

export const RECEIVED_STEPS = 'received-steps';
export const RECEIVED_FILES = 'received-files';

export interface ToldStep extends Pick<JournalRecord, 'at' | 'kind' | 'why' | 'subjects' | 'counts' | 'state'> {
  /** The same on every device. */
  readonly id: string;
  readonly changes: readonly ManualChange[];
}

export interface ToldFile
  extends Pick<ImportRecord, 'fileName' | 'sha256' | 'size' | 'format' | 'importedAt' | 'rows' | 'eventsAdded'> {
  readonly id: string;
}

/** Oldest first. */
export async function receivedSteps(store: Store): Promise<readonly ToldStep[]> {
  const steps = await listUnder<ToldStep>(store, RECEIVED_STEPS);
  return steps.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** The history of all devices, newest first. What was done elsewhere is no step to take back here. */
export function withTold(own: readonly JournalEntry[], told: readonly ToldStep[]): readonly JournalEntry[] {
  if (told.length === 0) return own;
  const elsewhere = told.map(({ id: _, changes: __, state, ...step }, no): JournalEntry => {
    const stands = state === 'done' || state === 'archived';
    return { ...step, seq: -1 - no, state: stands ? 'archived' : 'abandoned', isReceived: true, log: [] };
  });
  return [...own, ...elsewhere].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** Newest first. */
export async function receivedFiles(store: Store): Promise<readonly ToldFile[]> {
  const files = await listUnder<ToldFile>(store, RECEIVED_FILES);
  return files.toSorted((a, b) => (a.importedAt < b.importedAt ? 1 : -1));
}

export async function keepTold<T extends { readonly id: string }>(
  store: Store,
  key: typeof RECEIVED_STEPS | typeof RECEIVED_FILES,
  put: readonly T[],
  gone: ReadonlySet<string>,
): Promise<Result<void, StoreError> | undefined> {
  const before = await listUnder<T>(store, key);
  const coming = new Set(put.map(({ id }) => id));
  const after = [...before.filter(({ id }) => !gone.has(id) && !coming.has(id)), ...put];
  if (put.length === 0 && after.length === before.length) return undefined;
  return store.settings.set(key, after as unknown as JsonValue);
}

async function listUnder<T>(store: Store, key: string): Promise<readonly T[]> {
  const kept = await store.settings.get(key);
  const list = kept.ok && Array.isArray(kept.value) ? (kept.value as readonly JsonValue[]) : [];
  return list.flatMap((one) => (isRecord(one) ? [one as unknown as T] : []));
}
