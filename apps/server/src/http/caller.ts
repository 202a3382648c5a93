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
  return { kind: 'user', claims: await verifyAccessToken(keys, token) };
}

export function bearerToken(context: Context): string | null {
  const header = context.req.header('authorization') ?? '';
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  return token === undefined || token === PUBLIC_KEY ? null : token;
}

/** For calls that must notice a sign-out at once: the token is valid and its session still exists. */
export async function requireSession(context: Context, services: Pick<Services, 'keys' | 'db'>): Promise<Claims> {
  const caller = await callerOf(context, services);
  if (caller.kind === 'anonymous') {
    throw new Problem(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { sub, session_id } = caller.claims;
  const { rows } = await services.db.query<{ aal: 'aal1' | 'aal2' }>(
    'select aal from auth.sessions where user_id = $1::text::uuid and id = $2::text::uuid',
    [sub, session_id],
  );
  const session = rows[0];
  if (session === undefined) {
    throw new Problem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return caller.claims;
}
