/** POST /token: a password, a refresh token or the code of a PKCE flow against a session. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../db/db.ts';
import { requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { acceptProof, EXPIRED } from './accept-proof.ts';
import { audit } from './audit.ts';
import { callerAddress, MAX_BODY, visitorOf } from './auth-context.ts';
import { linkIdentity } from './external-users.ts';
import { type RedeemedFlow, redeemAuthCode } from './flow-states.ts';
import { guessPassword } from './guesses.ts';
import { idTokenGrant } from './id-token-grant.ts';
import { redeemHash } from './one-time-tokens.ts';
import { openSession } from './open-session.ts';
import { checkPassword } from './passwords.ts';
import { refreshSession } from './sessions.ts';
import { findUserByEmail } from './users.ts';

const passwordSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
});
const refreshSchema = z.object({ refresh_token: z.string().max(500) });
const pkceSchema = z.object({ auth_code: z.string().max(500), code_verifier: z.string().max(500).optional() });

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
  const guess = await guessPassword(context, services, account);
  const user = await findUserByEmail(services.db, account);
  const isRight = await checkPassword(user?.encrypted_password ?? null, password);
  const visitor = visitorOf(context, services);
  if (user === null || !isRight) {
    services.metrics.count('sign_in_failed');
    // After the answer: a statement more would tell a known address by the time it takes.
    if (user !== null) services.background.run(() => audit(services.db, user.id, 'sign_in_failed', visitor.address));
    throw new Problem(400, 'invalid_credentials', 'Invalid login credentials');
  }
  // Told only to who knows the password.
  if (user.email_confirmed_at === null) throw new Problem(400, 'email_not_confirmed', 'Email not confirmed');
  const answer = await services.db.transaction((tx) => openSession(context, services, tx, user.id, 'password'));
  await guess.wasRight();
  return answer;
}

async function refreshGrant(context: Context, services: Services): Promise<unknown> {
  const { refresh_token } = await readValid(context, refreshSchema, MAX_BODY);
  const visitor = visitorOf(context, services);
  const outcome = await services.db.transaction((tx) => refreshSession(tx, services, refresh_token, visitor));
  if (outcome.kind === 'refused') throw outcome.problem;
  return outcome.answer;
}

async function pkceGrant(context: Context, services: Services): Promise<unknown> {
  const { auth_code, code_verifier: verifier } = await readValid(context, pkceSchema, MAX_BODY);
  // The client library forgets the verifier of a change of address at once; being signed in proves as much, and then there
  // is a session already.
  const proof = verifier === undefined ? { userId: (await requireSession(context, services)).sub } : { verifier };
  return services.db.transaction(async (tx) => {
    const flow = await redeemAuthCode(tx, auth_code, proof);
    await takeEffect(context, services, tx, flow);
    return verifier === undefined ? {} : openSession(context, services, tx, flow.userId, flow.method);
  });
}

/** What was held back until the browser that began it came with its verifier. */
async function takeEffect(context: Context, services: Services, tx: Transaction, flow: RedeemedFlow): Promise<void> {
  if (flow.identity !== null) {
    await linkIdentity(tx, flow.userId, flow.provider, flow.identity);
    await audit(tx, flow.userId, 'identity_linked', visitorOf(context, services).address, { provider: flow.provider });
  }
  if (flow.tokenHash === null) return;
  const found = await redeemHash(tx, flow.tokenHash);
  if (found === null) throw EXPIRED;
  await acceptProof(context, services, tx, found, true);
}
