/**
 * An address becomes confirmed. Until then anybody could have set a password, linked a service or left a note in its name, so
 * all of that goes, unless the confirmation comes from the very browser that set it (decision 0039).
 */
import type { Queryable, Transaction } from '../db/db.ts';
import { audit } from './audit.ts';
import { sha256 } from './secrets.ts';
import { appMetadata } from './users.ts';

/** What the account's owner has set, in short; it changes with the password and with the metadata. */
export async function credentialsOf(on: Queryable, userId: string): Promise<string> {
  const { rows } = await on.query<{ password: string | null; metadata: string }>(
    `select encrypted_password as password, raw_user_meta_data::text as metadata from auth.users
      where id = $1::text::uuid for update`,
    [userId],
  );
  return sha256(JSON.stringify([rows[0]?.password ?? null, rows[0]?.metadata ?? '']));
}

export interface Confirmation {
  readonly userId: string;
  /** The fingerprint that the confirming browser has proved to have set; null when it proved the mailbox alone. */
  readonly credentials: string | null;
  /** Shortened, for the owner's log. */
  readonly address: string;
}

/** Does nothing for an address that is confirmed: its owner set what is there. */
export async function confirmAddress(tx: Transaction, { userId, credentials, address }: Confirmation): Promise<void> {
  const { rows } = await tx.query<{ confirmed: boolean }>(
    'select email_confirmed_at is not null as confirmed from auth.users where id = $1::text::uuid for update',
    [userId],
  );
  if (rows[0]?.confirmed !== false) return;
  const isOwn = credentials !== null && credentials === (await credentialsOf(tx, userId));
  if (!isOwn) await removeCredentials(tx, userId);
  await tx.query('update auth.users set email_confirmed_at = now(), updated_at = now() where id = $1::text::uuid', [
    userId,
  ]);
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}'
      where user_id = $1::text::uuid and provider = 'email'`,
    [userId],
  );
  await audit(tx, userId, 'confirmed', address);
}

/** Everything that opens the account, and what somebody else may have written about its owner. Data stay. */
export async function removeCredentials(tx: Transaction, userId: string): Promise<void> {
  for (const table of [
    'sessions',
    'mfa_factors',
    'mfa_recovery_codes',
    'known_devices',
    'one_time_tokens',
    'flow_states',
  ]) {
    await tx.query(`delete from auth.${table} where user_id = $1::text::uuid`, [userId]);
  }
  await tx.query('delete from auth.flow_states where linking_user_id = $1::text::uuid', [userId]);
  await tx.query("delete from auth.identities where user_id = $1::text::uuid and provider <> 'email'", [userId]);
  await tx.query(
    `insert into auth.identities (user_id, provider, provider_id, email, identity_data)
      select id, 'email', id::text, email, jsonb_build_object('sub', id, 'email', email, 'phone_verified', false)
      from auth.users where id = $1::text::uuid on conflict (provider, provider_id) do nothing`,
    [userId],
  );
  await tx.query(
    'update public.api_keys set revoked_at = now() where user_id = $1::text::uuid and revoked_at is null',
    [userId],
  );
  await tx.query('update public.profiles set name = null where user_id = $1::text::uuid', [userId]);
  await tx.query(
    `update auth.users set encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = $2::text::jsonb,
        email_change = null, email_change_by_owner = false, updated_at = now() where id = $1::text::uuid`,
    [userId, appMetadata(['email'])],
  );
}
