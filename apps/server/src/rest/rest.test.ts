import { PLAN_LIMITS, PLANS, TRANSACTION_COLUMNS } from '@cryptax/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../testing/buy-row.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

describe.each(ENGINES)('data on %s', (engine) => {
  let bed: TestBed;
  let anna: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    anna = await bed.user('anna');
    const { error } = await anna.client
      .from('transactions')
      .insert([
        buy('a', '2024-01-01T10:00:00Z'),
        buy('b', '2024-02-01T10:00:00Z', 'ETH'),
        buy('c', '2024-03-01T10:00:00Z', 'A,B "quoted" (odd)', { exchange: null }),
      ]);
    expect(error).toBeNull();
  });
  afterAll(() => bed.close());

  const ids = (rows: readonly { id: string }[] | null) => rows?.map(({ id }) => id);

  test('decimals survive exactly', async () => {
    const { data } = await anna.client.from('transactions').select(TRANSACTION_COLUMNS).eq('id', 'a').single();
    expect(data).toMatchObject({ amount: '0.123456789012345678', price: '40000.10', fee: '1.5', asset: 'BTC', seq: 1 });
  });

  test('the calls of the product: newest first, by asset, type, from, to; in pages with a count', async () => {
    const table = () => anna.client.from('transactions').select('id');
    expect(ids((await table().order('date', { ascending: false })).data)).toEqual(['c', 'b', 'a']);
    const query = table().eq('type', 'buy').gte('date', '2024-01-15').lte('date', '2024-02-15T00:00:00Z');
    expect(ids((await query).data)).toEqual(['b']);
    const page = await anna.client.from('transactions').select('id', { count: 'exact' }).order('id').range(1, 1);
    expect(page).toMatchObject({ status: 206, count: 3, data: [{ id: 'b' }] });
    const head = await anna.client.from('transactions').select('*', { count: 'exact', head: true });
    expect(head).toMatchObject({ status: 200, count: 3, data: null });
    const beyond = await anna.client.from('transactions').select('id', { count: 'exact' }).range(10, 20);
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  });

  test('every kind of filter finds what it should', async () => {
    const find = (narrow: (query: ReturnType<typeof base>) => PromiseLike<{ data: { id: string }[] | null }>) =>
      narrow(base());
    const base = () => anna.client.from('transactions').select('id').order('id');
    expect(ids((await find((q) => q.in('asset', ['ETH', 'A,B "quoted" (odd)']))).data)).toEqual(['b', 'c']);
    expect(ids((await find((q) => q.in('asset', ['BTC', 'ETH']))).data)).toEqual(['a', 'b']);
    expect(ids((await find((q) => q.eq('asset', 'A,B "quoted" (odd)'))).data)).toEqual(['c']);
    expect(ids((await find((q) => q.is('exchange', null))).data)).toEqual(['c']);
    expect(ids((await find((q) => q.not('exchange', 'is', null))).data)).toEqual(['a', 'b']);
    expect(ids((await find((q) => q.not('id', 'in', '(a,b)'))).data)).toEqual(['c']);
    expect(ids((await find((q) => q.ilike('asset', 'bt%'))).data)).toEqual(['a']);
    expect(ids((await find((q) => q.like('asset', '*quoted*'))).data)).toEqual(['c']);
    expect(ids((await find((q) => q.neq('asset', 'BTC').lt('date', '2024-02-15'))).data)).toEqual(['b']);
    expect(ids((await find((q) => q.or('id.eq.a,and(asset.eq.ETH,type.eq.buy)'))).data)).toEqual(['a', 'b']);
    expect(ids((await find((q) => q.gt('amount', '0.1').limit(2))).data)).toEqual(['a', 'b']);
  });

  test('names can be changed and casts asked for', async () => {
    const { data } = await anna.client.from('transactions').select('coin:asset,amount::text').eq('id', 'b');
    expect(data).toEqual([{ coin: 'ETH', amount: '0.123456789012345678' }]);
  });

  test('one row, no row, many rows', async () => {
    const table = () => anna.client.from('transactions').select('id');
    expect((await table().eq('id', 'a').single()).data).toEqual({ id: 'a' });
    expect(await table().eq('id', 'nothing').single()).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    expect((await table().single()).error?.code).toBe('PGRST116');
    expect((await table().eq('id', 'nothing').maybeSingle()).data).toBeNull();
  });

  test('insert, update, upsert, delete answer as the library expects', async () => {
    const ben = await bed.user('ben');
    const table = () => ben.client.from('transactions');
    expect(await table().insert(buy('x', '2024-01-01'))).toMatchObject({ status: 201, data: null });
    expect(await table().insert(buy('x', '2024-01-01'))).toMatchObject({ status: 409, error: { code: '23505' } });
    const made = await table()
      .insert({ ...buy('', '2024-01-01'), id: undefined })
      .select('id,user_id')
      .single();
    expect(made.data).toMatchObject({ user_id: ben.id });
    const changed = await table().update({ fee: '2.25' }).eq('id', 'x').select('fee::text').single();
    expect(changed).toMatchObject({ status: 200, data: { fee: '2.25' } });
    expect(await table().update({ fee: '2.5' }).eq('id', 'x')).toMatchObject({ status: 204 });
    const again = await table().upsert([{ ...buy('x', '2024-05-05'), user_id: ben.id }], {
      onConflict: 'user_id,book,id',
    });
    expect(again.status).toBe(200);
    const mixed = await table()
      .upsert([buy('x', '2024-06-06'), buy('y', '2024-06-06')])
      .select('id');
    expect(mixed).toMatchObject({ status: 201, data: [{ id: 'x' }, { id: 'y' }] });
    const ignored = await table().upsert(buy('x', '2020-01-01'), { ignoreDuplicates: true }).select('id');
    expect(ignored).toMatchObject({ status: 201, data: [] });
    expect(await table().delete().eq('id', 'x').select('id')).toMatchObject({ status: 200, data: [{ id: 'x' }] });
    expect(await table().delete().eq('id', 'y')).toMatchObject({ status: 204 });
    expect((await table().select('id')).data).toHaveLength(1);

    const holding = { asset: 'BTC', total_amount: '1.5', user_id: ben.id };
    for (const total_amount of ['1.5', '2']) {
      const { error } = await ben.client
        .from('portfolio')
        .upsert({ ...holding, total_amount }, { onConflict: 'user_id,asset' });
      expect(error).toBeNull();
    }
    const { data } = await ben.client.from('portfolio').select('asset,total_amount::text').order('asset');
    expect(data).toEqual([{ asset: 'BTC', total_amount: '2' }]);
    const report = { year: 2024, data: { gain: '897.50' } };
    await ben.client.from('tax_reports').insert(report);
    const { data: reports } = await ben.client
      .from('tax_reports')
      .select('year,data')
      .eq('year', 2024)
      .order('created_at', { ascending: false });
    expect(reports).toEqual([report]);
  });

  test('missing keys become null, or the default when asked for', async () => {
    const cleo = await bed.user('cleo');
    const rows = [{ exchange: 'Kraken', label: 'one', status: 'resting' }, { exchange: 'Binance' }];
    await bed.db.query("insert into public.entitlements (user_id, plan) values ($1::text::uuid, 'premium')", [cleo.id]);
    const nulls = await cleo.client.from('exchange_connections').insert(rows);
    expect(nulls).toMatchObject({ status: 400, error: { code: '23502' } });
    const defaults = await cleo.client
      .from('exchange_connections')
      .insert(rows, { defaultToNull: false })
      .select('exchange,status');
    expect(defaults.data).toEqual([
      { exchange: 'Kraken', status: 'resting' },
      { exchange: 'Binance', status: 'connected' },
    ]);
  });

  test('a change without a filter is refused', async () => {
    const token = await anna.token();
    for (const method of ['PATCH', 'DELETE']) {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await bed.request('/api/rest/v1/transactions', { method, headers, body: '{"fee":"0"}' });
      expect(answer.status).toBe(400);
    }
    const { count } = await anna.client.from('transactions').select('*', { count: 'exact', head: true });
    expect(count).toBe(3);
  });

  test('the free plan holds 100 transactions and one exchange, in the database itself', async () => {
    const dora = await bed.user('dora');
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => buy(`n${from + index}`, '2024-01-01'));
    for (const from of [0, 50]) {
      expect((await dora.client.from('transactions').insert(rows(from, from === 50 ? 48 : 50))).error).toBeNull();
    }
    const over = await dora.client.from('transactions').insert(rows(98, 5));
    expect(over).toMatchObject({
      status: 402,
      error: {
        code: 'PT402',
        message:
          'Transaction limit reached! You have 2 transactions left in FREE plan. Upgrade to import 3 more transactions.',
      },
    });
    // Repeating what is there already costs nothing: uploads may be repeated.
    expect((await dora.client.from('transactions').upsert(rows(0, 50))).error).toBeNull();
    const both = await Promise.all([
      dora.client.from('transactions').insert(rows(98, 2)),
      dora.client.from('transactions').insert(rows(200, 2)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 402]);
    // What is said about balances and rows that nobody could read are no transactions; their ids and kinds have to agree.
    const beside = (id: string, type: string) =>
      dora.client.from('transactions').insert(buy(id, '2024-01-01', 'EUR', { type }));
    expect((await beside('statement:1', 'statement')).error).toBeNull();
    expect((await beside('unread:k.csv:2', 'unread')).error).toBeNull();
    expect((await beside('statement:2', 'buy')).status).toBe(400);
    expect((await beside('n900', 'statements')).status).toBe(400);
    // Whatever the user writes about himself, the plan stays.
    await dora.client.auth.updateUser({ data: { plan: 'pro' } });
    expect((await dora.client.from('transactions').insert(buy('z', '2024-01-01'))).status).toBe(402);
    for (const table of ['entitlements', 'subscriptions', 'plan_limits', 'invoices']) {
      const { status } = await dora.client.from(table).insert({ user_id: dora.id, plan: 'pro' });
      expect([400, 403]).toContain(status);
    }
    await bed.db.query("insert into public.entitlements (user_id, plan) values ($1::text::uuid, 'premium')", [dora.id]);
    expect((await dora.client.from('transactions').insert(buy('z', '2024-01-01'))).error).toBeNull();
    await bed.db.query(
      "update public.entitlements set valid_until = now() - interval '1 second' where user_id = $1::text::uuid",
      [dora.id],
    );
    expect((await dora.client.from('transactions').insert(buy('z2', '2024-01-01'))).status).toBe(402);
    expect((await dora.client.from('exchange_connections').insert({ exchange: 'Kraken' })).status).toBe(201);
    expect((await dora.client.from('exchange_connections').insert({ exchange: 'Binance' })).status).toBe(402);
  });

  test('the limits of the database are those of the contract', async () => {
    const { rows } = await bed.db.query<Record<string, unknown>>('select * from public.plan_limits');
    const expected = PLANS.map((plan) => {
      const { transactions, exchanges, apiCallsPerDay, storageBytes } = PLAN_LIMITS[plan];
      return { plan, transactions, exchanges, api_calls_per_day: apiCallsPerDay, storage_bytes: storageBytes };
    });
    expect(rows).toEqual(expected);
  });

  test('a second factor protects the data: without it the rows are gone from view', async () => {
    const emil = await bed.user('emil');
    await emil.client.from('transactions').insert(buy('e', '2024-01-01'));
    await bed.db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1::text::uuid, 'totp', 'verified')",
      [emil.id],
    );
    expect((await emil.client.from('transactions').select('id')).data).toEqual([]);
    expect((await emil.client.from('transactions').insert(buy('f', '2024-01-01'))).status).toBe(403);
  });
});
