/** GET and PUT /user, and the end of sessions. */
import type { Context } from 'hono';
import { z } from 'zod';
import { requireAnySession, requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import type { Claims } from './access-token.ts';
import { audit } from './audit.ts';
import { callerAddress, limitMail, MAX_BODY, pkceFields, pkceOf, visitorOf } from './auth-context.ts';
import { beginEmailChange } from './email-change.ts';
import { guessAgain } from './guesses.ts';
import { forgetOtherDevices } from './known-devices.ts';
import { redeemCode } from './one-time-tokens.ts';
import { checkPassword, hashPassword, requireStrongPassword } from './passwords.ts';
import { endSessions, type SignOutScope } from './sessions.ts';
import { parseEmail } from './sign-up.ts';
import { within } from './time-window.ts';
import { findUser, type UserRow, wireMinimalUser, wireUser } from './users.ts';

const updateSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  nonce: z.string().max(20).optional(),
  current_password: z.string().max(1000).optional(),
  data: z
    .record(z.string(), z.unknown())
    .refine((data) => JSON.stringify(data).length <= 20_000, 'too large')
    .optional(),
  ...pkceFields,
});
type Update = z.infer<typeof updateSchema>;

export async function getUser(context: Context, services: Services): Promise<Response> {
  const { claims, isIncomplete } = await requireAnySession(context, services);
  const user = await requireUser(services, claims.sub);
  return context.json(isIncomplete ? wireMinimalUser(user) : wireUser(user));
}

export async function updateUser(context: Context, services: Services): Promise<Response> {
  const claims = await requireSession(context, services);
  await services.limits.use('account', callerAddress(context, services));
  const update = await readValid(context, updateSchema, MAX_BODY);
  if (update.phone) throw new Problem(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const user = await requireUser(services, claims.sub);
  const email = update.email === undefined ? user.email : parseEmail(update.email);
  const isMoving = email !== user.email;
  if (isMoving) {
    await limitMail(context, services, 'email_change', user.email);
    await limitMail(context, services, 'email_change', email);
  }
  if (update.password !== undefined) await changePassword(context, services, claims, user, update);
  await services.db.transaction(async (tx) => {
    if (update.data !== undefined) {
      // Null removes a key, as the public server does.
      await tx.query(
        `update auth.users set updated_at = now(),
            raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $2::text::jsonb) where id = $1::text::uuid`,
        [user.id, JSON.stringify(update.data)],
      );
    }
    if (isMoving) await beginEmailChange(context, services, tx, user, email, pkceOf(update));
  });
  if (isMoving) services.background.run(services.mailer.deliver);
  return context.json(wireUser(await requireUser(services, claims.sub)));
}

async function requireUser({ db }: Services, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (user === null) throw new Problem(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return user;
}

async function changePassword(
  context: Context,
  services: Services,
  claims: Claims,
  user: UserRow,
  { password = '', nonce, current_password: present }: Update,
): Promise<void> {
  requireStrongPassword(password);
  await requireProof(services, claims, user, nonce, present);
  if (user.encrypted_password !== null && (await checkPassword(user.encrypted_password, password))) {
    throw new Problem(422, 'same_password', 'New password should be different from the old password.');
  }
  const hash = await hashPassword(password);
  await services.db.transaction(async (tx) => {
    await tx.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1::text::uuid', [
      user.id,
      hash,
    ]);
    await endSessions(tx, user.id, claims.session_id, 'others');
    await forgetOtherDevices(context, tx, user.id);
    await tx.query(
      "delete from auth.one_time_tokens where user_id = $1::text::uuid and kind in ('recovery', 'magiclink', 'signup')",
      [user.id],
    );
    await audit(tx, user.id, 'password_changed', visitorOf(context, services).address);
  });
}

/** A session older than a day proves too little to change the password; the present password or a mailed code do. */
async function requireProof(
  services: Services,
  { sub, session_id }: Claims,
  user: UserRow,
  nonce: string | undefined,
  present: string | undefined,
): Promise<void> {
  if (present !== undefined) {
    const guess = await guessAgain(services, sub);
    if (await checkPassword(user.encrypted_password, present)) return guess.wasRight();
    throw new Problem(400, 'current_password_invalid', 'Current password is not correct');
  }
  const { db } = services;
  const { rows } = await db.query<{ fresh: boolean }>(
    `select ${within('created_at', '1 day')} as fresh from auth.sessions
      where user_id = $1::text::uuid and id = $2::text::uuid`,
    [sub, session_id],
  );
  if (rows[0]?.fresh === true && nonce === undefined) return;
  const code = nonce ?? '';
  const proof = await db.transaction((tx) => redeemCode(tx, user.email, code, ['reauthentication']));
  if (proof !== null) return;
  if (nonce === undefined) {
    throw new Problem(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  throw new Problem(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

const SCOPES: readonly SignOutScope[] = ['global', 'local', 'others'];

export async function logOut(context: Context, services: Services): Promise<Response> {
  const { claims, isIncomplete } = await requireAnySession(context, services);
  const wanted = context.req.query('scope') ?? 'global';
  const scope = SCOPES.find((known) => known === wanted);
  if (scope === undefined)
    throw new Problem(400, 'validation_failed', `Unsupported logout scope "${wanted.slice(0, 20)}"`);
  if (isIncomplete && scope !== 'local') {
    throw new Problem(403, 'insufficient_aal', 'AAL2 required to end other sessions');
  }
  await endSessions(services.db, claims.sub, claims.session_id, scope);
  await audit(services.db, claims.sub, 'signed_out', visitorOf(context, services).address, { scope });
  return context.body(null, 204);
}
