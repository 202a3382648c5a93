/**
 * Who calls the public API and whether he may: a key that is not revoked, its scope, and the calls of the day. Counting
 * and checking are one statement, so that calls at the same moment cannot slip past the limit.
 */
import type { ApiScope, Plan } from '@cryptax/api-contract';
import type { Context } from 'hono';
import { API_KEY_PREFIX } from '../account/api-keys.ts';
import { sha256 } from '../auth/secrets.ts';
import type { Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

interface KeyRow {
  readonly user_id: string;
  readonly id: string;
  readonly scopes: readonly ApiScope[];
  readonly plan: Plan;
  readonly calls_per_day: number;
}

export async function requireApiCaller(context: Context, { db }: Services, scope: ApiScope): Promise<string> {
  const key = keyOf(context);
  const { rows } = await db.query<KeyRow>(
    `select k.user_id, k.id, k.scopes, p.plan, p.api_calls_per_day as calls_per_day
      from public.api_keys k join public.plan_limits p on p.plan = public.plan_of(k.user_id)
      where k.key_hash = $1 and k.revoked_at is null`,
    [sha256(key)],
  );
  const found = rows[0];
  if (found === undefined) throw new Problem(401, 'invalid_key', 'The API key is not valid.');
  if (!found.scopes.includes(scope)) throw new Problem(403, 'missing_scope', `This key lacks the scope ${scope}.`);
  if (found.calls_per_day === 0) throw new Problem(402, 'plan_required', 'API access needs the Premium or Pro plan.');
  await countCall(context, db, found);
  return found.user_id;
}

function keyOf(context: Context): string {
  const header =
    context.req.header('x-api-key') ?? context.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  if (!header.startsWith(API_KEY_PREFIX) || header.length > 200) {
    throw new Problem(401, 'missing_key', 'Send an API key: Authorization: Bearer cryptax_...');
  }
  return header;
}

/** The day is that of UTC. Headers as in the IETF draft on rate limit fields. */
async function countCall(
  context: Context,
  db: Services['db'],
  { user_id, id, calls_per_day: limit }: KeyRow,
): Promise<void> {
  const { rows } = await db.query<{ calls: number }>(
    `with used as (update public.api_keys set last_used_at = now() where user_id = $1::text::uuid and id = $3::text::uuid)
      insert into public.api_usage as u (user_id, day, calls) values ($1::text::uuid, (now() at time zone 'utc')::date, 1)
      on conflict (user_id, day) do update set calls = u.calls + 1 where u.calls < $2::text::integer returning calls`,
    [user_id, limit, id],
  );
  const now = new Date();
  const reset = 86_400 - Math.floor((now.getTime() % 86_400_000) / 1000);
  const calls = rows[0]?.calls;
  context.header('RateLimit-Limit', String(limit));
  context.header('RateLimit-Remaining', String(Math.max(0, limit - (calls ?? limit))));
  context.header('RateLimit-Reset', String(reset));
  if (calls === undefined) {
    throw new Problem(429, 'quota_exceeded', `The ${limit} calls of today are used up.`, { retryAfterSeconds: reset });
  }
}

/** Reads under the rights of the key's owner: row policies hold here as everywhere. */
export function asOwner<T>({ db }: Services, userId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // The key was made with the second factor where there is one.
    const claims = { sub: userId, role: 'authenticated', aal: 'aal2' };
    await tx.query("select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)", [
      JSON.stringify(claims),
    ]);
    return work(tx);
  });
}
