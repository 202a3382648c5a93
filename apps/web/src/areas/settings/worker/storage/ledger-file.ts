/**
 * A book as the file that the command line and every other installation read: its entries with their values, those that
 * wait included, the rows nobody could read, and what is said about balances.
 */
import { ok, type Result } from '@cryptax/kernel';
import { printLedgerFile } from '@cryptax/ledger';
import type { Store, StoreError } from '@cryptax/store';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { allStatements, bookStatements } from '../../../../platform/ledger/worker/statements/book-statements.ts';

export async function ledgerFileOf(book: LoadedBook, store: Store): Promise<Result<string, StoreError>> {
  const said = await bookStatements(book, store);
  if (!said.ok) return said;
  const { valued, waiting, place } = book;
  const unread = waiting.rows
    .filter(({ open }) => !open.some((id) => place.has(id)))
    .map(({ file, line, code, params }) => ({ file, line, code, params }));
  const statements = allStatements(said.value).map(({ id: _, ...statement }) => statement);
  return ok(printLedgerFile({ events: valued, unread, statements }));
}
