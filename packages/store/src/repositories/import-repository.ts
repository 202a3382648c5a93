/** The imported files of a book and what became of each of their rows. Written only by changes. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { NewWallet } from '../changes/change.ts';
import type { CryptaxDatabase } from '../database/database.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import { type RawRow, unpackRawRows } from '../imports/raw-rows.ts';
import { type RowOutcome, unpackRows } from '../imports/row-outcomes.ts';
import type { AnswerRecord, Book, ImportRecord, WalletRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';

export interface ImportRepository {
  /** Newest first. */
  readonly list: (book: Book) => Promise<Result<readonly ImportRecord[], StoreError>>;
  /** A page of the file's rows in file order, rows repaired by hand as they are now. */
  readonly rows: (
    book: Book,
    no: number,
    page?: { readonly first: number; readonly limit: number },
  ) => Promise<Result<readonly RowOutcome[], StoreError>>;
  /** Rows of the file as they stood in it; lines that were not kept are left out. */
  readonly rawRows: (
    book: Book,
    no: number,
    lines: readonly number[],
  ) => Promise<Result<readonly RawRow[], StoreError>>;
}

export interface AnswerRepository {
  /** Questions that the user settled without a change. Written only by changes. */
  readonly list: (book: Book) => Promise<Result<readonly AnswerRecord[], StoreError>>;
}

export interface WalletRepository {
  readonly list: (book: Book) => Promise<Result<readonly WalletRecord[], StoreError>>;
  /** Outside of the history: what another device of the account wrote or removed. */
  readonly receive: (
    book: Book,
    put: readonly NewWallet[],
    remove: readonly string[],
  ) => Promise<Result<void, StoreError>>;
}

export function createImportRepository(context: StoreContext): ImportRepository {
  const { db } = context;
  return {
    list: (book) =>
      read(context, ['imports'], async () => {
        const found = await db.imports.where('book').equals(book).reverse().toArray();
        return found.filter(RECORD_GUARDS.imports);
      }),
    rows: async (book, no, page) => {
      const found = await read(context, ['imports', 'importRows'], async () => ({
        record: await db.imports.get([book, no]),
        rows: await db.importRows.get([book, no]),
      }));
      if (!found.ok) return found;
      const { record, rows } = found.value;
      if (!RECORD_GUARDS.imports(record) || !RECORD_GUARDS.importRows(rows)) return err({ code: 'import.missing', no });
      const mended = new Map(record?.mended.map((row) => [row.line, row]));
      const stored = rows ? unpackRows(rows.packed, page?.first, page?.limit) : [];
      return ok(stored.map((row) => mended.get(row.line) ?? row));
    },
    rawRows: async (book, no, lines) => {
      const found = new Map<number, RawRow>();
      for (const line of lines) {
        if (found.has(line)) continue;
        const block = await read(context, ['rawRows'], async () => blockWith(db, book, no, line));
        if (!block.ok) return block;
        if (!RECORD_GUARDS.rawRows(block.value) || block.value === undefined) continue;
        for (const row of await unpackRawRows(block.value)) found.set(row.line, row);
      }
      return ok(lines.flatMap((line) => found.get(line) ?? []));
    },
  };
}

/** The block that starts at the line or last before it. */
function blockWith(db: CryptaxDatabase, book: Book, no: number, line: number) {
  return db.rawRows.where('[book+no+from]').between([book, no, 0], [book, no, line], true, true).last();
}

export function createAnswerRepository(context: StoreContext): AnswerRepository {
  return {
    list: (book) =>
      read(context, ['answers'], async () => {
        const found = await context.db.answers.where('book').equals(book).toArray();
        return found.filter(RECORD_GUARDS.answers);
      }),
  };
}

export function createWalletRepository(context: StoreContext): WalletRepository {
  const { db, notices } = context;
  return {
    list: (book) =>
      read(context, ['wallets'], async () => {
        const found = await db.wallets.where('book').equals(book).toArray();
        return found.filter(RECORD_GUARDS.wallets);
      }),
    receive: async (book, put, remove) => {
      const records = put.map((wallet): WalletRecord => ({ ...wallet, book })).filter(RECORD_GUARDS.wallets);
      if (records.length + remove.length === 0) return ok(undefined);
      const result = await write(context, ['wallets'], async () => {
        await db.wallets.bulkPut(records);
        await db.wallets.bulkDelete(remove.map((id): [Book, string] => [book, id]));
        return ok(undefined);
      });
      if (result.ok) notices.announce({ kind: 'shared', table: 'wallets' });
      return result;
    },
  };
}
