/** The cloud as syncing sees it, over the account client: rows and tombstones as one log, writes in one batch. */
import { TOMBSTONE_COLUMNS, type TombstoneRow, TRANSACTION_COLUMNS, type TransactionRow } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { Cloud, CloudChange, CloudEdit, CloudForm, SyncFailure } from '@cryptax/store';
import type { SupabaseClient } from '@supabase/supabase-js';
import { isLedgerEvent, plainRow } from './cloud-rows.ts';
import { decryptEvent, encryptEvent } from './event-cipher.ts';

/** How events are to lie in the cloud. A key may be needed to read what still lies there in the other form. */
export interface Seal {
  readonly form: CloudForm;
  readonly key: CryptoKey | undefined;
}

export function cloudWith(client: SupabaseClient, seal: Seal): Cloud {
  return {
    form: seal.form,
    changesAfter: (seq, limit) => changesAfter(client, seal, seq, limit),
    send: (edits) => send(client, seal, edits),
  };
}

/** Without the library's own repeats: a round that fails is repeated as a whole, and until then its failure is told. */
async function changesAfter(
  client: SupabaseClient,
  seal: Seal,
  seq: number,
  limit: number,
): Promise<Result<readonly CloudChange[], SyncFailure>> {
  const [rows, stones] = await Promise.all([
    client
      .from('transactions')
      .select(TRANSACTION_COLUMNS)
      .gt('seq', seq)
      .order('seq')
      .limit(limit)
      .retry(false)
      .overrideTypes<TransactionRow[], { merge: false }>(),
    client
      .from('tombstones')
      .select(TOMBSTONE_COLUMNS)
      .gt('seq', seq)
      .order('seq')
      .limit(limit)
      .retry(false)
      .overrideTypes<TombstoneRow[], { merge: false }>(),
  ]);
  if (rows.error !== null) return err(failureOf(rows.error, rows.status));
  if (stones.error !== null) return err(failureOf(stones.error, stones.status));
  const changes: CloudChange[] = stones.data.map(({ id, clock, device, seq: at }) => ({
    id,
    clock,
    device: device ?? '',
    seq: at,
  }));
  for (const row of rows.data) {
    const change = await changeOf(seal, row);
    if (!change.ok) return change;
    changes.push(change.value);
  }
  // Both lists are cut at the limit; beyond the lower end of a full one, something may be missing.
  const ends = [rows.data, stones.data].map((list) =>
    list.length === limit ? (list.at(-1)?.seq ?? seq) : Number.MAX_SAFE_INTEGER,
  );
  const complete = Math.min(...ends);
  return ok(changes.filter((change) => change.seq <= complete).sort((a, b) => a.seq - b.seq));
}

async function changeOf({ form, key }: Seal, row: TransactionRow): Promise<Result<CloudChange, SyncFailure>> {
  const isStale = (row.cipher === null) === (form === 'sealed');
  const base = { id: row.id, clock: row.clock, device: row.device ?? '', seq: row.seq, isStale };
  if (row.cipher === null) {
    return isLedgerEvent(row.event)
      ? ok({ ...base, event: row.event })
      : err({ code: 'refused', message: `Event ${row.id}` });
  }
  if (key === undefined) return err({ code: 'passphrase' });
  const event = await decryptEvent(key, row.id, row.cipher);
  return event.ok ? ok({ ...base, event: event.value }) : err({ code: 'passphrase' });
}

async function send(
  client: SupabaseClient,
  seal: Seal,
  edits: readonly CloudEdit[],
): Promise<Result<void, SyncFailure>> {
  // Nothing goes out readable because a key is missing.
  if (seal.form === 'sealed' && seal.key === undefined) return err({ code: 'passphrase' });
  const upserts = await Promise.all(
    edits.flatMap((edit) => (edit.event === undefined ? [] : [rowOf(seal, edit, edit.event)])),
  );
  const stones = edits
    .filter(({ event }) => event === undefined)
    .map(({ id, clock, device }) => ({ id, clock, device }));
  if (upserts.length > 0) {
    const { error, status } = await client.from('transactions').upsert(upserts, { onConflict: 'user_id,id' });
    if (error !== null) return err(failureOf(error, status));
  }
  if (stones.length > 0) {
    const { error, status } = await client.from('tombstones').upsert(stones, { onConflict: 'user_id,id' });
    if (error !== null) return err(failureOf(error, status));
  }
  return ok(undefined);
}

async function rowOf({ form, key }: Seal, edit: CloudEdit, event: NonNullable<CloudEdit['event']>) {
  if (form === 'readable' || key === undefined) return plainRow(edit, event);
  const { id, clock, device } = edit;
  const empty = { date: null, type: null, asset: null, amount: null, fee: null, exchange: null, event: null };
  return { id, ...empty, cipher: await encryptEvent(key, event), clock, device };
}

/** What a refusal of the data API means for syncing. */
export function failureOf(
  error: { readonly message: string; readonly code?: string; readonly hint?: string | null },
  status: number,
): SyncFailure {
  if (status === 0 || status >= 500) return { code: 'offline' };
  if (status === 401) return { code: 'needs-login' };
  if (error.hint === 'clock-ahead') return { code: 'clock-ahead' };
  if (error.hint === 'sealed') return { code: 'passphrase' };
  if (status === 402) return { code: 'limit' };
  return { code: 'refused', message: error.message.slice(0, 200) };
}
