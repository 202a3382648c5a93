/** How many changes of other devices lie in the account beyond what this one has taken over. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import { type BookAccount, failureOf } from './cloud.ts';

export async function waitingThere(
  { client, userId, book }: BookAccount,
  seq: number,
): Promise<Result<number, SyncFailure>> {
  const counts = await Promise.all(
    ['transactions', 'tombstones'].map((table) =>
      client
        .from(table)
        .select('id', { count: 'exact', head: true })
        .eq('user_id', userId)
        .eq('book', book)
        .gt('seq', seq)
        .retry(false),
    ),
  );
  let waiting = 0;
  for (const { count, error, status } of counts) {
    if (error !== null) return err(failureOf(error, status));
    waiting += count ?? 0;
  }
  return ok(waiting);
}
