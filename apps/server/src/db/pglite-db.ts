/**
 * `Db` over the embedded database. It has one connection, so statements and transactions take turns. PGlite ignores
 * `statement_timeout`: what runs too long is ended with its thread. A thread that ended, whyever, is replaced by one that
 * opens the same files again; if that fails (a full disk), the next statement tries once more.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { unpackCopy } from './database-copy.ts';
import { type Answers, type Db, DbError, type Rows, type SqlValue, type Statement, type Transaction } from './db.ts';
import { decodeRows, encodeParams, type WireResult } from './decode-rows.ts';
import { PgliteThread, type ThreadOptions, type ThreadRequest } from './pglite-thread.ts';

export interface PgliteOptions extends ThreadOptions {
  /** Read for every statement. */
  readonly statementTimeoutMs: number;
}

type OnNotice = (payload: string, missedMs: number) => void;

export async function openPglite(options: PgliteOptions): Promise<Db> {
  const { template, folder } = options;
  if (folder !== null && template !== undefined) {
    await unpackCopy(typeof template === 'string' ? readFileSync(template) : template, folder);
  }
  const db = new PgliteDb(options);
  await db.open();
  return db;
}

class PgliteDb implements Db {
  readonly engine = 'pglite';
  private readonly options: PgliteOptions;
  private readonly listeners = new Map<string, Set<OnNotice>>();
  private thread: PgliteThread;
  private opening: Promise<void>;
  private isBroken = false;
  private turn: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** Set inside a transaction: asking the database past it would wait for the transaction, which waits for the answer. */
  private readonly inside = new AsyncLocalStorage<true>();

  constructor(options: PgliteOptions) {
    this.options = options;
    const { template, folder } = options;
    // A folder holds its copy of the template already.
    this.thread = this.startThread({ folder, template: folder === null ? template : undefined });
    this.opening = this.thread.ready;
  }

  open(): Promise<void> {
    return this.opening;
  }

  query<Row>(sql: string, params: readonly SqlValue[] = []): Promise<Rows<Row>> {
    return this.inTurn(() => this.run<Row>(sql, params));
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      // Bound to one thread: if that is ended, the rest of the work must not run outside its transaction.
      const thread = await this.current();
      await this.ask({ kind: 'exec', sql: 'begin' }, thread);
      let open = true;
      const guard = () => {
        if (!open) throw new DbError('25P01', 'The transaction is over.');
      };
      const tx: Transaction = {
        query: async <Row>(sql: string, params: readonly SqlValue[] = []) => {
          guard();
          return this.run<Row>(sql, params, thread);
        },
        exec: async (sql) => {
          guard();
          await this.ask({ kind: 'exec', sql }, thread);
        },
      };
      try {
        const value = await withDeadline(this.inside.run(true, work, tx), 2 * this.options.statementTimeoutMs);
        open = false;
        await this.ask({ kind: 'exec', sql: 'commit' }, thread);
        return value;
      } catch (error) {
        open = false;
        await this.ask({ kind: 'exec', sql: 'rollback' }, thread).catch(() => undefined);
        throw error;
      }
    });
  }

  read(statements: readonly Statement[]): Promise<Answers> {
    return this.batch('begin read only', statements);
  }

  write(statements: readonly Statement[], check?: (answers: Answers) => void): Promise<Answers> {
    if (check === undefined) return this.batch('begin', statements);
    return this.transaction(async (tx) => {
      const answers: Rows<Record<string, unknown>>[] = [];
      for (const { sql, params } of statements) answers.push(await tx.query(sql, params));
      check(answers);
      return answers;
    });
  }

  private batch(begin: string, statements: readonly Statement[]): Promise<Answers> {
    return this.inTurn(async () => {
      const wire = statements.map(({ sql, params = [] }) => ({ sql, params: encodeParams(params) }));
      const results = await this.ask<readonly WireResult[]>({ kind: 'batch', begin, statements: wire });
      return results.map((result) => ({
        rows: decodeRows<Record<string, unknown>>(result),
        affected: result.affected,
      }));
    });
  }

  async listen(channel: string, onNotice: OnNotice): Promise<() => Promise<void>> {
    const known = this.listeners.get(channel) ?? new Set();
    known.add(onNotice);
    if (!this.listeners.has(channel)) {
      this.listeners.set(channel, known);
      await this.inTurn(() => this.ask({ kind: 'listen', channel }));
    }
    return async () => void known.delete(onNotice);
  }

  dump(): Promise<Uint8Array> {
    return this.inTurn(async () => (await this.current()).send<Uint8Array>({ kind: 'dump' }));
  }

  async close(): Promise<void> {
    await this.inTurn(async () => {
      this.closed = true;
      await this.thread.send({ kind: 'close' });
      await this.thread.end(new DbError('08003', 'The database is closed.'));
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside.getStore() === true) {
      return Promise.reject(new DbError('25001', 'A transaction is open: use it, not the database.'));
    }
    const mine = this.turn.then(() => {
      if (this.closed) throw new DbError('08003', 'The database is closed.');
      return work();
    });
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  private async run<Row>(sql: string, params: readonly SqlValue[], thread?: PgliteThread): Promise<Rows<Row>> {
    const result = await this.ask<WireResult>({ kind: 'query', sql, params: encodeParams(params) }, thread);
    return { rows: decodeRows<Row>(result), affected: result.affected };
  }

  private async ask<T>(request: ThreadRequest, bound?: PgliteThread): Promise<T> {
    const thread = bound ?? (await this.current());
    const timer = setTimeout(() => this.replaceThread(thread), this.options.statementTimeoutMs);
    try {
      return await thread.send<T>(request);
    } finally {
      clearTimeout(timer);
    }
  }

  private async current(): Promise<PgliteThread> {
    if (this.isBroken) this.reopen(Promise.resolve());
    await this.opening;
    return this.thread;
  }

  private replaceThread(old: PgliteThread): void {
    if (this.thread !== old) return;
    this.reopen(old.end(new DbError('57014', 'The statement took too long and was ended.')));
  }

  private reopen(ended: Promise<void>): void {
    const begin = performance.now();
    this.isBroken = false;
    this.opening = ended.then(async () => {
      const thread = this.startThread({ folder: this.options.folder });
      this.thread = thread;
      await thread.ready;
      for (const channel of this.listeners.keys()) await thread.send({ kind: 'listen', channel });
      // What was committed just before the end may not have been reported any more.
      const missedMs = performance.now() - begin + this.options.statementTimeoutMs;
      for (const listeners of this.listeners.values()) for (const listener of listeners) listener('', missedMs);
    });
    this.opening.catch(() => {
      this.isBroken = true;
    });
  }

  private startThread(options: ThreadOptions): PgliteThread {
    return new PgliteThread(
      options,
      (channel, payload) => {
        for (const listener of this.listeners.get(channel) ?? []) listener(payload, 0);
      },
      (ended) => {
        // Not one that we ended ourselves: that has a successor already.
        if (this.thread === ended && !this.closed) this.isBroken = true;
      },
    );
  }
}

/** A transaction that waits for something else would stop everyone; it is given up instead. */
function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DbError('25P03', 'The transaction took too long.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
