/** Runs a request's work in a transaction under the caller's role, with his claims for the row policies. */
import type { Context } from 'hono';
import type { Transaction } from '../db/db.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { refuse } from './rest-problem.ts';

export async function asCaller<T>(
  context: Context,
  services: Services,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const caller = await restCaller(context, services);
  return services.db.transaction(async (tx) => {
    await takeRole(tx, caller);
    return work(tx);
  });
}

async function restCaller(context: Context, services: Services): Promise<Caller> {
  try {
    return await callerOf(context, services);
  } catch (error) {
    if (error instanceof Problem) throw refuse(401, 'PGRST301', error.message);
    throw error;
  }
}

/** A session that was signed out ends here at once, although its token would be valid for a while. */
async function takeRole(tx: Transaction, caller: Caller): Promise<void> {
  const claims = caller.kind === 'user' ? caller.claims : null;
  const { rows } = await tx.query<{ live: boolean }>(
    `select $3::text is null or exists (
        select from auth.sessions s where s.user_id = $4::text::uuid and s.id = $3::text::uuid) as live,
      set_config('request.jwt.claims', $2, true), set_config('role', $1, true)`,
    [
      claims === null ? 'anon' : 'authenticated',
      claims === null ? '' : JSON.stringify(claims),
      claims?.session_id ?? null,
      claims?.sub ?? null,
    ],
  );
  if (rows[0]?.live !== true) throw refuse(401, 'PGRST301', 'The session of this token has ended');
}
