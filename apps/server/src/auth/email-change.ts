/**
 * A new address for an account: both mailboxes agree, and the new one answers from the browser that asked. A click in the new
 * mailbox alone also moves the account there, but then without anything its former owner could still open it with: else who
 * wants to get at somebody's later data could give him an account prepared for that.
 */
import type { Context } from 'hono';
import type { Transaction } from '../db/db.ts';
import type { Services } from '../services.ts';
import { audit } from './audit.ts';
import { mailProof } from './auth-context.ts';
import { noticeMail } from './auth-mails.ts';
import { removeCredentials } from './confirm-address.ts';
import { type FoundToken, issueToken, type Pkce } from './one-time-tokens.ts';
import { findUserByEmail, type UserRow } from './users.ts';

export async function beginEmailChange(
  context: Context,
  services: Services,
  tx: Transaction,
  user: UserRow,
  email: string,
  pkce: Pkce | null,
): Promise<void> {
  await tx.query(
    `update auth.users set email_change = $2, email_change_sent_at = now(), email_change_by_owner = false
      where id = $1::text::uuid`,
    [user.id, email],
  );
  await mailEmailChange(context, services, tx, user, email, pkce);
}

/**
 * Links of an earlier wish end here. For an address that has an account the same is written and mailed, except that its owner
 * gets a notice without a link: from outside nobody can tell which addresses are registered.
 */
export async function mailEmailChange(
  context: Context,
  services: Services,
  tx: Transaction,
  user: UserRow,
  email: string,
  pkce: Pkce | null,
): Promise<void> {
  await tx.query(
    `delete from auth.one_time_tokens
      where user_id = $1::text::uuid and kind in ('email_change_current', 'email_change_new')`,
    [user.id],
  );
  const base = { userId: user.id, linkType: 'email_change', pkce };
  await mailProof(context, services, tx, { ...base, kind: 'email_change_current', email: user.email });
  const owner = await findUserByEmail(tx, email);
  if (owner === null) return mailProof(context, services, tx, { ...base, kind: 'email_change_new', email });
  await issueToken(tx, { userId: user.id, kind: 'email_change_new', email, pkce });
  await services.mailer.post(tx, { userId: owner.id, to: email, ...noticeMail('address_wanted') });
}

/** What a click leads to: a session, the hint that the other mailbox is still missing, or nothing but the fact. */
export type ChangeOutcome = 'session' | 'other-mailbox' | 'no-session';

interface Pending {
  readonly email: string;
  readonly email_change: string | null;
  readonly email_change_by_owner: boolean;
}

/** @returns null when the link belongs to a wish that is no more */
export async function acceptEmailChange(
  tx: Transaction,
  { userId, kind, email }: FoundToken,
  isByOwner: boolean,
  address: string,
): Promise<ChangeOutcome | null> {
  const isNew = kind === 'email_change_new';
  if (isNew && isByOwner) {
    await tx.query('update auth.users set email_change_by_owner = true where id = $1::text::uuid', [userId]);
  }
  const { rows } = await tx.query<Pending>(
    'select email, email_change, email_change_by_owner from auth.users where id = $1::text::uuid for update',
    [userId],
  );
  const pending = rows[0];
  if (pending?.email_change == null || email !== (isNew ? pending.email_change : pending.email)) return null;
  const { rows: open } = await tx.query(
    `select kind from auth.one_time_tokens
      where user_id = $1::text::uuid and kind in ('email_change_current', 'email_change_new')`,
    [userId],
  );
  if (open.length > 0) return 'other-mailbox';
  if (!pending.email_change_by_owner) await removeCredentials(tx, userId);
  if (!(await moveTo(tx, userId, pending.email_change))) return null;
  await audit(tx, userId, 'email_changed', address);
  return pending.email_change_by_owner || isNew ? 'session' : 'no-session';
}

/** Proofs that were mailed to the old address end with it. */
async function moveTo(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const { rows } = await tx.query(
    `update auth.users u set email = $2, email_confirmed_at = now(), email_change = null, email_change_by_owner = false,
        updated_at = now()
      where id = $1::text::uuid and not exists (select from auth.users o where o.email = $2) returning id`,
    [userId, email],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `update auth.identities set email = $2, updated_at = now(),
        identity_data = identity_data || jsonb_build_object('email', $2::text)
      where user_id = $1::text::uuid and provider = 'email'`,
    [userId, email],
  );
  await tx.query('delete from auth.one_time_tokens where user_id = $1::text::uuid', [userId]);
  return true;
}
