/**
 * The matrix: every table x every verb x every role that is not the owner. What the owner has is compared before and
 * after, and no answer may hold, count or change any of it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userTables } from '../account/user-tables.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';
import { SERVED_TABLES } from './catalogue.ts';

/** One row of the owner per table, written past the rights. */
const ROWS: Readonly<Record<(typeof SERVED_TABLES)[number], string | null>> = {
  profiles: null,
  transactions: "(user_id, id, date, type, asset, amount) values ($1, 'mine', '2024-01-01', 'buy', 'BTC', 1)",
  tombstones: "(user_id, id) values ($1, 'buried')",
  transaction_history: "(user_id, seq, id, body) values ($1, 1000, 'mine', '{}')",
  sync_heads: null,
  sync_keys: "(user_id, is_on, wrapped) values ($1, false, 'w1')",
  books: "(user_id, book, name, kind) values ($1, 'b1', 'Anna', 'spouse')",
  portfolio: "(user_id, asset, total_amount) values ($1, 'BTC', 1)",
  exchange_connections: "(user_id, exchange) values ($1, 'Kraken')",
  tax_reports: '(user_id, year) values ($1, 2024)',
  entitlements: "(user_id, plan) values ($1, 'premium')",
  subscriptions:
    "(user_id, id, provider, plan, billing_interval, amount_cents, status, started_at, period_start, period_end, event_at) values ($1, 'sub', 'test', 'premium', 'yearly', 4900, 'active', now(), now(), now(), now())",
  invoices:
    "(user_id, id, status, amount_cents, currency, event_at, created_at) values ($1, 'in', 'paid', 4900, 'eur', now(), now())",
  api_keys: "(user_id, name, prefix, key_hash, scopes) values ($1, 'key', 'cryptax_', 'hash', '[]')",
  api_usage: '(user_id, day, calls) values ($1, current_date, 3)',
  plan_limits: null,
};
const OWNED = SERVED_TABLES.filter((table) => table !== 'plan_limits');
const VERBS = ['select', 'count', 'filter', 'insert', 'upsert', 'update', 'delete'] as const;
const ROLES = ['stranger', 'anonymous', 'public key as token'] as const;

describe.each(ENGINES)('rights on %s', (engine) => {
  let bed: TestBed;
  let owner: TestUser;
  let stranger: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    owner = await bed.user('owner');
    stranger = await bed.user('stranger');
    for (const [table, row] of Object.entries(ROWS)) {
      if (row !== null)
        await bed.db.query(`insert into public.${table} ${row.replace('$1', '$1::text::uuid')}`, [owner.id]);
    }
  });
  afterAll(() => bed.close());

  const everythingOf = async (user: TestUser): Promise<string> => {
    const parts: string[] = [];
    for (const { schema, name } of await userTables(bed.db)) {
      if (schema !== 'public') continue;
      const { rows } = await bed.db.query<{ body: string }>(
        `select coalesce(json_agg(t order by t::text), '[]')::text as body from ${schema}.${name} t where user_id = $1::text::uuid`,
        [user.id],
      );
      parts.push(`${name} ${rows[0]?.body}`);
    }
    return parts.join('\n');
  };

  const ask = async (role: (typeof ROLES)[number], verb: (typeof VERBS)[number], table: string) => {
    const key = table === 'portfolio' ? { asset: 'BTC' } : { id: 'mine' };
    const body = JSON.stringify({ user_id: owner.id, ...key });
    const authorization: Record<string, string> = {
      stranger: `Bearer ${await stranger.token()}`,
      anonymous: '',
      'public key as token': 'Bearer sb_publishable_cryptax',
    };
    const requests: Record<(typeof VERBS)[number], { query: string; init: RequestInit }> = {
      select: { query: '', init: {} },
      count: { query: '?select=user_id', init: { method: 'HEAD', headers: { prefer: 'count=exact' } } },
      filter: { query: `?user_id=eq.${owner.id}`, init: {} },
      insert: { query: '', init: { method: 'POST', body } },
      upsert: {
        query: '',
        init: { method: 'POST', body, headers: { prefer: 'resolution=merge-duplicates,return=representation' } },
      },
      update: { query: `?user_id=eq.${owner.id}`, init: { method: 'PATCH', body: `{"user_id":"${stranger.id}"}` } },
      delete: {
        query: `?user_id=eq.${owner.id}`,
        init: { method: 'DELETE', headers: { prefer: 'return=representation' } },
      },
    };
    const { query, init } = requests[verb];
    const headers = { ...(init.headers as Record<string, string>), authorization: authorization[role] ?? '' };
    return bed.request(`/api/rest/v1/${table}${query}`, { ...init, headers });
  };

  test.each(ROLES)('%s reaches nothing of the owner by any verb on any table', async (role) => {
    const before = await everythingOf(owner);
    expect(before).toContain('mine');
    for (const table of OWNED) {
      for (const verb of VERBS) {
        const answer = await ask(role, verb, table);
        const text = await answer.text();
        const name = `${role} ${verb} ${table}: ${answer.status} ${text}`;
        if (role !== 'stranger') expect([400, 401], name).toContain(answer.status);
        if (answer.ok) expect(text, name).not.toContain(owner.id);
        if (verb === 'count' && answer.ok) {
          const own = (
            await bed.db.query<{ n: number }>(
              `select count(*) as n from public.${table} where user_id = $1::text::uuid`,
              [stranger.id],
            )
          ).rows[0]?.n;
          expect(answer.headers.get('content-range')?.split('/')[1], name).toBe(String(own));
        }
        if (verb === 'insert' || verb === 'upsert') expect(answer.status, name).toBeGreaterThanOrEqual(400);
      }
    }
    expect(await everythingOf(owner)).toBe(before);
  });

  test('the owner sees each of these tables', async () => {
    for (const table of OWNED) {
      const { data, error } = await owner.client.from(table).select('*');
      expect(error, table).toBeNull();
      expect(data?.length, table).toBeGreaterThan(0);
    }
    const { data } = await owner.client.from('api_keys').select('*').single();
    expect(data).not.toHaveProperty('key_hash');
  });

  test('no role of the API may call the functions behind the rules', async () => {
    for (const call of [
      "public.next_seq('$1')",
      "public.plan_of('$1')",
      'public.server_clock()',
      "public.is_sealed('$1')",
    ]) {
      const attempt = bed.db.transaction(async (tx) => {
        await tx.query("select set_config('role', 'authenticated', true)");
        await tx.query(`select ${call.replace('$1', owner.id)}`);
      });
      await expect(attempt, call).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('every table of users has row level security, and none lacks user_id at the head of its key', async () => {
    const { rows } = await bed.db.query<{ name: string; secured: boolean; first_key: string | null }>(
      `select n.nspname || '.' || c.relname as name, c.relrowsecurity as secured,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
            where i.indrelid = c.oid and i.indisprimary) as first_key
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'auth') and c.relkind = 'r' order by 1`,
    );
    expect(rows.filter(({ secured }) => !secured)).toEqual([]);
    const withoutUser = rows.filter(({ first_key }) => first_key !== 'user_id').map(({ name }) => name);
    expect(withoutUser).toEqual([
      'auth.flow_states',
      'auth.mail_outbox',
      'auth.rate_limits',
      'auth.signing_keys',
      'auth.users',
      // Made without logging in; only the server reads them.
      'public.declarations',
      'public.payment_events',
      'public.plan_limits',
      'public.server_settings',
    ]);
  });
});
