/** GET and PUT /user, and the end of sessions. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../db/db.ts';
import { requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import type { Claims } from './access-token.ts';
import { audit } from './audit.ts';
import { callerAddress, MAX_BODY, mailProof, pkceFields, pkceOf, visitorOf } from './auth-context.ts';
import { redeemCode } from './one-time-tokens.ts';
import { checkPassword, hashPassword, requireStrongPassword } from './passwords.ts';
import { endSessions, type SignOutScope } from './sessions.ts';
import { parseEmail } from './sign-up.ts';
import { findUser, findUserByEmail, hasVerifiedFactor, type UserRow, wireUser } from './users.ts';

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
  const { sub } = await requireSession(context, services);
  return context.json(wireUser(await requireUser(services, sub)));
}

export async function updateUser(context: Context, services: Services): Promise<Response> {
  const claims = await requireSession(context, services);
  await services.limits.use('account', callerAddress(context, services));
  const update = await readValid(context, updateSchema, MAX_BODY);
  if (update.phone) throw new Problem(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const user = await requireUser(services, claims.sub);
  const isGrave = update.password !== undefined || update.email !== undefined;
  if (isGrave && hasVerifiedFactor(user) && claims.aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new Problem(401, 'insufficient_aal', message);
  }
  if (update.password !== undefined) await changePassword(context, services, claims, user, update);
  if (update.email !== undefined) await services.limits.use('mail', `email_change ${user.email}`);
  await services.db.transaction(async (tx) => {
    if (update.data !== undefined) {
      // Null removes a key, as the public server does.
      await tx.query(
        `update auth.users set updated_at = now(),
            raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $2::text::jsonb) where id = $1::text::uuid`,
        [user.id, JSON.stringify(update.data)],
      );
    }
    if (update.email !== undefined) await beginEmailChange(context, services, tx, user, update);
  });
  if (update.email !== undefined) services.background.run(services.mailer.deliver);
  return context.json(wireUser(await requireUser(services, claims.sub)));
}

async function requireUser({ db }: Services, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (user === null) throw new Problem(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return user;
}

/** A session older than this proves too little to change the password; the present password or a mailed code do. */
const FRESH_SESSION = "interval '1 day'";

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
    await audit(tx, user.id, 'password_changed', visitorOf(context, services).address);
  });
}

async function requireProof(
  { db, limits }: Services,
  { sub, session_id }: Claims,
  user: UserRow,
  nonce: string | undefined,
  present: string | undefined,
): Promise<void> {
  if (present !== undefined) {
    await limits.check('failures', user.email);
    if (await checkPassword(user.encrypted_password, present)) return;
    await limits.use('failures', user.email);
    throw new Problem(400, 'current_password_invalid', 'Current password is not correct');
  }
  const { rows } = await db.query<{ fresh: boolean }>(
    `select created_at > now() - ${FRESH_SESSION} as fresh from auth.sessions
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

async function beginEmailChange(
  context: Context,
  services: Services,
  tx: Transaction,
  user: UserRow,
  update: Update,
): Promise<void> {
  const email = parseEmail(update.email);
  if (email === user.email) return;
  if ((await findUserByEmail(tx, email)) !== null) {
    throw new Problem(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await tx.query('update auth.users set email_change = $2, email_change_sent_at = now() where id = $1::text::uuid', [
    user.id,
    email,
  ]);
  const base = { userId: user.id, linkType: 'email_change', pkce: pkceOf(update) };
  await mailProof(context, services, tx, { ...base, kind: 'email_change_current', email: user.email });
  await mailProof(context, services, tx, { ...base, kind: 'email_change_new', email });
}

const SCOPES: readonly SignOutScope[] = ['global', 'local', 'others'];

export async function logOut(context: Context, services: Services): Promise<Response> {
  const claims = await requireSession(context, services);
  const wanted = context.req.query('scope') ?? 'global';
  const scope = SCOPES.find((known) => known === wanted);
  if (scope === undefined)
    throw new Problem(400, 'validation_failed', `Unsupported logout scope "${wanted.slice(0, 20)}"`);
  await endSessions(services.db, claims.sub, claims.session_id, scope);
  await audit(services.db, claims.sub, 'signed_out', visitorOf(context, services).address, { scope });
  return context.body(null, 204);
}
