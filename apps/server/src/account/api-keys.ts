/** Keys for the public API: shown once, kept as a hash, limited to what they are for, revocable. */
import { type ApiKeyView, isAllowed, type NewApiKey, newApiKeyRequest, type Plan } from '@cryptax/api-contract';
import { z } from 'zod';
import { audit } from '../auth/audit.ts';
import { visitorOf } from '../auth/auth-context.ts';
import { randomToken, sha256 } from '../auth/secrets.ts';
import type { Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { AccountHandler } from './account-handler.ts';

export const API_KEY_PREFIX = 'cryptax_';
const MAX_KEYS = 20;
const SHOWN = API_KEY_PREFIX.length + 6;
const COLUMNS = 'id, name, prefix, scopes, created_at as "createdAt", last_used_at as "lastUsedAt"';

export const listApiKeys: AccountHandler = async (context, { db }, { sub }) => {
  const { rows } = await db.query<ApiKeyView>(
    `select ${COLUMNS} from public.api_keys where user_id = $1::text::uuid and revoked_at is null order by created_at desc`,
    [sub],
  );
  return context.json({ keys: rows });
};

export const createApiKey: AccountHandler = async (context, services, { sub }) => {
  const { name, scopes } = await readValid(context, newApiKeyRequest, 10_000);
  const key = `${API_KEY_PREFIX}${randomToken()}`;
  const view = await services.db.transaction(async (tx) => {
    await requireRoomForKey(tx, sub);
    const { rows } = await tx.query<ApiKeyView>(
      `insert into public.api_keys (user_id, name, prefix, key_hash, scopes)
        values ($1::text::uuid, $2, $3, $4, $5::text::jsonb) returning ${COLUMNS}`,
      [sub, name, key.slice(0, SHOWN), sha256(key), JSON.stringify([...new Set(scopes)])],
    );
    await audit(tx, sub, 'api_key_made', visitorOf(context, services).address);
    return rows[0] as ApiKeyView;
  });
  const answer: NewApiKey = { ...view, key };
  return context.json(answer, 201);
};

/** The account's row is locked first: requests of one user take turns, and the count is still true at the insert. */
async function requireRoomForKey(tx: Transaction, userId: string): Promise<void> {
  await tx.query('select id from auth.users where id = $1::text::uuid for update', [userId]);
  const { rows } = await tx.query<{ plan: Plan; keys: number }>(
    `select public.plan_of($1::text::uuid) as plan,
      (select count(*) from public.api_keys where user_id = $1::text::uuid and revoked_at is null) as keys`,
    [userId],
  );
  if (!isAllowed(rows[0]?.plan ?? 'free', 'api_access')) {
    throw new Problem(402, 'plan_required', 'API access needs the Premium or Pro plan.');
  }
  if ((rows[0]?.keys ?? 0) >= MAX_KEYS) throw new Problem(409, 'too_many_keys', `There can be ${MAX_KEYS} keys.`);
}

export const revokeApiKey: AccountHandler = async (context, services, { sub }) => {
  const id = context.req.param('id') ?? '';
  const { rows } = z.uuid().safeParse(id).success
    ? await services.db.query(
        `update public.api_keys set revoked_at = now()
          where user_id = $1::text::uuid and id = $2::text::uuid and revoked_at is null returning id`,
        [sub, id],
      )
    : { rows: [] };
  if (rows.length === 0) throw new Problem(404, 'not_found', 'There is no such key.');
  await audit(services.db, sub, 'api_key_revoked', visitorOf(context, services).address);
  return context.body(null, 204);
};
