/**
 * The mailed proofs come back here: as a link in a browser (GET, answered with a redirect) or as digits or a token hash
 * from the client (POST, answered with a session). A link of a PKCE flow does nothing by being opened, so that neither a
 * mail scanner nor the wrong browser uses it up: the code it leads to does, when it is exchanged.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import { allowedRedirect } from '../http/site.ts';
import type { Services } from '../services.ts';
import { acceptProof, EXPIRED, METHODS } from './accept-proof.ts';
import { callerAddress, MAX_BODY } from './auth-context.ts';
import { issueAuthCode } from './flow-states.ts';
import { type FoundToken, findLink, redeemCode, redeemHash, type TokenKind } from './one-time-tokens.ts';
import { openSession } from './open-session.ts';
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

const MESSAGES = {
  'other-mailbox': 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  'no-session': 'Confirmation link accepted',
} as const;

export async function verifyByPost(context: Context, services: Services): Promise<Response> {
  const body = await readValid(context, bodySchema, MAX_BODY);
  await services.limits.use('verify', callerAddress(context, services));
  const kinds = kindsOf(body.type);
  if (body.phone) throw new Problem(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const email = body.token_hash ? null : parseEmail(body.email);
  if (email !== null) await services.limits.use('codes', email);
  const answer = await services.db.transaction(async (tx) => {
    const found =
      email === null
        ? await redeemLink(tx, body.token_hash ?? '', kinds)
        : await redeemCode(tx, email, body.token ?? '', kinds);
    return found === null ? null : finish(context, services, tx, found);
  });
  // Thrown here and not inside: a wrong code must be counted.
  if (answer === null) throw EXPIRED;
  return context.json(answer);
}

async function finish(context: Context, services: Services, tx: Transaction, found: FoundToken): Promise<unknown> {
  const outcome = await acceptProof(context, services, tx, found, false);
  if (outcome !== 'session') return { msg: MESSAGES[outcome], code: '200' };
  return openSession(context, services, tx, found.userId, METHODS[found.kind]);
}

async function redeemLink(tx: Transaction, token: string, kinds: readonly TokenKind[]): Promise<FoundToken | null> {
  const link = await findLink(tx, token, kinds);
  return link === null ? null : redeemHash(tx, link.tokenHash);
}

export async function verifyByLink(context: Context, services: Services): Promise<Response> {
  await services.limits.use('verify', callerAddress(context, services));
  const target = new URL(allowedRedirect(context, services.config, context.req.query('redirect_to')));
  const type = context.req.query('type') ?? '';
  const kinds = Object.hasOwn(KINDS, type) ? (KINDS[type] ?? []) : [];
  const work = services.db.transaction((tx) => followLink(context, services, tx, target, { type, kinds }));
  await work.catch((error: unknown) => {
    if (error !== EXPIRED) throw error;
    addError(target);
  });
  return context.redirect(target.toString(), 303);
}

async function followLink(
  context: Context,
  services: Services,
  tx: Transaction,
  target: URL,
  { type, kinds }: { readonly type: string; readonly kinds: readonly TokenKind[] },
): Promise<void> {
  const found = await findLink(tx, context.req.query('token') ?? '', kinds);
  if (found === null) throw EXPIRED;
  const method = METHODS[found.kind];
  const { userId, pkce, tokenHash } = found;
  // The present mailbox only agrees to a change; there is nothing in it that another browser could gain.
  if (pkce !== null && found.kind !== 'email_change_current') {
    const flow = { userId, method, pkce, provider: 'email', tokenHash };
    target.searchParams.set('code', await issueAuthCode(tx, flow));
    return;
  }
  await redeemHash(tx, tokenHash);
  const outcome = await acceptProof(context, services, tx, found, false);
  if (outcome !== 'session') {
    target.hash = new URLSearchParams({ message: MESSAGES[outcome] }).toString();
  } else if (pkce !== null) {
    target.searchParams.set('code', await issueAuthCode(tx, { userId, method, pkce, provider: 'email' }));
  } else {
    target.hash = fragmentOf(await openSession(context, services, tx, userId, method), type);
  }
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
