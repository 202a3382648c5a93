/**
 * Browsers that have signed in before. Such a browser carries a random token in a header (no cookie: nothing is sent by
 * itself); with it the limits count its own wrong tries instead of everybody's, so that nobody can lock an owner out from
 * afar. It opens nothing. Every sign-in hands out a new one, and the accounts that knew the old one know the new one then.
 */
import { DEVICE_HEADER } from '@cryptax/api-contract';
import type { Context } from 'hono';
import type { Db, Transaction } from '../db/db.ts';
import { randomToken, sha256 } from './secrets.ts';
import { within } from './time-window.ts';

const LIFETIME = '180 days';
const MAX_PER_USER = 20;

function deviceHash(context: Context): string | null {
  const token = context.req.header(DEVICE_HEADER);
  return token === undefined || !/^[\w-]{43}$/.test(token) ? null : sha256(token);
}

/** @returns what names the browser in limits, or null when the account does not know it */
export async function knownDevice(context: Context, db: Db, email: string): Promise<string | null> {
  const hash = deviceHash(context);
  if (hash === null) return null;
  const { rows } = await db.query(
    `select d.user_id from auth.known_devices d join auth.users u on u.id = d.user_id
      where d.token_hash = $1 and u.email = $2 and ${within('d.used_at', LIFETIME)}`,
    [hash, email],
  );
  return rows.length === 0 ? null : hash;
}

/** Called when somebody has signed in completely: with a second factor enrolled, only after it. */
export async function rememberDevice(context: Context, tx: Transaction, userId: string): Promise<void> {
  const token = randomToken();
  const [before, now] = [deviceHash(context), sha256(token)];
  if (before !== null) {
    await tx.query('update auth.known_devices set token_hash = $2 where token_hash = $1', [before, now]);
  }
  await tx.query(
    `insert into auth.known_devices (user_id, token_hash) values ($1::text::uuid, $2)
      on conflict (user_id, token_hash) do update set used_at = now()`,
    [userId, now],
  );
  await tx.query(
    `delete from auth.known_devices where user_id = $1::text::uuid and token_hash not in (
        select token_hash from auth.known_devices where user_id = $1::text::uuid
        order by used_at desc, token_hash limit ${MAX_PER_USER})`,
    [userId],
  );
  context.header(DEVICE_HEADER, token);
}

/** A new password: browsers that knew the old one are strangers again, except the one that changed it. */
export async function forgetOtherDevices(context: Context, tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.known_devices where user_id = $1::text::uuid and token_hash <> $2', [
    userId,
    deviceHash(context) ?? '',
  ]);
}
