/**
 * Who may read the account was changed, or rows of before have readable names: the book that is open sends its entries once more
 * by itself, those of the other books are rewritten here, row by row on the server, whether this browser holds them or not. Cut in
 * between, the next time goes on.
 */
import { TOMBSTONE_COLUMNS, type TombstoneRow, TRANSACTION_COLUMNS, type TransactionRow } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import { type BookAccount, type CloudAccount, changeOf, failureOf, rowOf, type Seal } from './cloud.ts';

const BATCH = 50;
const COLUMNS = { transactions: TRANSACTION_COLUMNS, tombstones: TOMBSTONE_COLUMNS } as const;

type Row = (TransactionRow | TombstoneRow) & { readonly book: string };

/**
 * Whether the server can still read anything of an account that is encrypted from now on, in any of its books. Asked by a page that
 * does not know how far the last one came.
 */
export async function isPartlyReadable({ client, userId }: CloudAccount): Promise<Result<boolean, SyncFailure>> {
  const oneOf = (table: string) => client.from(table).select('book').eq('user_id', userId);
  for (const question of [
    readableOnly(oneOf('transactions')),
    readableOnly(oneOf('tombstones')),
    oneOf('books').not('name', 'is', null),
  ]) {
    const { data, error, status } = await question.limit(1).retry(false);
    if (error !== null) return err(failureOf(error, status));
    if (data.length > 0) return ok(true);
  }
  return ok(false);
}

/** Rows whose names no key has made. */
const readableOnly = <Query extends { not(column: string, operator: string, value: string): Query }>(rows: Query) =>
  rows.not('id', 'like', '~%').not('id', 'like', 'unread:~%');

/** Gives back how many rows were rewritten. */
export async function reformOtherBooks(account: BookAccount, seal: Seal): Promise<Result<number, SyncFailure>> {
  let done = 0;
  for (const table of ['transactions', 'tombstones'] as const) {
    for (let after = 0; ; ) {
      const rows = await wrongRows(account, table, seal, after);
      if (!rows.ok) return rows;
      if (rows.value.length === 0) break;
      const written = await rewrite(account, table, seal, rows.value);
      if (!written.ok) return written;
      done += written.value;
      // What a device wrote meanwhile in the form of before has a higher number, and comes with a later page.
      after = Math.max(...rows.value.map(({ seq }) => seq));
    }
  }
  return ok(done);
}

async function wrongRows(
  { client, userId, book }: BookAccount,
  table: keyof typeof COLUMNS,
  { form }: Seal,
  after: number,
): Promise<Result<readonly Row[], SyncFailure>> {
  const rows = client
    .from(table)
    .select(`book,${COLUMNS[table]}`)
    .eq('user_id', userId)
    .neq('book', book)
    .gt('seq', after);
  const wrong =
    form === 'sealed'
      ? readableOnly(rows)
      : table === 'tombstones'
        ? rows.like('id', '%~%')
        : rows.not('cipher', 'is', null);
  const { data, error, status } = await wrong
    .order('seq')
    .limit(BATCH)
    .retry(false)
    .overrideTypes<Row[], { merge: false }>();
  return error === null ? ok(data) : err(failureOf(error, status));
}

/** With the clock that stands there: nothing was edited. */
async function rewrite(
  { client, userId }: BookAccount,
  table: keyof typeof COLUMNS,
  seal: Seal,
  rows: readonly Row[],
): Promise<Result<number, SyncFailure>> {
  const rewritten: object[] = [];
  for (const row of rows) {
    const change = await changeOf(seal, row.book, row);
    if (!change.ok) return change;
    if (change.value.isStale !== true) continue;
    rewritten.push({ ...(await rowOf(seal, { userId, book: row.book }, change.value)), device: row.device });
  }
  if (rewritten.length === 0) return ok(0);
  const { error, status } = await client.from(table).upsert(rewritten, { onConflict: 'user_id,book,id' });
  return error === null ? ok(rewritten.length) : err(failureOf(error, status));
}
