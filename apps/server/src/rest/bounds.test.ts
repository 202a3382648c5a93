/** What one account may ask, send and keep. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../testing/billing.ts';
import { buy } from '../testing/buy-row.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

const MB = 1_000_000;

describe.each(ENGINES)('bounds on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());
  const report = (bytes: number) => ({ year: 2024, content: 'x'.repeat(bytes) });
  const used = async (user: TestUser) => (await account(bed, user)).used.storageBytes;

  test('a column is selected once, under whatever names', async () => {
    const user = await bed.user('aliases');
    const select = (columns: string) => user.client.from('transactions').select(columns);
    for (const columns of ['a:event,b:event', 'event,event', '*,event', 'x:id,x:type']) {
      expect([columns, (await select(columns)).error?.code]).toEqual([columns, 'PGRST100']);
    }
    expect((await select('a:event,id')).error).toBeNull();
  });

  test('rows, edits, history and tombstones are counted, and the count is that of the rows', async () => {
    const user = await bed.user('counted');
    const table = () => user.client.from('transactions');
    await table().insert(
      ['a', 'b', 'c'].map((id) => buy(id, '2024-01-01', 'BTC', { event: { note: 'x'.repeat(500) } })),
    );
    await table().update({ fee: '2' }).eq('id', 'a');
    await table().upsert([buy('b', '2024-02-02')]);
    await table().delete().eq('id', 'c');
    await user.client.from('tombstones').upsert({ id: 'z' });
    await user.client.from('profiles').update({ name: 'Somebody' }).eq('user_id', user.id);
    const tables = ['profiles', 'transactions', 'tombstones', 'transaction_history'];
    const sums = tables.map(
      (name) => `select sum(octet_length(t::text) + 100) as n from public.${name} t where user_id = $1::text::uuid`,
    );
    const { rows } = await bed.db.query<{ n: string }>(
      `select sum(n)::text as n from (${sums.join(' union all ')}) s`,
      [user.id],
    );
    expect(await used(user)).toBe(Number(rows[0]?.n));
  });

  test('amounts have 40 digits, instants lie in our time', async () => {
    const user = await bed.user('sane');
    const table = () => user.client.from('transactions');
    const digits = (count: number) => '9'.repeat(count);
    const wrong = [
      { date: 'infinity' },
      { date: '-infinity' },
      { date: '0001-01-01' },
      { created_at: 'infinity' },
      { amount: digits(41) },
      { amount: `1.${digits(40)}` },
      { price: `1${'0'.repeat(1000)}` },
      { fee: 'Infinity' },
      { amount: 'NaN' },
    ];
    for (const change of wrong) {
      const { status, error } = await table().insert(buy('x', '2024-01-01', 'BTC', change));
      expect([change, status, error?.code]).toEqual([change, 400, '23514']);
    }
    const fine = { amount: `${digits(22)}.${digits(18)}`, price: `0.${'0'.repeat(18)}1` };
    expect((await table().insert(buy('fine', '2024-01-01', 'BTC', fine))).error).toBeNull();
  });

  test('an account that asks too much is told when to come back; others are served', async () => {
    const [greedy, other] = [await bed.user('greedy'), await bed.user('other')];
    const spend = () => {
      for (;;) bed.services.dataLimit.use(greedy.id, 1000);
    };
    // The minute may end between the two; then another one is used up.
    let last: { status: number };
    do {
      expect(spend).toThrow('Too many requests');
      last = await greedy.client.from('transactions').select('id').limit(1);
    } while (last.status !== 429);
    expect(last).toMatchObject({ status: 429, error: { code: 'over_request_rate_limit' } });
    expect((await other.client.from('transactions').select('id')).status).toBe(200);
  });

  test('twenty keys for the public API, also when forty are asked for at once', async () => {
    const user = await bed.user('keys');
    await bed.db.query("insert into public.entitlements (user_id, plan) values ($1::text::uuid, 'pro')", [user.id]);
    const make = async () =>
      bed.request('/api/account/api-keys', {
        method: 'POST',
        headers: { authorization: `Bearer ${await user.token()}` },
        body: JSON.stringify({ name: 'one', scopes: ['tax:read'] }),
      });
    await bed.resetLimits();
    const statuses = (await Promise.all(Array.from({ length: 40 }, make))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(20);
    const { rows } = await bed.db.query<{ n: number }>(
      'select count(*) as n from public.api_keys where user_id = $1::text::uuid',
      [user.id],
    );
    expect(rows[0]?.n).toBe(20);
  });

  // The embedded engine has one connection, so nothing is ever sent to it at once, and 40 MB take it as long as ten other tests.
  if (engine !== 'postgres') return;
  test('20 MB are stored and not more, also when sent at once; what is deleted makes room', async () => {
    const user = await bed.user('full');
    const table = () => user.client.from('tax_reports');
    const before = await used(user);
    const inserts = Array.from({ length: 8 }, () => table().insert(report(3.9 * MB)));
    const statuses = (await Promise.all(inserts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 413)).toHaveLength(3);
    expect(await used(user)).toBeGreaterThan(before + 19 * MB);
    const refused = await table().insert(report(3.9 * MB));
    expect(refused).toMatchObject({ status: 413, error: { code: 'PT413', hint: 'storage' } });
    expect(refused.error?.message).toBe('The storage of this account is full: the plan holds 20 MB.');

    await expectAnswersBounded(user);

    await table().delete().eq('year', 2024);
    expect(await used(user)).toBe(before);
    expect((await table().insert(report(3.9 * MB))).error).toBeNull();
  });

  /** Of 20 MB stored, no more than 16 MB are sent in one answer, whether read or returned by a write. */
  async function expectAnswersBounded(user: TestUser): Promise<void> {
    const table = () => user.client.from('tax_reports');
    expect(await table().select()).toMatchObject({ status: 413, error: { code: 'PGRST413' } });
    expect((await table().select('id,content').limit(3)).data).toHaveLength(3);
    const changed = await table().update({ title: 'new' }).eq('year', 2024).select();
    expect(changed.status).toBe(413);
    const { data } = await table().select('title');
    expect(data?.map(({ title }) => title)).toEqual(['', '', '', '', '']);
  }
});

test('the default plan is that of the instance, not of the database', async () => {
  const one = await openTestBed('postgres', { CRYPTAX_DEFAULT_PLAN: 'pro' });
  const two = await openTestBed(one.db, { CRYPTAX_DEFAULT_PLAN: 'free' });
  const user = await one.user('between');
  const rows = Array.from({ length: 101 }, (_, index) => buy(`t${index}`, '2024-01-01'));
  const there = two.client({ token: await user.token() });
  expect((await there.from('transactions').insert(rows)).status).toBe(402);
  expect((await user.client.from('transactions').insert(rows)).error).toBeNull();
  expect((await account(one, user)).plan).toBe('pro');
  expect((await account(two, user)).plan).toBe('free');
  expect((await user.client.auth.getUser()).data.user?.app_metadata.plan).toBe('pro');
  await one.close();
});
