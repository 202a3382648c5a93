/** The cloud as syncing sees it, over the account client: rows and tombstones as one log, writes in one batch. */
import { TOMBSTONE_COLUMNS, type TombstoneRow, TRANSACTION_COLUMNS, type TransactionRow } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { Cloud, CloudChange, CloudEdit, CloudForm, CloudHead, Refusal, SyncFailure, Taken } from '@cryptax/store';
import type { SupabaseClient } from '@supabase/supabase-js';
import { decryptEvent, encryptEvent } from './cipher.ts';
import { isLedgerEvent, plainRow } from './cloud-rows.ts';
import type { KeptKey } from './key-shelf.ts';
import { retryAfterMs } from './retry-after.ts';
import { idOf, isKeyed, nameOf } from './row-names.ts';

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
  const changes: CloudChange[] = [];
  for (const row of [...stones.data, ...rows.data]) {
    const change = await changeOf(seal, book, row);
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

/** A row as a change, whatever form it lies there in. */
export async function changeOf(
  { form, key }: Seal,
  book: string,
  row: TransactionRow | TombstoneRow,
): Promise<Result<CloudChange, SyncFailure>> {
  const { id: name, clock, device, seq } = row;
  const keyed = key === undefined ? undefined : await idOf(key, book, name);
  const id = keyed ?? name;
  const called = keyed === undefined ? {} : { name };
  const base = { id, ...called, clock, device: device ?? '', seq };
  const isSealed = keyed !== undefined;
  if (!('cipher' in row)) {
    // Without the key nobody knows what was deleted; a name that no key made is the id of an entry.
    if (key === undefined && isKeyed(name)) return err({ code: 'passphrase' });
    return ok({ ...base, isStale: isSealed !== (form === 'sealed') });
  }
  if (row.cipher === null) {
    return isLedgerEvent(row.event)
      ? ok({ ...base, isStale: form === 'sealed', event: row.event })
      : err({ code: 'refused', message: `Event ${name}` });
  }
  // What is encrypted has a name that the same key made.
  const event = key === undefined || !isSealed ? undefined : await decryptEvent(key.key, { id, name }, row.cipher);
  return event?.ok === true
    ? ok({ ...base, isStale: form !== 'sealed', event: event.value })
    : err({ code: 'passphrase' });
}

async function send(
  account: BookAccount,
  seal: Seal,
  edits: readonly CloudEdit[],
): Promise<Result<Taken, SyncFailure>> {
  // Nothing goes out readable because a key is missing.
  if (seal.form === 'sealed' && seal.key === undefined) return err({ code: 'passphrase' });
  const all = await Promise.all(edits.map((edit) => rowOf(seal, account, edit)));
  const isDeletion = (_: object, at: number) => edits[at]?.event === undefined;
  const rows = await write(
    account,
    'transactions',
    all.filter((row, at) => !isDeletion(row, at)),
  );
  if (!rows.ok) return rows;
  const buried = await write(account, 'tombstones', all.filter(isDeletion));
  if (!buried.ok) return buried;
  const ids = new Map(all.map(({ id: name }, at) => [name, edits[at]?.id ?? '']));
  return ok({
    refused: [...rows.value, ...buried.value].map(({ id: name, why }) => ({ id: ids.get(name) ?? name, why })),
    names: seal.form === 'sealed' ? all.map(({ id }) => id) : undefined,
  });
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

/** An edit as its row, of `transactions` or `tombstones`. What lies there in the other form has the other name. */
export async function rowOf({ form, key }: Seal, { userId, book }: Omit<BookAccount, 'client'>, edit: CloudEdit) {
  const { id, clock, device, event, isStale = false } = edit;
  const name = key === undefined ? id : await nameOf(key, book, id);
  const [is, was] = form === 'sealed' ? [name, id] : [id, name];
  const base = { user_id: userId, book, id: is, was: isStale ? was : null, clock, device };
  if (event === undefined) return base;
  if (form === 'readable' || key === undefined) return { ...plainRow(event), ...base };
  const empty = { date: null, type: null, asset: null, amount: null, fee: null, exchange: null, event: null };
  return { ...empty, cipher: await encryptEvent(key, is, event), ...base };
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
