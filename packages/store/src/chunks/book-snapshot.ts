/**
 * One look at one book inside one transaction: its head, its chunks as they are read, and the index of ids once
 * it is asked for. Plans ask it, commits write through it; it is thrown away with the transaction.
 */
import type { CryptaxDatabase } from '../database/database.ts';
import { isEvent } from '../database/event-guard.ts';
import { isChunk, RECORD_GUARDS } from '../database/record-guards.ts';
import type {
  AnswerRecord,
  Book,
  ChunkRecord,
  ChunkRef,
  HeadRecord,
  ImportRecord,
  StatementRecord,
  WalletRecord,
} from '../records.ts';
import type { IdIndex } from './id-index.ts';
import type { ChunkContent } from './splice.ts';

export class BookSnapshot {
  readonly db: CryptaxDatabase;
  readonly head: HeadRecord;
  readonly #index: IdIndex;
  readonly #chunks = new Map<number, Promise<ChunkRecord | undefined>>();

  private constructor(db: CryptaxDatabase, head: HeadRecord, index: IdIndex) {
    this.db = db;
    this.head = head;
    this.#index = index;
  }

  static async open(db: CryptaxDatabase, book: Book, index: IdIndex): Promise<BookSnapshot> {
    return new BookSnapshot(db, await readHead(db, book), index);
  }

  /** Must have been called before events are looked up by id. Changes that move whole chunks do without. */
  async loadIndex(): Promise<void> {
    const { chunks } = this.head;
    const ids = new Map<number, readonly string[]>();
    for (const no of this.#index.missing(chunks)) ids.set(no, idsOf(await this.chunk(no)));
    this.#index.learn(chunks, ids);
  }

  get book(): Book {
    return this.head.book;
  }

  has(id: string): boolean {
    return this.#index.chunkOf(id) !== undefined;
  }

  chunkOf(id: string): number | undefined {
    return this.#index.chunkOf(id);
  }

  /** The chunk, or undefined if its record is missing or damaged. */
  chunk(no: number): Promise<ChunkRecord | undefined> {
    const known = this.#chunks.get(no);
    if (known) return known;
    const read = Promise.resolve(this.db.chunks.get([this.book, no])).then((found) =>
      isChunk(found) ? found : undefined,
    );
    this.#chunks.set(no, read);
    return read;
  }

  async imports(): Promise<readonly ImportRecord[]> {
    const found = await this.db.imports.where('book').equals(this.book).toArray();
    return found.filter(RECORD_GUARDS.imports);
  }

  async wallets(): Promise<readonly WalletRecord[]> {
    const found = await this.db.wallets.where('book').equals(this.book).toArray();
    return found.filter(RECORD_GUARDS.wallets);
  }

  async answers(): Promise<readonly AnswerRecord[]> {
    const found = await this.db.answers.where('book').equals(this.book).toArray();
    return found.filter(RECORD_GUARDS.answers);
  }

  async statements(): Promise<readonly StatementRecord[]> {
    const found = await this.db.statements.where('book').equals(this.book).toArray();
    return found.filter(RECORD_GUARDS.statements);
  }
}

/** A damaged head is an error: taking the book for empty would let the next write bury what is still there. */
export async function readHead(db: CryptaxDatabase, book: Book): Promise<HeadRecord> {
  const found = await db.heads.get(book);
  if (found === undefined) return emptyHead(book, 0);
  if (!RECORD_GUARDS.heads(found)) throw new DOMException(`The head of the book ${book} is damaged`, 'DataError');
  return found;
}

export function emptyHead(book: Book, revision: number): HeadRecord {
  return { book, revision, chunks: [], nextChunk: 1, nextImport: 1, nextSeq: 1 };
}

export function idsOf(chunk: ChunkContent | undefined): readonly string[] {
  return (chunk?.events ?? []).filter(isEvent).map((event) => event.id);
}

export function refOf(chunk: ChunkRecord): ChunkRef {
  const { no, revision, events, origins } = chunk;
  return { no, revision, count: events.length, origins: [...new Set(origins)] };
}
