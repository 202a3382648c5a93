/**
 * One round of the book that this tab shows: how the account lies, the book known to it under its name, the exchange
 * itself, and other books of the account in the same form.
 */
import { TOMBSTONE_COLUMNS, type TombstoneRow, TRANSACTION_COLUMNS, type TransactionRow } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { CloudForm, Deletions, Synced, SyncFailure, SyncProgress } from '@cryptax/store';
import { FIRST_BOOK } from '../../../platform/books/book-names.ts';
import { learnBooks } from '../../../platform/books/books.ts';
import { CURRENT_BOOK } from '../../../platform/books/current-book.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { exchangeBooks } from './account-books.ts';
import { type BookAccount, type CloudAccount, changeOf, cloudWith, failureOf, rowOf, type Seal } from './cloud.ts';
import { currentSeal, type Owner } from './encryption.ts';

/** `sealing`: encrypted from now on, but what was sent before may still lie there readable. */
export type EncryptionState = 'unknown' | 'off' | 'sealing' | 'on' | 'locked';

export interface RoundOptions {
  readonly api: LedgerApi;
  readonly owner: Owner;
  readonly deletions: Deletions | undefined;
  /** The same user is still signed in. */
  readonly isStill: () => boolean;
  readonly onSeal: (state: Exclude<EncryptionState, 'unknown'>) => void;
  /** Every row of the account has the form that was asked for. */
  readonly onReformed: () => void;
  readonly onProgress: (progress: SyncProgress) => void;
}

/** In which form this tab last saw the whole account: the other books are looked at when that changes. */
const formSeen = new Map<string, CloudForm>();

export async function syncRound(options: RoundOptions): Promise<Result<Synced, SyncFailure>> {
  const { api, owner, deletions, isStill, onProgress } = options;
  const seal = await currentSeal(owner);
  if (!seal.ok) {
    if (seal.error.code === 'passphrase') options.onSeal('locked');
    return err(seal.error);
  }
  const state = await stateOf(owner, seal.value);
  if (!state.ok) return state;
  options.onSeal(state.value);
  // Each question is asked only as the user whose round this is.
  const asOwner =
    <Values extends unknown[], T>(ask: (...values: Values) => Promise<Result<T, SyncFailure>>) =>
    async (...values: Values): Promise<Result<T, SyncFailure>> =>
      isStill() ? ask(...values) : err({ code: 'needs-login' });
  const books = await asOwner(exchangeBooks)(owner, seal.value, bookHere());
  if (!books.ok) return books;
  learnBooks(books.value);
  const { form, head, changesAfter, send } = cloudWith({ ...owner, book: CURRENT_BOOK }, seal.value);
  const request = { userId: owner.userId, form, deletions };
  const done = await api.sync(request, asOwner(head), asOwner(changesAfter), asOwner(send), onProgress);
  if (done.ok && (await reformOnce(owner, seal.value, isStill))) options.onReformed();
  return done;
}

/** Until this tab has seen the whole account encrypted, the server says whether something is left. */
async function stateOf(owner: Owner, { form }: Seal): Promise<Result<'off' | 'sealing' | 'on', SyncFailure>> {
  if (form === 'readable') return ok('off');
  if (formSeen.get(owner.userId) === form) return ok('on');
  const left = await isPartlyReadable(owner);
  return left.ok ? ok(left.value ? 'sealing' : 'on') : left;
}

/** What fails here is tried again with the next round; the exchange of this book was good. */
async function reformOnce(owner: Owner, seal: Seal, isStill: () => boolean): Promise<boolean> {
  if (formSeen.get(owner.userId) === seal.form) return true;
  if (!isStill()) return false;
  const reformed = await reformOtherBooks({ ...owner, book: CURRENT_BOOK }, seal);
  if (reformed.ok) formSeen.set(owner.userId, seal.form);
  return reformed.ok;
}

function bookHere() {
  return (
    settings.get('books').find(({ id }) => id === CURRENT_BOOK) ?? { id: FIRST_BOOK, name: '', kind: 'own' as const }
  );
}

const BATCH = 50;
const COLUMNS = { transactions: TRANSACTION_COLUMNS, tombstones: TOMBSTONE_COLUMNS } as const;

type Row = (TransactionRow | TombstoneRow) & { readonly book: string };

/**
 * Whether the server can still read anything of an account that is encrypted from now on, in any of its books. Asked by a page that
 * does not know how far the last one came.
 */
async function isPartlyReadable({ client, userId }: CloudAccount): Promise<Result<boolean, SyncFailure>> {
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

/**
 * Who may read the account was changed: the book that is open sends its entries once more by itself, those of the other books
 * are rewritten here, row by row on the server, whether this browser holds them or not. Cut in between, the next time goes on.
 * Gives back how many rows were rewritten.
 */
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
      // What a device wrote meanwhile in the old form has a higher number, and comes with a later page.
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
