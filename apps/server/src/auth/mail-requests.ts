/**
 * Calls that end in a mail: recover, resend, one-time sign-in, reauthenticate. Known and unknown addresses get the same
 * answer after the same time: the work is done after the answer.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { audit } from './audit.ts';
import {
  callerAddress,
  limitMail,
  MAX_BODY,
  mailProof,
  metadataField,
  pkceFields,
  pkceOf,
  visitorOf,
} from './auth-context.ts';
import { credentialsOf } from './confirm-address.ts';
import { mailEmailChange } from './email-change.ts';
import { parseEmail } from './sign-up.ts';
import { findUser, findUserByEmail, insertUser, type UserRow } from './users.ts';

const recoverSchema = z.object({ email: z.string().optional(), ...pkceFields });
const resendSchema = recoverSchema.extend({ type: z.string().optional(), phone: z.string().optional() });
const otpSchema = recoverSchema.extend({
  phone: z.string().optional(),
  data: metadataField,
  create_user: z.boolean().default(true),
});

export async function recover(context: Context, services: Services): Promise<Response> {
  const body = await readValid(context, recoverSchema, MAX_BODY);
  const email = parseEmail(body.email);
  const pkce = pkceOf(body);
  await limit(context, services, 'recovery', email);
  afterwards(services, email, async (user) => {
    await services.db.transaction(async (tx) => {
      await tx.query('update auth.users set recovery_sent_at = now() where id = $1::text::uuid', [user.id]);
      await audit(tx, user.id, 'recovery_requested', visitorOf(context, services).address);
      const proof = { userId: user.id, kind: 'recovery', linkType: 'recovery', email, pkce } as const;
      await mailProof(context, services, tx, proof);
    });
  });
  return context.json({});
}

export async function resend(context: Context, services: Services): Promise<Response> {
  const body = await readValid(context, resendSchema, MAX_BODY);
  if (body.phone) throw new Problem(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (body.type !== 'signup' && body.type !== 'email_change') {
    throw new Problem(
      400,
      'validation_failed',
      'Type provided does not match the supported types: signup, email_change',
    );
  }
  const { type } = body;
  const pkce = pkceOf(body);
  const email = parseEmail(body.email);
  await limit(context, services, type, email);
  afterwards(services, email, async (user) => {
    await services.db.transaction(async (tx) => {
      if (type === 'signup' && user.email_confirmed_at === null) {
        await mailProof(context, services, tx, { userId: user.id, kind: 'signup', linkType: type, email, pkce });
      } else if (type === 'email_change' && user.email_change !== null) {
        await mailEmailChange(context, services, tx, user, user.email_change, pkce);
      }
    });
  });
  return context.json({});
}

export async function sendOtp(context: Context, services: Services): Promise<Response> {
  const body = await readValid(context, otpSchema, MAX_BODY);
  if (body.phone) throw new Problem(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const email = parseEmail(body.email);
  const pkce = pkceOf(body);
  await limit(context, services, 'magiclink', email);
  const { db } = services;
  services.background.run(async () => {
    const existing = await findUserByEmail(db, email);
    if (existing === null && !body.create_user) return;
    await db.transaction(async (tx) => {
      const account = { email, passwordHash: null, metadata: body.data, confirmed: false };
      const userId = existing?.id ?? (await insertUser(tx, account));
      const proof = { userId, kind: 'magiclink', linkType: 'magiclink', email, pkce } as const;
      const credentials = existing === null ? { credentials: await credentialsOf(tx, userId) } : {};
      await mailProof(context, services, tx, { ...proof, ...credentials });
    });
    await services.mailer.deliver();
  });
  return context.json({});
}

/** Mails a code that is given as `nonce` with a change of the password. */
export async function reauthenticate(context: Context, services: Services): Promise<Response> {
  const { sub } = await requireSession(context, services);
  const user = await findUser(services.db, sub);
  if (user === null) throw new Problem(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (user.email_confirmed_at === null) throw new Problem(422, 'email_not_confirmed', 'Email not confirmed');
  const { id: userId, email } = user;
  await limit(context, services, 'reauthentication', email);
  await services.db.transaction(async (tx) => {
    await tx.query('update auth.users set reauthentication_sent_at = now() where id = $1::text::uuid', [userId]);
    await mailProof(context, services, tx, { userId, kind: 'reauthentication', linkType: '', email, pkce: null });
  });
  services.background.run(services.mailer.deliver);
  return context.json({});
}

async function limit(context: Context, services: Services, kind: string, email: string): Promise<void> {
  await services.limits.use('account', callerAddress(context, services));
  await limitMail(context, services, kind, email);
}

function afterwards(services: Services, email: string, work: (user: UserRow) => Promise<void>): void {
  services.background.run(async () => {
    const user = await findUserByEmail(services.db, email);
    if (user === null) return;
    await work(user);
    await services.mailer.deliver();
  });
}
