/**
 * POST /signup. With confirmation by mail the answer is the same, after the same time, whether the address is new or taken:
 * the work is done after the answer, and only the owner of the mailbox learns the rest.
 */
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { DbError, type Queryable, type Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { audit } from './audit.ts';
import {
  callerAddress,
  emailField,
  limitMail,
  MAX_BODY,
  mailProof,
  metadataField,
  pkceFields,
  pkceOf,
  visitorOf,
} from './auth-context.ts';
import { noticeMail } from './auth-mails.ts';
import { credentialsOf } from './confirm-address.ts';
import type { Pkce } from './one-time-tokens.ts';
import { openSession } from './open-session.ts';
import { hashPassword, requireStrongPassword } from './passwords.ts';
import { findUserByEmail, insertUser, type UserRow } from './users.ts';

const bodySchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: metadataField,
  ...pkceFields,
});

interface SignUp {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export async function signUp(context: Context, services: Services): Promise<Response> {
  const body = await readValid(context, bodySchema, MAX_BODY);
  await services.limits.use('account', callerAddress(context, services));
  if (body.phone) throw new Problem(422, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!body.email && !body.password) {
    throw new Problem(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const email = parseEmail(body.email);
  requireStrongPassword(body.password ?? '');
  const passwordHash = await hashPassword(body.password ?? '');
  const wanted = { email, passwordHash, metadata: body.data };
  if (services.config.autoconfirm) return context.json(await signUpConfirmed(context, services, wanted));
  const pkce = pkceOf(body);
  await limitMail(context, services, 'signup', email);
  services.background.run(async () => {
    await services.db.transaction((tx) => register(context, services, tx, wanted, pkce)).catch(ignoreTaken);
    await services.mailer.deliver();
  });
  return context.json(pendingUser(email, body.data));
}

async function register(
  context: Context,
  services: Services,
  tx: Transaction,
  wanted: SignUp,
  pkce: Pkce | null,
): Promise<void> {
  const { email } = wanted;
  const existing = await findUserByEmail(tx, email);
  if (existing?.email_confirmed_at) {
    await services.mailer.post(tx, { userId: existing.id, to: email, ...noticeMail('sign_up_again') });
    return;
  }
  const userId = existing === null ? await insertUser(tx, { ...wanted, confirmed: false }) : existing.id;
  if (existing !== null) await replaceUnconfirmed(tx, existing, wanted);
  else await audit(tx, userId, 'signed_up', visitorOf(context, services).address);
  await tx.query('update auth.users set confirmation_sent_at = now() where id = $1::text::uuid', [userId]);
  const credentials = await credentialsOf(tx, userId);
  await mailProof(context, services, tx, { userId, kind: 'signup', linkType: 'signup', email, pkce, credentials });
}

async function signUpConfirmed(context: Context, services: Services, wanted: SignUp): Promise<unknown> {
  const taken = new Problem(422, 'user_already_exists', 'User already registered');
  const register = services.db.transaction(async (tx) => {
    if ((await findUserByEmail(tx, wanted.email)) !== null) throw taken;
    const userId = await insertUser(tx, { ...wanted, confirmed: true });
    await audit(tx, userId, 'signed_up', visitorOf(context, services).address);
    return openSession(context, services, tx, userId, 'password');
  });
  return register.catch((error: unknown) => {
    ignoreTaken(error);
    throw taken;
  });
}

/** The same address at the same moment: the other request has sent the mail. */
function ignoreTaken(error: unknown): void {
  if (!(error instanceof DbError && error.code === '23505')) throw error;
}

/** Nobody has proved to own this mailbox yet: the newest attempt counts, and only its mail confirms it. */
async function replaceUnconfirmed(on: Queryable, user: UserRow, wanted: SignUp): Promise<void> {
  await on.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::text::jsonb, updated_at = now()
      where id = $1::text::uuid`,
    [user.id, wanted.passwordHash, JSON.stringify(wanted.metadata)],
  );
}

/** No identities and an id of its own in every case, so that new and taken addresses look alike. */
function pendingUser(email: string, metadata: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

export function parseEmail(text: string | undefined): string {
  const parsed = emailField.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Problem(400, 'validation_failed', 'Unable to validate email address: invalid format');
}
