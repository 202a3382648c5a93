/**
 * End-to-end encryption of one account, as its devices manage it: switched on with a new passphrase, unlocked on a further
 * device with the passphrase or the recovery kit, switched off. The account's row on the server says whether it is on; it
 * is asked before every round, so no device goes on in the wrong form.
 */
import type { SyncKeyRow } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import type { SupabaseClient } from '@supabase/supabase-js';
import { failureOf, type Seal } from './cloud.ts';
import type { KeyShelf } from './key-shelf.ts';
import {
  checkIn,
  checkOf,
  importKey,
  isKeyOf,
  type KeyBytes,
  newKey,
  readRecoveryCode,
  recoveryCode,
  unwrapKey,
  wrapKey,
} from './sync-key.ts';

/** What opens the key: what the user knows, or what he has on paper. */
export type Proof = { readonly passphrase: string } | { readonly kit: string };

/** The user's side of the account it belongs to. */
export interface Owner {
  readonly client: SupabaseClient;
  readonly userId: string;
  readonly shelf: KeyShelf;
}

/**
 * How this device is to sync now. Locked, it neither reads nor writes. A key from before the account was re-encrypted would
 * seal what no other device can open; it counts as none.
 */
export async function currentSeal(owner: Owner): Promise<Result<Seal, SyncFailure>> {
  const row = await readRow(owner);
  if (!row.ok) return row;
  const kept = row.value === null ? undefined : await owner.shelf.get(owner.userId);
  const key = row.value !== null && kept?.check === checkIn(row.value.wrapped) ? kept : undefined;
  if (row.value?.is_on !== true) return ok({ form: 'readable', key });
  return key === undefined ? err({ code: 'passphrase' }) : ok({ form: 'sealed', key });
}

/**
 * Switches encryption on and gives the recovery code. As long as events still lie there under an earlier key, that one
 * goes on: then the passphrase must be the old one.
 */
export async function beginEncryption(owner: Owner, passphrase: string): Promise<Result<string, SyncFailure>> {
  const row = await readRow(owner);
  if (!row.ok) return row;
  const left = await hasEncryptedEvents(owner);
  if (!left.ok) return left;
  const known = left.value ? row.value : null;
  const opened = known === null ? ok(newKey()) : await unwrapKey(known.wrapped, passphrase);
  if (!opened.ok) return err({ code: 'passphrase' });
  const wrapped = known?.wrapped ?? (await wrapKey(opened.value, passphrase));
  // The key is on the device before the server takes nothing else any more.
  await keep(owner, opened.value);
  const saved = await writeRow(owner, { is_on: true, wrapped });
  return saved.ok ? ok(await recoveryCode(opened.value)) : saved;
}

/** From now on events lie readable again; the key stays for what is not rewritten yet. */
export async function endEncryption(owner: Owner): Promise<Result<void, SyncFailure>> {
  const row = await readRow(owner);
  if (!row.ok) return row;
  return row.value === null ? ok(undefined) : writeRow(owner, { ...row.value, is_on: false });
}

export async function unlock(owner: Owner, proof: Proof): Promise<Result<void, SyncFailure>> {
  const opened = await openKey(owner, proof);
  if (!opened.ok) return opened;
  await keep(owner, opened.value.key);
  return ok(undefined);
}

/** The kit once more, for who has the passphrase and lost the paper. */
export async function readCode(owner: Owner, proof: Proof): Promise<Result<string, SyncFailure>> {
  const opened = await openKey(owner, proof);
  return opened.ok ? ok(await recoveryCode(opened.value.key)) : opened;
}

/** The key stays the same, so nothing has to be sent again and the kit stays valid. */
export async function changePassphrase(
  owner: Owner,
  proof: Proof,
  passphrase: string,
): Promise<Result<void, SyncFailure>> {
  const opened = await openKey(owner, proof);
  if (!opened.ok) return opened;
  const { key, row } = opened.value;
  await keep(owner, key);
  return writeRow(owner, { is_on: row.is_on, wrapped: await wrapKey(key, passphrase) });
}

async function keep({ shelf, userId }: Owner, key: KeyBytes): Promise<void> {
  await shelf.put(userId, { key: await importKey(key), check: await checkOf(key) });
}

async function openKey(
  owner: Owner,
  proof: Proof,
): Promise<Result<{ readonly key: KeyBytes; readonly row: SyncKeyRow }, SyncFailure>> {
  const found = await readRow(owner);
  if (!found.ok) return found;
  const row = found.value;
  if (row === null) return err({ code: 'passphrase' });
  if ('passphrase' in proof) {
    const key = await unwrapKey(row.wrapped, proof.passphrase);
    return key.ok ? ok({ key: key.value, row }) : err({ code: 'passphrase' });
  }
  const key = await readRecoveryCode(proof.kit);
  return key !== undefined && (await isKeyOf(row.wrapped, key)) ? ok({ key, row }) : err({ code: 'passphrase' });
}

async function readRow({ client, userId }: Owner): Promise<Result<SyncKeyRow | null, SyncFailure>> {
  const { data, error, status } = await client
    .from('sync_keys')
    .select('is_on,wrapped')
    .eq('user_id', userId)
    .retry(false)
    .maybeSingle<SyncKeyRow>();
  return error === null ? ok(data) : err(failureOf(error, status));
}

/** Deletions too: without their key nobody knows what was deleted. */
async function hasEncryptedEvents({ client }: Owner): Promise<Result<boolean, SyncFailure>> {
  const oneOf = (table: string) => client.from(table).select('user_id').limit(1);
  for (const question of [
    oneOf('transactions').not('cipher', 'is', null),
    oneOf('books').not('cipher', 'is', null),
    oneOf('tombstones').like('id', '~%'),
    oneOf('tombstones').like('id', 'unread:~%'),
  ]) {
    const { data, error, status } = await question;
    if (error !== null) return err(failureOf(error, status));
    if (data.length > 0) return ok(true);
  }
  return ok(false);
}

async function writeRow({ client, userId }: Owner, row: SyncKeyRow): Promise<Result<void, SyncFailure>> {
  const { error, status } = await client.from('sync_keys').upsert({ user_id: userId, ...row });
  return error === null ? ok(undefined) : err(failureOf(error, status));
}
