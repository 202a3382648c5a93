/** Who sends a request: nobody known (no token, or only the public key), or the user of a valid token. */
import { PUBLIC_KEY } from '@cryptax/api-contract';
import type { Context } from 'hono';
import { type Claims, verifyAccessToken } from '../auth/access-token.ts';
import type { Services } from '../services.ts';
import { Problem } from './problem.ts';

export type Caller = { readonly kind: 'anonymous' } | { readonly kind: 'user'; readonly claims: Claims };

export async function callerOf(context: Context, { keys }: Pick<Services, 'keys'>): Promise<Caller> {
  const token = bearerToken(context);
  if (token === null) return { kind: 'anonymous' };
  return { kind: 'user', claims: await claimsOf(keys, token) };
}

/** A signature that was found right stays right; only the time is looked at again. Sessions are checked elsewhere. */
const verified = new WeakMap<object, Map<string, Claims>>();
const MAX_VERIFIED = 10_000;

async function claimsOf(keys: Services['keys'], token: string): Promise<Claims> {
  const known = verified.get(keys) ?? new Map<string, Claims>();
  verified.set(keys, known);
  const found = known.get(token);
  if (found !== undefined && found.exp * 1000 > Date.now()) return found;
  const claims = await verifyAccessToken(keys, token);
  if (known.size >= MAX_VERIFIED) known.clear();
  known.set(token, claims);
  return claims;
}

export function bearerToken(context: Context): string | null {
  const header = context.req.header('authorization') ?? '';
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  return token === undefined || token === PUBLIC_KEY ? null : token;
}

/**
 * The one rule for accounts with a second factor: a session that has not given it may do nothing but what asks for
 * `requireAnySession`, and that is giving it (challenge and verify), reading who it is for, and ending itself. Row policies
 * and the realtime channel have the same rule in SQL.
 */
export async function requireSession(context: Context, services: Pick<Services, 'keys' | 'db'>): Promise<Claims> {
  const { claims, isIncomplete } = await requireAnySession(context, services);
  if (isIncomplete) throw new Problem(403, 'insufficient_aal', 'AAL2 required: the second factor has not been given');
  return claims;
}

export interface AnySession {
  readonly claims: Claims;
  /** A second factor is enrolled and has not been given. */
  readonly isIncomplete: boolean;
}

/** For calls that must notice a sign-out at once: the token is valid and its session still exists. */
export async function requireAnySession(
  context: Context,
  services: Pick<Services, 'keys' | 'db'>,
): Promise<AnySession> {
  const caller = await callerOf(context, services);
  if (caller.kind === 'anonymous') {
    throw new Problem(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { sub, session_id } = caller.claims;
  const { rows } = await services.db.query<{ guarded: boolean }>(
    `select exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as guarded
      from auth.sessions s where s.user_id = $1::text::uuid and s.id = $2::text::uuid`,
    [sub, session_id],
  );
  const session = rows[0];
  if (session === undefined) {
    throw new Problem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { claims: caller.claims, isIncomplete: session.guarded && caller.claims.aal !== 'aal2' };
}
