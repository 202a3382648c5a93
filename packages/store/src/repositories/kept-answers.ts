/**
 * Answers about a book that are kept beside its records, so that the next opening can show them before the book is read. Every
 * write, in whichever tab, takes them away in its own transaction; they can be kept only while nothing was written that the
 * book in memory does not know of. Bytes that were altered, or of another program, are as good as none.
 */
import { ok, type Result, sha256Hex } from '@cryptax/kernel';
import { read, type StoreContext } from '../database/store-context.ts';
import type { Book, KeptRecord } from '../records.ts';
import { type StoreError, toStoreError } from '../store-error.ts';

export interface KeptAnswers {
  /** The book is about to be read: what is kept from now on rests on what is read. */
  readonly follow: (book: Book) => Promise<void>;
  /** Names the last write that the book in memory knows of; two equal marks, and nothing was written here between them. */
  readonly mark: (book: Book) => string | undefined;
  /** With the mark of the write that it rests on. */
  readonly read: (
    book: Book,
    basis: string,
  ) => Promise<{ readonly mark: string; readonly content: string } | undefined>;
  /** Whether it was kept: not if anything was written since `mark`. */
  readonly keep: (book: Book, basis: string, mark: string, content: string) => Promise<Result<boolean, StoreError>>;
}

export function createKeptAnswers(context: StoreContext): KeptAnswers {
  const { db, known } = context;
  const lastWrite = async () => (await db.kept.get('last-write'))?.mark ?? '';
  return {
    follow: async (book) => {
      const mark = await read(context, ['kept'], lastWrite);
      if (mark.ok) known.set(book, mark.value);
      else known.delete(book);
    },
    mark: (book) => known.get(book),
    read: async (book, basis) => {
      const found = await read(context, ['kept'], async () => ({
        record: await db.kept.get(book),
        mark: await lastWrite(),
      }));
      if (!found.ok) return undefined;
      const { record, mark } = found.value;
      if (record?.content === undefined || record.mark !== mark || record.basis !== basis) return undefined;
      const { content } = record;
      return (await digestOf(record)) === record.sha256 ? { mark, content } : undefined;
    },
    keep: async (book, basis, mark, content) => {
      // Pages from plain http have no digest; they keep nothing.
      if (globalThis.crypto?.subtle === undefined) return ok(false);
      const record = { id: book, mark, basis, content };
      const sha256 = await digestOf(record);
      await context.vault.settled();
      try {
        const isKept = await db.transaction('rw', ['kept'], async () => {
          if ((await lastWrite()) !== mark || known.get(book) !== mark) return false;
          await db.kept.put({ ...record, sha256 });
          return true;
        });
        return ok(isKept);
      } catch (thrown) {
        return { ok: false, error: toStoreError(thrown) };
      }
    },
  };
}

function digestOf({ mark, basis = '', content = '' }: KeptRecord): Promise<string> {
  return sha256Hex(new TextEncoder().encode(JSON.stringify([mark, basis, content])));
}
