/** All that travels beside the entries and what waits, read from this device and written to it, kind by kind. */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { ImportRecord, Store, StoreError } from '@cryptax/store';
import { choiceRecords } from './choices.ts';
import { documentRecords } from './documents.ts';
import { fileRecords, type OwnStep, stepRecords } from './history.ts';
import { presetRecords } from './presets.ts';
import type { RecordKind, RecordsHere } from './record-kind.ts';
import { walletRecords } from './wallets.ts';

/** What of it only the open book knows. */
export interface RecordSource {
  readonly steps: readonly OwnStep[];
  readonly imports: readonly ImportRecord[];
}

/** Long documents last: where an account has no room for them, the rest has got through. */
function kindsOf({ steps, imports }: RecordSource): readonly RecordKind[] {
  return [presetRecords, choiceRecords, walletRecords, stepRecords(steps), fileRecords(imports), documentRecords];
}

const KINDS = kindsOf({ steps: [], imports: [] });

export function isRecordRow({ id }: Pick<LedgerEvent, 'id'>): boolean {
  return KINDS.some(({ prefix }) => id.startsWith(prefix));
}

export async function recordsHere(store: Store, source: RecordSource): Promise<Result<RecordsHere, StoreError>> {
  const rows: LedgerEvent[] = [];
  const times = new Map<string, string>();
  for (const kind of kindsOf(source)) {
    const here = await kind.read(store);
    if (!here.ok) return here;
    rows.push(...here.value.rows);
    for (const [id, at] of here.value.times) times.set(id, at);
  }
  return ok({ rows, times });
}

/** What other devices made, changed or removed. */
export async function keepArrivedRecords(
  store: Store,
  upserts: readonly LedgerEvent[],
  remove: readonly string[],
): Promise<Result<void, StoreError>> {
  for (const { prefix, keep } of KINDS) {
    const put = upserts.filter(({ id }) => id.startsWith(prefix));
    const gone = remove.filter((id) => id.startsWith(prefix));
    if (put.length + gone.length === 0) continue;
    const kept = await keep(store, put, gone);
    if (!kept.ok) return kept;
  }
  return ok(undefined);
}
