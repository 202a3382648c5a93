/** Where the account is signed in, and signing out one of these places. */
import type { SessionView } from '@cryptax/api-contract';
import { z } from 'zod';
import { audit } from '../auth/audit.ts';
import { visitorOf } from '../auth/auth-context.ts';
import { Problem } from '../http/problem.ts';
import type { AccountHandler } from './account-handler.ts';

export const listSessions: AccountHandler = async (context, { db }, { sub, session_id }) => {
  const { rows } = await db.query<SessionView>(
    `select id, id = $2::text::uuid as "isCurrent", created_at as "createdAt", refreshed_at as "lastUsedAt",
        user_agent as "userAgent", address, aal = 'aal2' as "secondFactor"
      from auth.sessions where user_id = $1::text::uuid order by refreshed_at desc`,
    [sub, session_id],
  );
  return context.json({ sessions: rows });
};

export const revokeSession: AccountHandler = async (context, services, { sub }) => {
  const id = context.req.param('id') ?? '';
  const { rows } = z.uuid().safeParse(id).success
    ? await services.db.query(
        'delete from auth.sessions where user_id = $1::text::uuid and id = $2::text::uuid returning id',
        [sub, id],
      )
    : { rows: [] };
  if (rows.length === 0) throw new Problem(404, 'not_found', 'There is no such session.');
  await audit(services.db, sub, 'session_revoked', visitorOf(context, services).address);
  return context.body(null, 204);
};
