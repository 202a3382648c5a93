/**
 * What users and services say that wallets held. The user's are written by changes, so that undo has them; a service's answer
 * and what another device brings are no steps of this one.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { NewStatement } from '../changes/change.ts';
import { sameData } from '../changes/same-data.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import type { Book, StatementRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';

export interface StatementRepository {
  readonly list: (book: Book) => Promise<Result<readonly StatementRecord[], StoreError>>;
  /** Outside of the history: a statement of the same id gives way, those named in `remove` go. */
  readonly keep: (
    book: Book,
    put: readonly NewStatement[],
    remove?: readonly string[],
  ) => Promise<Result<void, StoreError>>;
}

export function createStatementRepository(context: StoreContext): StatementRepository {
  const { db, notices, now } = context;
  return {
    list: (book) =>
      read(context, ['statements'], async () => {
        const found = await db.statements.where('book').equals(book).toArray();
        return found.filter(RECORD_GUARDS.statements);
      }),
    keep: async (book, put, remove = []) => {
      if (put.length + remove.length === 0) return ok(undefined);
      const savedAt = now();
      const result = await write(context, ['statements'], async () => {
        const known = await db.statements.bulkGet(put.map(({ id }) => [book, id]));
        const fresh = put
          .map((statement): StatementRecord => ({ ...statement, book, savedAt }))
          .filter((record, i) => !sameData({ ...known[i], savedAt }, record));
        await db.statements.bulkPut(fresh);
        await db.statements.bulkDelete(remove.map((id): [Book, string] => [book, id]));
        return ok(fresh.length + remove.length);
      });
      if (!result.ok) return result;
      if (result.value > 0) notices.announce({ kind: 'shared', table: 'statements' });
      return ok(undefined);
    },
  };
}
