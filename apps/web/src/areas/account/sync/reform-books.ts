/**
 * Who may read the account was changed: the book that is open sends its entries once more by itself, those of the other books
 * are rewritten here, row by row on the server, whether this browser holds them or not. Cut in between, the next time goes on.
 */
import { TRANSACTION_COLUMNS, type TransactionRow } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import { type BookAccount, changeOf, failureOf, rowOf, type Seal } from './cloud.ts';

const BATCH = 50;

type Row = TransactionRow & { readonly book: string };

/** Gives back how many rows were rewritten. */
export async function reformOtherBooks(account: BookAccount, seal: Seal): Promise<Result<number, SyncFailure>> {
  let done = 0;
  let after = 0;
  for (;;) {
    const rows = await wrongRows(account, seal, after);
    if (!rows.ok) return rows;
    if (rows.value.length === 0) return ok(done);
    const written = await rewrite(account, seal, rows.value);
    if (!written.ok) return written;
    done += rows.value.length;
    // What a device wrote meanwhile in the form of before has a higher number, and comes with a later page.
    after = Math.max(...rows.value.map(({ seq }) => seq));
  }
}

async function wrongRows(
  { client, userId, book }: BookAccount,
  { form }: Seal,
  after: number,
): Promise<Result<readonly Row[], SyncFailure>> {
  const rows = client
    .from('transactions')
    .select(`book,${TRANSACTION_COLUMNS}`)
    .eq('user_id', userId)
    .neq('book', book)
    .gt('seq', after);
  const wrong = form === 'sealed' ? rows.is('cipher', null) : rows.not('cipher', 'is', null);
  const { data, error, status } = await wrong
    .order('seq')
    .limit(BATCH)
    .retry(false)
    .overrideTypes<Row[], { merge: false }>();
  return error === null ? ok(data) : err(failureOf(error, status));
}

/** With the clock that stands there: the server sees another form, and gives it the next one. */
async function rewrite(
  { client, userId }: BookAccount,
  seal: Seal,
  rows: readonly Row[],
): Promise<Result<void, SyncFailure>> {
  const rewritten: object[] = [];
  for (const row of rows) {
    const change = await changeOf(seal, row);
    if (!change.ok) return change;
    const { event } = change.value;
    if (event === undefined) continue;
    const { device: _, ...words } = await rowOf(seal, change.value, event);
    rewritten.push({ user_id: userId, book: row.book, ...words, device: row.device });
  }
  const { error, status } = await client.from('transactions').upsert(rewritten, { onConflict: 'user_id,book,id' });
  return error === null ? ok(undefined) : err(failureOf(error, status));
}
