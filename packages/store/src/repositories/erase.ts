/**
 * Erasing for good: events, files, wallets, reports and the history that could bring them back. The revision goes
 * on counting, so a tab that still shows the old ledger cannot write into the empty one by mistake. Syncing ends in the
 * same transaction: what is erased here is neither deleted in the account nor does it come back from there unasked.
 */
import { ok, type Result } from '@cryptax/kernel';
import { emptyHead } from '../chunks/book-snapshot.ts';
import { TABLE_NAMES } from '../database/database.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { BOOK_TABLES, type StoreContext, write } from '../database/store-context.ts';
import { BOOKS, type Book } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { isSyncKey } from '../sync/sync-records.ts';

export async function erase(context: StoreContext, what: Book | 'everything'): Promise<Result<void, StoreError>> {
  const { db, notices } = context;
  const books = what === 'everything' ? BOOKS : [what];
  const erased = await write(context, TABLE_NAMES, async () => {
    const revisions = new Map<Book, number>();
    for (const book of books) revisions.set(book, (await lastRevision(context, book)) + 1);
    if (what === 'everything') for (const name of TABLE_NAMES) await db.table(name).clear();
    else await eraseBook(context, what);
    const next = books.map((book) => emptyHead(book, revisions.get(book) ?? 1));
    await db.heads.bulkPut(next);
    return ok(next);
  });
  if (!erased.ok) return erased;
  for (const { book, revision } of erased.value) notices.announce({ kind: 'book', book, revision });
  if (what === 'everything') notices.announce({ kind: 'shared', table: 'all' });
  return ok(undefined);
}

/** Also for a damaged head, whose number is lost: the clock is beyond any count of changes. */
export async function lastRevision({ db, now }: StoreContext, book: Book): Promise<number> {
  const head = await db.heads.get(book);
  if (head === undefined) return 0;
  return RECORD_GUARDS.heads(head) ? head.revision : Date.parse(now());
}

async function eraseBook({ db }: StoreContext, book: Book): Promise<void> {
  for (const name of BOOK_TABLES.filter((table) => table !== 'heads')) {
    await db.table(name).where('book').equals(book).delete();
  }
  await db.reports.filter((report) => report.book === book).delete();
  await db.evidence.where('book').equals(book).delete();
  // An empty book beside an agreement would look like a book whose events were deleted one by one.
  if (book === 'own') await db.settings.filter(({ key }) => isSyncKey(key)).delete();
}
