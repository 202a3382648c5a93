/**
 * `Db` over a real PostgreSQL: a pool for statements, one lasting connection for notifications. A connection may break
 * at any moment (restart, failover, an administrator): its statements then fail as an outage, and the pool opens another.
 */
import { Pool, type PoolClient, type QueryArrayResult } from 'pg';
import {
  type Answers,
  type Db,
  DbError,
  isOutage,
  type Rows,
  type SqlValue,
  type Statement,
  type Transaction,
} from './db.ts';
import { decodeRows, encodeParams } from './decode-rows.ts';
import { OutboxPoller } from './outbox-poller.ts';
import { toDbError } from './postgres-error.ts';
import { type OnNotice, PostgresListener } from './postgres-listener.ts';

export interface PostgresOptions {
  readonly url: string;
  /**
   * Where notifications are listened to if a pooler stands at the other address: the first that is the primary. Without
   * them, and with a pooler, changes are looked for every second.
   */
  readonly listenUrls?: readonly string[];
  readonly statementTimeoutMs: number;
  readonly connections?: number;
}

/** Texts as they come; `decodeRows` decodes for both engines. */
const RAW_TYPES = { getTypeParser: () => (text: string) => text };
/** The database ends what takes too long; a machine that vanished is given up this much later. */
const ANSWER_MARGIN_MS = 5000;

export async function openPostgres(options: PostgresOptions): Promise<Db> {
  const db = new PostgresDb(options);
  try {
    await db.query('select 1');
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}

class PostgresDb implements Db {
  readonly engine = 'postgres';
  private readonly pool: Pool;
  private readonly listenUrls: readonly string[];
  private readonly url: string;
  private listener: Promise<PostgresListener | OutboxPoller> | null = null;

  constructor({ url, listenUrls = [], statementTimeoutMs, connections = 10 }: PostgresOptions) {
    this.url = url;
    this.listenUrls = listenUrls;
    this.pool = new Pool({
      connectionString: url,
      max: connections,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + ANSWER_MARGIN_MS,
      idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
      // Statements of a batch do not wait for the answer to the one before.
      ...{ pipeline: true },
    });
    // An idle connection that breaks is replaced by the pool at the next statement.
    this.pool.on('error', () => undefined);
    // One that breaks while it is used tells its statement; the event itself must not end the process.
    this.pool.on('connect', (client) => void client.on('error', () => undefined));
  }

  query<Row>(sql: string, params: readonly SqlValue[] = []): Promise<Rows<Row>> {
    return run<Row>(this.pool, sql, params);
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.inTransaction('begin', [], async (client) => {
      const value = await work({
        query: (sql, params = []) => run(client, sql, params),
        exec: (sql) => exec(client, sql),
      });
      await commit(client);
      return value;
    });
  }

  read(statements: readonly Statement[]): Promise<Answers> {
    // The end travels along: if a statement fails, it is a rollback by itself, and nothing was written anyway.
    return this.inTransaction('begin read only', [...statements, { sql: 'commit' }], async (_client, answers) =>
      (await answers).slice(0, -1),
    );
  }

  write(statements: readonly Statement[], check?: (answers: Answers) => void): Promise<Answers> {
    return this.inTransaction('begin', statements, async (client, answers) => {
      const all = await answers;
      check?.(all);
      await commit(client);
      return all;
    });
  }

  /**
   * Idle connections may have died unnoticed. If the very first word to one fails, it has done nothing that could be
   * kept (a commit comes later, or ends a transaction that reads), and another one is taken.
   */
  private async inTransaction<T>(
    begin: string,
    first: readonly Statement[],
    work: (client: PoolClient, answers: Promise<Answers>) => Promise<T>,
  ): Promise<T> {
    for (let left = this.pool.options.max; ; left--) {
      const client = await this.pool.connect().catch(rethrow);
      const begun = exec(client, begin);
      const answers = inOrder<Rows<Record<string, unknown>>>(
        first.map(({ sql, params = [] }) => run(client, sql, params)),
      );
      answers.catch(() => undefined);
      let broken = false;
      let hasBegun = false;
      try {
        await begun;
        hasBegun = true;
        return await work(client, answers);
      } catch (error) {
        broken = isOutage(error) || !(await isRolledBack(client));
        if (left === 0 || hasBegun || !isOutage(error)) throw error;
      } finally {
        client.release(broken);
      }
    }
  }

  async listen(channel: string, onNotice: OnNotice): Promise<() => Promise<void>> {
    this.listener ??= this.chooseListener();
    return (await this.listener).add(channel, onNotice);
  }

  private async chooseListener(): Promise<PostgresListener | OutboxPoller> {
    if (this.listenUrls.length > 0) return new PostgresListener(this.listenUrls);
    return (await this.isPooled()) ? new OutboxPoller(this) : new PostgresListener([this.url]);
  }

  /** A pooler tells a number of its own for the connection, not that of the process behind it. */
  private async isPooled(): Promise<boolean> {
    const client = await this.pool.connect().catch(rethrow);
    try {
      const { rows } = await run<{ pid: number }>(client, 'select pg_backend_pid() as pid', []);
      return rows[0]?.pid !== (client as { readonly processID?: number }).processID;
    } finally {
      client.release();
    }
  }

  async dump(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {
    await (await this.listener?.catch(() => null))?.close();
    await this.pool.end();
  }
}

async function run<Row>(on: Pool | PoolClient, text: string, params: readonly SqlValue[]): Promise<Rows<Row>> {
  const query = { text, values: encodeParams(params), rowMode: 'array' as const, types: RAW_TYPES };
  const result: QueryArrayResult<(string | null)[]> = await on.query<(string | null)[]>(query).catch(rethrow);
  const fields = result.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
  const affected = result.rowCount ?? 0;
  return { rows: decodeRows<Row>({ fields, rows: result.rows, affected }), affected };
}

async function exec(client: PoolClient, sql: string): Promise<void> {
  await client.query(sql).catch(rethrow);
}

/** All of them are waited for, so that none is left behind; the first failure is the cause of the others. */
async function inOrder<T>(all: readonly Promise<T>[]): Promise<readonly T[]> {
  const settled = await Promise.allSettled(all);
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** PostgreSQL answers the commit of a failed transaction with a rollback and no error: nothing was kept. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch(rethrow);
  if (command !== 'COMMIT') throw new DbError('25P02', 'A statement failed, so nothing was kept.');
}

async function isRolledBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

function rethrow(error: unknown): never {
  throw toDbError(error);
}
