/** POST /token: a password, a refresh token or the code of a PKCE flow against a session. */
import type { Context } from 'hono';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { audit } from './audit.ts';
import { callerAddress, MAX_BODY, visitorOf } from './auth-context.ts';
import { redeemAuthCode } from './flow-states.ts';
import { idTokenGrant } from './id-token-grant.ts';
import { checkPassword } from './passwords.ts';
import { refreshSession, startSession } from './sessions.ts';
import { findUserByEmail } from './users.ts';

const passwordSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
});
const refreshSchema = z.object({ refresh_token: z.string().max(500) });
const pkceSchema = z.object({ auth_code: z.string().max(500), code_verifier: z.string().max(500) });

const GRANTS: Readonly<Record<string, (context: Context, services: Services) => Promise<unknown>>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
};

export async function grantToken(context: Context, services: Services): Promise<Response> {
  await services.limits.use('token', callerAddress(context, services));
  const type = context.req.query('grant_type') ?? '';
  const grant = Object.hasOwn(GRANTS, type) ? GRANTS[type] : undefined;
  if (grant === undefined) throw new Problem(400, 'unsupported_grant_type', 'unsupported_grant_type');
  return context.json(await grant(context, services));
}

async function passwordGrant(context: Context, services: Services): Promise<unknown> {
  const { email, phone, password } = await readValid(context, passwordSchema, MAX_BODY);
  if (phone) throw new Problem(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const account = (email ?? '').toLowerCase();
  await services.limits.check('failures', account);
  const user = await findUserByEmail(services.db, account);
  const isRight = await checkPassword(user?.encrypted_password ?? null, password);
  const visitor = visitorOf(context, services);
  if (user === null || !isRight) {
    services.metrics.count('sign_in_failed');
    await services.limits.use('failures', account);
    if (user !== null) await audit(services.db, user.id, 'sign_in_failed', visitor.address);
    throw new Problem(400, 'invalid_credentials', 'Invalid login credentials');
  }
  // Told only to who knows the password.
  if (user.email_confirmed_at === null) throw new Problem(400, 'email_not_confirmed', 'Email not confirmed');
  await services.limits.reset('failures', account);
  return services.db.transaction((tx) => startSession(tx, services, user.id, 'password', visitor));
}

async function refreshGrant(context: Context, services: Services): Promise<unknown> {
  const { refresh_token } = await readValid(context, refreshSchema, MAX_BODY);
  const visitor = visitorOf(context, services);
  const outcome = await services.db.transaction((tx) => refreshSession(tx, services, refresh_token, visitor));
  if (outcome.kind === 'refused') throw outcome.problem;
  return outcome.answer;
}

async function pkceGrant(context: Context, services: Services): Promise<unknown> {
  const { auth_code, code_verifier } = await readValid(context, pkceSchema, MAX_BODY);
  const visitor = visitorOf(context, services);
  return services.db.transaction(async (tx) => {
    const { userId, method } = await redeemAuthCode(tx, auth_code, code_verifier);
    return startSession(tx, services, userId, method, visitor);
  });
}
