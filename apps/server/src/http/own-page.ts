/** Relays work for signed-in users from anywhere that may call us, for others only from our own page, all within limits. */
import type { Context } from 'hono';
import type { LimitName } from '../auth/rate-limits.ts';
import type { Services } from '../services.ts';
import { callerOf } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { Problem } from './problem.ts';
import { isAllowedOrigin } from './site.ts';

export async function admitOwnPage(
  context: Context,
  { config, keys, limits }: Pick<Services, 'config' | 'keys' | 'limits'>,
  limit: LimitName,
): Promise<void> {
  const caller = await callerOf(context, { keys });
  const origin = context.req.header('origin');
  if (caller.kind === 'anonymous' && (origin === undefined || !isAllowedOrigin(context, config, origin))) {
    throw new Problem(403, 'bad_origin', 'The relay is for our own page.');
  }
  await limits.use(limit, caller.kind === 'user' ? caller.claims.sub : clientAddress(context, config.trustProxy));
}
