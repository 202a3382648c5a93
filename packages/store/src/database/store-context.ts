/**
 * What all repositories share: the database, the writer's lock, the clock, the notices, and the two ways to run a
 * piece of work. Both give back a Result; a write whose result is an error is rolled back as a whole.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Transaction } from 'dexie';
import { IdIndex } from '../chunks/id-index.ts';
import type { NoticeBoard } from '../platform/notices.ts';
import type { WriterLock } from '../platform/writer-lock.ts';
import type { Book } from '../records.ts';
import { errorChain, type StoreError, toStoreError } from '../store-error.ts';
import type { VaultState } from '../vault/vault-state.ts';
import type { CryptaxDatabase, TableName } from './database.ts';
import type { Migration } from './migrations.ts';

export interface StoreContext {
  readonly db: CryptaxDatabase;
  readonly lock: WriterLock;
  readonly notices: NoticeBoard;
  /** ISO instant of now. */
  readonly now: () => string;
  readonly chunkSize: number;
  readonly migrations: readonly Migration[];
  readonly indexes: Readonly<Record<Book, IdIndex>>;
  readonly vault: VaultState;
  /** The last write that each book in memory knows of, while no other tab wrote since. */
  readonly known: Map<Book, string>;
}

export function newIndexes(): Record<Book, IdIndex> {
  return { own: new IdIndex(), demo: new IdIndex() };
}

/** Tables that belong to one book; everything that changes a book locks exactly these. */
export const BOOK_TABLES: readonly TableName[] = [
  'heads',
  'chunks',
  'imports',
  'importRows',
  'rawRows',
  'answers',
  'wallets',
  'statements',
  'journal',
  'deltas',
];

/** A change of the history may also turn on what all books share. */
export const HISTORY_TABLES: readonly TableName[] = [...BOOK_TABLES, 'settings', 'presets'];

class Refused extends Error {
  readonly error: StoreError;
  constructor(error: StoreError) {
    super(error.code);
    this.error = error;
  }
}

export async function read<T>(
  { db, vault }: StoreContext,
  tables: readonly (TableName | 'kept')[],
  work: () => Promise<T>,
): Promise<Result<T, StoreError>> {
  await vault.settled();
  try {
    return ok(await db.transaction('r', [...tables], work));
  } catch (thrown) {
    return err(toStoreError(thrown));
  }
}

/** `signal` takes back what was written so far, as long as the browser has not confirmed it. */
export async function write<T>(
  context: StoreContext,
  tables: readonly TableName[],
  work: () => Promise<Result<T, StoreError>>,
  signal?: AbortSignal,
): Promise<Result<T, StoreError>> {
  await context.vault.settled();
  return writeAtOnce(context, tables, work, signal);
}

/** Also while everything is written anew; only for that itself. */
export async function writeAtOnce<T>(
  { db, lock, known, vault }: StoreContext,
  tables: readonly (TableName | 'vault')[],
  work: (transaction: Transaction) => Promise<Result<T, StoreError>>,
  signal?: AbortSignal,
): Promise<Result<T, StoreError>> {
  const stop = new Stop(signal);
  try {
    return await lock(() => {
      if (signal?.aborted) throw new Refused({ code: 'store.cancelled' });
      const marked = db.transaction('rw', [...new Set([...tables, 'kept'])], async (transaction) => {
        stop.watch(transaction);
        const sealed = vault.gather(transaction.idbtrans);
        const result = await sealed.explain(() => work(transaction));
        // Throwing is the only way to roll back what was written so far.
        if (!result.ok) throw new Refused(result.error);
        await sealed.handOverMany();
        const marks = await sealed.along(() => markWrite(db));
        await sealed.finish();
        return { result, marks };
      });
      return marked.then(({ result, marks: { before, after } }) => {
        // Books in memory follow every change of theirs, but new prices only when they are read again.
        if (tables.includes('prices')) known.clear();
        for (const [book, mark] of known) if (mark === before) known.set(book, after);
        return result;
      });
    });
  } catch (thrown) {
    if (thrown instanceof Refused) return err(thrown.error);
    const error = toStoreError(thrown);
    return err(stop.hasStopped ? { code: 'store.cancelled' } : error);
  } finally {
    stop.end();
  }
}

/** In the same transaction as the write itself: kept answers are gone with it, whoever wrote. */
async function markWrite(db: CryptaxDatabase): Promise<{ readonly before: string; readonly after: string }> {
  const before = (await db.kept.get('last-write'))?.mark ?? '';
  const after = [...crypto.getRandomValues(new Uint32Array(3))].join('-');
  await db.kept.clear();
  await db.kept.put({ id: 'last-write', mark: after });
  return { before, after };
}

/** Ends a transaction when its signal comes. */
class Stop {
  hasStopped = false;
  readonly #signal: AbortSignal | undefined;
  #listener: (() => void) | undefined;

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
  }

  watch(transaction: Transaction): void {
    this.#listener = () => {
      const { active } = transaction;
      try {
        transaction.abort();
        this.hasStopped = active;
      } catch (thrown) {
        // What is being confirmed cannot be taken back any more.
        if (!errorChain(thrown).some(({ name }) => name === 'InvalidStateError')) throw thrown;
      }
    };
    this.#signal?.addEventListener('abort', this.#listener);
  }

  end(): void {
    if (this.#listener !== undefined) this.#signal?.removeEventListener('abort', this.#listener);
  }
}
