/** The cloud as syncing sees it, over the account client: rows and tombstones as one log, writes in one batch. */
import { TOMBSTONE_COLUMNS, type TombstoneRow, TRANSACTION_COLUMNS, type TransactionRow } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { Cloud, CloudChange, CloudEdit, CloudForm, CloudHead, Refusal, SyncFailure } from '@cryptax/store';
import type { SupabaseClient } from '@supabase/supabase-js';
import { isLedgerEvent, plainRow } from './cloud-rows.ts';
import { decryptEvent, encryptEvent } from './event-cipher.ts';
import type { KeptKey } from './key-shelf.ts';
import { retryAfterMs } from './retry-after.ts';

/** How events are to lie in the cloud. A key may be needed to read what still lies there in the other form. */
export interface Seal {
  readonly form: CloudForm;
  readonly key: KeptKey | undefined;
}

/** Every row names its account, so that the server refuses it when another session has begun meanwhile. */
export interface CloudAccount {
  readonly client: SupabaseClient;
  readonly userId: string;
}

/** One book of an account: a log of its own. */
export interface BookAccount extends CloudAccount {
  readonly book: string;
}

export function cloudWith(account: BookAccount, seal: Seal): Cloud {
  return {
    form: seal.form,
    head: () => head(account),
    changesAfter: (seq, limit) => changesAfter(account, seal, seq, limit),
    send: (edits) => send(account, seal, edits),
  };
}

const NEW_ACCOUNT: CloudHead = { seq: 0, live: 0, gone: 0, digest: '0' };

async function head({ client, userId, book }: BookAccount): Promise<Result<CloudHead, SyncFailure>> {
  const { data, error, status } = await client
    .from('sync_heads')
    .select('seq,live,gone,digest::text')
    .eq('user_id', userId)
    .eq('book', book)
    .retry(false)
    .maybeSingle<CloudHead>();
  return error === null ? ok(data ?? NEW_ACCOUNT) : err(failureOf(error, status));
}

/** Without the library's own repeats: a round that fails is repeated as a whole, and until then its failure is reported. */
async function changesAfter(
  { client, userId, book }: BookAccount,
  seal: Seal,
  seq: number,
  limit: number,
): Promise<Result<readonly CloudChange[], SyncFailure>> {
  const [rows, stones] = await Promise.all([
    client
      .from('transactions')
      .select(TRANSACTION_COLUMNS)
      .eq('user_id', userId)
      .eq('book', book)
      .gt('seq', seq)
      .order('seq')
      .limit(limit)
      .retry(false)
      .overrideTypes<TransactionRow[], { merge: false }>(),
    client
      .from('tombstones')
      .select(TOMBSTONE_COLUMNS)
      .eq('user_id', userId)
      .eq('book', book)
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

export async function changeOf({ form, key }: Seal, row: TransactionRow): Promise<Result<CloudChange, SyncFailure>> {
  const isStale = (row.cipher === null) === (form === 'sealed');
  const base = { id: row.id, clock: row.clock, device: row.device ?? '', seq: row.seq, isStale };
  if (row.cipher === null) {
    return isLedgerEvent(row.event)
      ? ok({ ...base, event: row.event })
      : err({ code: 'refused', message: `Event ${row.id}` });
  }
  if (key === undefined) return err({ code: 'passphrase' });
  const event = await decryptEvent(key.key, row.id, row.cipher);
  return event.ok ? ok({ ...base, event: event.value }) : err({ code: 'passphrase' });
}

async function send(
  account: BookAccount,
  seal: Seal,
  edits: readonly CloudEdit[],
): Promise<Result<readonly Refusal[], SyncFailure>> {
  // Nothing goes out readable because a key is missing.
  if (seal.form === 'sealed' && seal.key === undefined) return err({ code: 'passphrase' });
  const { userId, book } = account;
  const upserts = await Promise.all(
    edits.flatMap((edit) => (edit.event === undefined ? [] : [rowOf(seal, edit, edit.event)])),
  );
  const stones = edits
    .filter(({ event }) => event === undefined)
    .map(({ id, clock, device }) => ({ id, clock, device }));
  const rows = await write(
    account,
    'transactions',
    upserts.map((row) => ({ user_id: userId, book, ...row })),
  );
  if (!rows.ok) return rows;
  const buried = await write(
    account,
    'tombstones',
    stones.map((stone) => ({ user_id: userId, book, ...stone })),
  );
  if (!buried.ok) return buried;
  return ok([...rows.value, ...buried.value]);
}

/** Writes rows and reads in the answer what stands instead of those that were not taken. */
async function write(
  { client }: CloudAccount,
  table: 'transactions' | 'tombstones',
  rows: readonly { readonly id: string; readonly clock: string }[],
): Promise<Result<readonly Refusal[], SyncFailure>> {
  if (rows.length === 0) return ok([]);
  const { data, error, status } = await client
    .from(table)
    .upsert([...rows], { onConflict: 'user_id,book,id' })
    .select('id,clock');
  if (error !== null) return err(failureOf(error, status));
  const standing = new Map(data.map(({ id, clock }) => [String(id), String(clock)]));
  const other = table === 'transactions' ? 'later-deletion' : 'later-edit';
  const same = table === 'transactions' ? 'later-edit' : 'later-deletion';
  return ok(
    rows
      .filter(({ id, clock }) => standing.get(id) !== clock)
      .map(({ id }): Refusal => ({ id, why: standing.has(id) ? same : other })),
  );
}

export async function rowOf({ form, key }: Seal, edit: CloudEdit, event: NonNullable<CloudEdit['event']>) {
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
  if (error.hint === 'book-removed') return { code: 'book-removed' };
  if (error.hint === 'sealed') return { code: 'passphrase' };
  if (error.hint === 'storage') return { code: 'storage' };
  if (status === 402) return { code: 'limit' };
  if (status === 413) return { code: 'too-large' };
  if (status === 429) return { code: 'too-often', retryAfterMs: retryAfterMs() };
  return { code: 'refused', message: error.message.slice(0, 200) };
}
