/** After an upgrade the former subscription runs out instead of renewing: nobody pays for two plans. */
import type { Db } from '../db/db.ts';
import type { Payments } from './payments.ts';

export async function cancelOthers(
  db: Db,
  setCancel: Payments['setCancel'],
  userId: string,
  kept: string,
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select id from public.subscriptions where user_id = $1::text::uuid and id <> $2
      and status in ('active', 'trialing', 'past_due') and not cancel_at_period_end`,
    [userId, kept],
  );
  for (const { id } of rows) await setCancel({ userId, id }, true);
}
