/** The books in an account: their names there, and what one of them holds before a device takes part. */
import { BOOK_COLUMNS, type BookRow } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { CloudForm, SyncFailure } from '@cryptax/store';
import { BOOK_KINDS, cleanBookName, FIRST_BOOK, isBookId, type NamedBook } from '../../../platform/books/book-names.ts';
import { decryptText, encryptText } from './cipher.ts';
import { type CloudAccount, failureOf, type Seal } from './cloud.ts';

/** The first book has no time as long as nobody has named it. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** What the account holds after the exchange; the current book is among it. */
export async function exchangeBooks(
  account: CloudAccount,
  seal: Seal,
  here: NamedBook,
): Promise<Result<readonly NamedBook[], SyncFailure>> {
  const rows = await readRows(account);
  if (!rows.ok) return rows;
  const known = rows.value.find(({ book }) => book === here.id);
  if (known !== undefined && known.removed_at !== null) return err({ code: 'book-removed' });
  const books: NamedBook[] = [];
  for (const row of rows.value) {
    if (row.removed_at !== null || !isBookId(row.book)) continue;
    const named = await read(seal, row);
    // Sealed under a key that this device does not have: it is listed once a device that has it was here.
    if (named === undefined) continue;
    books.push(named);
    const isStale = (row.cipher === null) === (seal.form === 'sealed');
    if (isStale && row.book !== here.id) {
      const sent = await send(account, seal, named);
      if (!sent.ok) return sent;
    }
  }
  return withOwn(account, seal, here, books, known);
}

async function withOwn(
  account: CloudAccount,
  seal: Seal,
  here: NamedBook,
  books: readonly NamedBook[],
  known: BookRow | undefined,
): Promise<Result<readonly NamedBook[], SyncFailure>> {
  const there = books.find(({ id }) => id === here.id);
  // The first book is in every account; it is listed once it has a name of its own.
  if (there === undefined && here.id === FIRST_BOOK && here.name === '') return ok(books);
  const isNewer = there === undefined || time(here) > time(there);
  const isStale = known !== undefined && (known.cipher === null) === (seal.form === 'sealed');
  const standing = isNewer ? here : there;
  if (isNewer || isStale) {
    const sent = await send(account, seal, standing);
    if (!sent.ok) return sent;
  }
  return ok([...books.filter(({ id }) => id !== here.id), standing]);
}

/** Its rows go with it; devices that hold it keep what they have and stop syncing it. */
export async function removeBook({ client, userId }: CloudAccount, id: string): Promise<Result<void, SyncFailure>> {
  const { error, status } = await client
    .from('books')
    .update({ removed_at: new Date().toISOString() })
    .eq('user_id', userId)
    .eq('book', id);
  return error === null ? ok(undefined) : err(failureOf(error, status));
}

async function readRows({ client, userId }: CloudAccount): Promise<Result<readonly BookRow[], SyncFailure>> {
  const { data, error, status } = await client
    .from('books')
    .select(BOOK_COLUMNS)
    .eq('user_id', userId)
    .order('book')
    .retry(false)
    .overrideTypes<BookRow[], { merge: false }>();
  return error === null ? ok(data) : err(failureOf(error, status));
}

async function send(
  { client, userId }: CloudAccount,
  { form, key }: Seal,
  { id, name, kind, namedAt = LONG_AGO }: NamedBook,
): Promise<Result<void, SyncFailure>> {
  // Nothing goes out readable because a key is missing.
  if (form === 'sealed' && key === undefined) return err({ code: 'passphrase' });
  const cipher = form === 'sealed' && key ? await encryptText(key, ownerOf(id), JSON.stringify({ name, kind })) : null;
  const words: Pick<BookRow, 'name' | 'kind'> = cipher === null ? { name, kind } : { name: null, kind: null };
  const row = { user_id: userId, book: id, ...words, cipher, named_at: namedAt };
  const { error, status } = await client.from('books').upsert(row, { onConflict: 'user_id,book' });
  return error === null ? ok(undefined) : err(failureOf(error, status));
}

async function read({ key }: Seal, { book, name, kind, cipher, named_at }: BookRow): Promise<NamedBook | undefined> {
  const namedAt = new Date(named_at).toISOString();
  if (cipher === null) return { id: book, ...wordsOf({ name, kind }), namedAt };
  const text = key === undefined ? undefined : await decryptText(key.key, ownerOf(book), cipher);
  return text === undefined ? undefined : { id: book, ...wordsOf(JSON.parse(text)), namedAt };
}

/** The ciphertext is bound to its book, so that the server cannot swap two names unseen. */
const ownerOf = (id: string) => `book ${id}`;

function wordsOf(value: unknown): Pick<NamedBook, 'name' | 'kind'> {
  const { name, kind } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return {
    name: cleanBookName(typeof name === 'string' ? name : ''),
    kind: BOOK_KINDS.find((one) => one === kind) ?? 'client',
  };
}

function time({ namedAt = LONG_AGO }: NamedBook): number {
  return Date.parse(namedAt);
}

/** What lies in the account, asked before a device takes part: how many entries, since when, and who can read them. */
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
