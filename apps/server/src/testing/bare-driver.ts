/**
 * For benchmarks, the floor under the data API: the `pg` driver with nothing around it. It does the same work on the same
 * database: one transaction under the same role and claims, so that row policies, triggers and the commit cost it what they
 * cost the server, and a JSON text at the end. All of it goes out at once, which is the least a driver can do. It is spared
 * what the server adds: HTTP, the token, the question whether the session has ended, limits, reading the request, building
 * the statement from it, and looking at the answer before it commits.
 */
import { TRANSACTION_COLUMNS } from '@cryptax/api-contract';
import { Pool } from 'pg';

export interface DriverUser {
  readonly id: string;
  /** What his token says, as a JSON text. */
  readonly claims: string;
}

/** Names, casts and order as the app asks for them. */
const READ = `select ${TRANSACTION_COLUMNS} from public.transactions
  where user_id = $1 and seq > $2 order by seq limit $3`;

const ENTER = `select set_config('cryptax.default_plan', 'pro', true),
  set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`;

const NAMES = [
  'user_id',
  'id',
  'date',
  'type',
  'asset',
  'amount',
  'fee',
  'exchange',
  'event',
  'cipher',
  'clock',
  'device',
];
const CHANGES = NAMES.filter((name) => name !== 'user_id' && name !== 'id').map((name) => `${name} = excluded.${name}`);
const WRITE = `insert into public.transactions (${NAMES.join(', ')})
  select ${NAMES.join(', ')} from json_populate_recordset(null::public.transactions, $1)
  on conflict (user_id, book, id) do update set ${CHANGES.join(', ')} returning id, clock`;

export class BareDriver {
  private readonly pool: Pool;

  constructor(url: string, connections: number) {
    this.pool = new Pool({ connectionString: url, max: connections, ...{ pipeline: true } });
  }

  /** @returns the rows as a JSON text, as the server sends them */
  read(user: DriverUser, limit: number): Promise<string> {
    return this.asUser(user, READ, [user.id, 0, limit]);
  }

  write(user: DriverUser, rows: readonly object[]): Promise<string> {
    return this.asUser(user, WRITE, [JSON.stringify(rows)]);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** One way there and back: nothing waits for the answer to the statement before it. */
  private async asUser(user: DriverUser, sql: string, values: readonly unknown[]): Promise<string> {
    const client = await this.pool.connect();
    try {
      const [, , { rows }] = await Promise.all([
        client.query('begin'),
        client.query(ENTER, [user.claims]),
        client.query(sql, [...values]),
        client.query('commit'),
      ]);
      return JSON.stringify(rows);
    } finally {
      client.release();
    }
  }
}
