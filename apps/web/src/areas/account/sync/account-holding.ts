/** What lies in the account, asked before a device takes part: how many entries, since when, and who can read them. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { CloudForm, SyncFailure } from '@cryptax/store';
import { readRows } from './account-books.ts';
import { type CloudAccount, failureOf } from './cloud.ts';

export interface AccountHolding {
  /** Books of the account beside the one that is asked about. */
  readonly otherBooks: number;
  /** Without what lies beside them: rows nobody could read, statements, choices. */
  readonly entries: number;
  /** The last change, as an ISO instant; nothing ever lay there without one. */
  readonly changedAt: string | undefined;
  /** `none` as long as nobody decided and nothing lies there. */
  readonly form: CloudForm | 'none';
}

export async function accountHolding(
  { client, userId }: CloudAccount,
  book: string,
): Promise<Result<AccountHolding, SyncFailure>> {
  const [books, keys, counted, last] = await Promise.all([
    readRows({ client, userId }),
    client.from('sync_keys').select('is_on').eq('user_id', userId).retry(false).maybeSingle(),
    client
      .from('transactions')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', userId)
      .eq('book', book)
      .not('id', 'like', 'statement:%')
      .not('id', 'like', 'unread:%')
      .retry(false),
    client
      .from('transactions')
      .select('updated_at')
      .eq('user_id', userId)
      .eq('book', book)
      .order('seq', { ascending: false })
      .limit(1)
      .retry(false),
  ]);
  if (!books.ok) return books;
  for (const { error, status } of [keys, counted, last]) if (error !== null) return err(failureOf(error, status));
  const changedAt: unknown = last.data?.[0]?.updated_at;
  const isSealed = keys.data?.is_on === true;
  const otherBooks = books.value.filter((row) => row.book !== book && row.removed_at === null).length;
  const isEmpty = changedAt === undefined && otherBooks === 0;
  return ok({
    otherBooks,
    entries: counted.count ?? 0,
    changedAt: typeof changedAt === 'string' ? changedAt : undefined,
    form: isSealed ? 'sealed' : isEmpty ? 'none' : 'readable',
  });
}
