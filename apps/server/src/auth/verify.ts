/**
 * The mailed proofs come back here: as a link in a browser (GET, answered with a redirect) or as digits or a token hash
 * from the client (POST, answered with a session).
 */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import { allowedRedirect } from '../http/site.ts';
import type { Services } from '../services.ts';
import { audit } from './audit.ts';
import { callerAddress, MAX_BODY, visitorOf } from './auth-context.ts';
import { issueAuthCode } from './flow-states.ts';
import { type FoundToken, redeemCode, redeemLink, type TokenKind } from './one-time-tokens.ts';
import { type SignInMethod, startSession } from './sessions.ts';
import { parseEmail } from './sign-up.ts';

const bodySchema = z.object({
  type: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  token: z.string().max(100).optional(),
  token_hash: z.string().max(200).optional(),
});

/** The client's types and what they stand for; `email` covers what a mailed code can be for. */
const KINDS: Readonly<Record<string, readonly TokenKind[]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'signup'],
  email: ['magiclink', 'signup'],
  invite: ['signup'],
  email_change: ['email_change_current', 'email_change_new'],
};

const METHODS: Readonly<Record<TokenKind, SignInMethod>> = {
  signup: 'otp',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'otp',
};

const EXPIRED = new Problem(403, 'otp_expired', 'Email link is invalid or has expired');
const FIRST_OF_TWO = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

export async function verifyByPost(context: Context, services: Services): Promise<Response> {
  const body = await readValid(context, bodySchema, MAX_BODY);
  await services.limits.use('verify', callerAddress(context, services));
  const kinds = kindsOf(body.type);
  if (body.phone) throw new Problem(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const email = body.token_hash ? null : parseEmail(body.email);
  if (email !== null) await services.limits.check('failures', `code ${email}`);
  const outcome = await services.db.transaction(async (tx) => {
    const found =
      email === null
        ? await redeemLink(tx, body.token_hash ?? '', kinds)
        : await redeemCode(tx, email, body.token ?? '', kinds);
    if (found === null) return null;
    if (!(await accept(context, services, tx, found))) return { msg: FIRST_OF_TWO, code: '200' };
    return startSession(tx, services, found.userId, METHODS[found.kind], visitorOf(context, services));
  });
  if (outcome === null) {
    if (email !== null) await services.limits.use('failures', `code ${email}`);
    throw EXPIRED;
  }
  return context.json(outcome);
}

export async function verifyByLink(context: Context, services: Services): Promise<Response> {
  await services.limits.use('verify', callerAddress(context, services));
  const target = new URL(allowedRedirect(context, services.config, context.req.query('redirect_to')));
  const type = context.req.query('type') ?? '';
  const kinds = Object.hasOwn(KINDS, type) ? (KINDS[type] ?? []) : [];
  await services.db.transaction(async (tx) => {
    const found = await redeemLink(tx, context.req.query('token') ?? '', kinds);
    if (found === null) return addError(target);
    if (!(await accept(context, services, tx, found))) {
      target.hash = new URLSearchParams({ message: FIRST_OF_TWO }).toString();
      return;
    }
    const method = METHODS[found.kind];
    if (found.pkce !== null) {
      const flow = { userId: found.userId, method, pkce: found.pkce, provider: 'email' };
      target.searchParams.set('code', await issueAuthCode(tx, flow));
      return;
    }
    const session = await startSession(tx, services, found.userId, method, visitorOf(context, services));
    target.hash = fragmentOf(session, type);
  });
  return context.redirect(target.toString(), 303);
}

/** @returns whether everything is confirmed; a change of address needs both mailboxes. */
async function accept(context: Context, services: Services, tx: Transaction, found: FoundToken): Promise<boolean> {
  const { address } = visitorOf(context, services);
  const isChange = found.kind === 'email_change_current' || found.kind === 'email_change_new';
  if (isChange) return acceptEmailChange(tx, found, address);
  const { rows } = await tx.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now()
      where id = $1::text::uuid and email_confirmed_at is null returning id`,
    [found.userId],
  );
  if (rows.length > 0) {
    await tx.query(
      `update auth.identities set identity_data = identity_data || '{"email_verified": true}'
        where user_id = $1::text::uuid and provider = 'email'`,
      [found.userId],
    );
    await audit(tx, found.userId, 'confirmed', address);
  }
  return true;
}

async function acceptEmailChange(tx: Transaction, { userId }: FoundToken, address: string): Promise<boolean> {
  const { rows: open } = await tx.query(
    `select kind from auth.one_time_tokens
      where user_id = $1::text::uuid and kind in ('email_change_current', 'email_change_new')`,
    [userId],
  );
  if (open.length > 0) return false;
  await tx.query(
    `update auth.identities i set email = u.email_change, updated_at = now(),
        identity_data = i.identity_data || jsonb_build_object('email', u.email_change)
      from auth.users u where u.id = i.user_id and u.id = $1::text::uuid and i.provider = 'email'`,
    [userId],
  );
  const { rows } = await tx.query(
    `update auth.users u set email = u.email_change, email_change = null, updated_at = now()
      where id = $1::text::uuid and email_change is not null
        and not exists (select from auth.users o where o.email = u.email_change) returning id`,
    [userId],
  );
  if (rows.length === 0) throw EXPIRED;
  await audit(tx, userId, 'email_changed', address);
  return true;
}

function kindsOf(type: string): readonly TokenKind[] {
  const kinds = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (kinds === undefined) throw new Problem(400, 'validation_failed', 'Verify requires a verification type');
  return kinds;
}

/** In the query as well as in the fragment: the client reads either, depending on its flow. */
function addError(target: URL): void {
  const fields = { error: 'access_denied', error_code: EXPIRED.code, error_description: EXPIRED.message };
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  target.hash = new URLSearchParams(fields).toString();
}

export function fragmentOf(session: Record<string, unknown>, type: string): string {
  const names = ['access_token', 'expires_in', 'expires_at', 'refresh_token', 'token_type'];
  const fields = names.map((name): [string, string] => [name, String(session[name])]);
  return new URLSearchParams([...fields, ['type', type]]).toString();
}
