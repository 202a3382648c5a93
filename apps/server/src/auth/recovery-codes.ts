/**
 * Recovery codes for the second factor: made by a session that has proved it, shown once, kept as hashes. One of them
 * completes a session in place of the factor, once. A new set replaces the old one.
 */
import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AccountHandler } from '../account/account-handler.ts';
import type { Queryable } from '../db/db.ts';
import { requireAnySession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { audit } from './audit.ts';
import { callerAddress, MAX_BODY, visitorOf } from './auth-context.ts';
import { guessFactor } from './guesses.ts';
import { sha256 } from './secrets.ts';
import { raiseSession } from './sessions.ts';

const CODES = 10;
/** Without letters that are read as digits or as each other; 16 of them are 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz0123456789';
const LETTERS_OF_A_CODE = 16;

const hashOf = (userId: string, code: string): string =>
  sha256(`${userId} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`);

function newCode(): string {
  const letters = Array.from({ length: LETTERS_OF_A_CODE }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

export const makeRecoveryCodes: AccountHandler = async (context, services, { sub }) => {
  const codes = Array.from({ length: CODES }, newCode);
  await services.db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `select id from auth.mfa_factors where user_id = $1::text::uuid and status = 'verified' limit 1`,
      [sub],
    );
    if (rows.length === 0) throw new Problem(409, 'no_factor', 'There is no second factor to recover.');
    await removeRecoveryCodes(tx, sub);
    for (const code of codes) {
      await tx.query('insert into auth.mfa_recovery_codes (user_id, code_hash) values ($1::text::uuid, $2)', [
        sub,
        hashOf(sub, code),
      ]);
    }
    await audit(tx, sub, 'recovery_codes_made', visitorOf(context, services).address);
  });
  return context.json({ codes });
};

export const countRecoveryCodes: AccountHandler = async (context, { db }, { sub }) => {
  const { rows } = await db.query<{ left: number }>(
    'select count(*) as left from auth.mfa_recovery_codes where user_id = $1::text::uuid and used_at is null',
    [sub],
  );
  return context.json({ left: Number(rows[0]?.left ?? 0) });
};

async function removeRecoveryCodes(on: Queryable, userId: string): Promise<void> {
  await on.query('delete from auth.mfa_recovery_codes where user_id = $1::text::uuid', [userId]);
}

const bodySchema = z.object({ code: z.string().max(100) });

export async function verifyRecoveryCode(context: Context, services: Services): Promise<Response> {
  const { claims } = await requireAnySession(context, services);
  await services.limits.use('mfa', callerAddress(context, services));
  const { code } = await readValid(context, bodySchema, MAX_BODY);
  const guess = await guessFactor(context, services, claims.email, claims.sub);
  const { address } = visitorOf(context, services);
  const answer = await services.db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `update auth.mfa_recovery_codes set used_at = now()
        where user_id = $1::text::uuid and code_hash = $2 and used_at is null returning user_id`,
      [claims.sub, hashOf(claims.sub, code)],
    );
    if (rows.length === 0) return null;
    await audit(tx, claims.sub, 'recovery_code_used', address);
    return raiseSession(tx, services, claims.sub, claims.session_id, 'recovery_code');
  });
  if (answer === null) {
    await audit(services.db, claims.sub, 'factor_failed', address);
    throw new Problem(422, 'mfa_verification_failed', 'This recovery code is not valid');
  }
  await guess.wasRight();
  return context.json(answer);
}
