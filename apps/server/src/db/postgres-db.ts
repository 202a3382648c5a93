/** `Db` over a real PostgreSQL: a pool for statements, one lasting connection for notifications. */
import { Client, Pool, type PoolClient, type QueryArrayResult } from 'pg';
import { type Db, DbError, type Rows, type SqlValue, type Transaction } from './db.ts';
import { decodeRows, encodeParams } from './decode-rows.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly statementTimeoutMs: number;
  readonly connections?: number;
}

/** Texts as they come; `decodeRows` decodes for both engines. */
const RAW_TYPES = { getTypeParser: () => (text: string) => text };

export async function openPostgres(options: PostgresOptions): Promise<Db> {
  const db = new PostgresDb(options);
  await db.query('select 1');
  return db;
}

class PostgresDb implements Db {
  readonly engine = 'postgres';
  private readonly url: string;
  private readonly pool: Pool;
  private readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private listening: Promise<Client> | null = null;
  private closed = false;

  constructor({ url, statementTimeoutMs, connections = 10 }: PostgresOptions) {
    this.url = url;
    this.pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 5000,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    });
    // An idle connection that breaks is replaced by the pool at the next statement.
    this.pool.on('error', () => undefined);
  }

  query<Row>(sql: string, params: readonly SqlValue[] = []): Promise<Rows<Row>> {
    return run<Row>(this.pool, sql, params);
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch(rethrow);
    let broken = false;
    try {
      await exec(client, 'begin');
      const value = await work({
        query: (sql, params = []) => run(client, sql, params),
        exec: (sql) => exec(client, sql),
      });
      await exec(client, 'commit');
      return value;
    } catch (error) {
      await exec(client, 'rollback').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.listeners.get(channel) ?? new Set();
    known.add(onNotice);
    const isNew = !this.listeners.has(channel);
    this.listeners.set(channel, known);
    if (this.listening === null) this.listening = this.connectListener();
    else if (isNew) await (await this.listening).query(`listen "${channel}"`);
    await this.listening;
    return async () => void known.delete(onNotice);
  }

  async dump(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {
    this.closed = true;
    const listener = await this.listening?.catch(() => null);
    await listener?.end();
    await this.pool.end();
  }

  private async connectListener(): Promise<Client> {
    const client = new Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', () => this.reconnectListener());
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(`listen "${channel}"`);
    } catch (error) {
      this.reconnectListener();
      return rethrow(error);
    }
    return client;
  }

  /** An empty notice tells every listener that something may have been missed meanwhile. */
  private reconnectListener(): void {
    setTimeout(() => {
      if (this.closed) return;
      this.listening = this.connectListener();
      this.listening.then(
        () => {
          for (const listeners of this.listeners.values()) for (const listener of listeners) listener('');
        },
        () => undefined,
      );
    }, 1000).unref();
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

/** Errors without a SQLSTATE come from the connection (EPIPE and its kin look like one, but no class begins with E). */
function rethrow(error: unknown): never {
  const { code, message, detail, hint } = error as Partial<DbError> & Error;
  const state = code !== undefined && /^(?!E)[0-9A-Z]{5}$/.test(code) ? code : '08006';
  throw new DbError(state, message, detail ?? null, hint ?? null);
}
