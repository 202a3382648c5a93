/** What a caller prefers is done or refused, never forgotten; the answers are those of PostgREST. */
import { defined } from '@cryptax/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../testing/buy-row.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

describe.each(ENGINES)('preferences on %s', (engine) => {
  let bed: TestBed;
  let user: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    user = await bed.user('prefers');
    await table().insert(['a', 'b', 'c'].map((id) => buy(id, '2024-01-01')));
  });
  afterAll(() => bed.close());
  const table = () => user.client.from('transactions');
  const ids = async () => (await table().select('id').order('id')).data?.map(({ id }) => id);
  const raw = async (method: string, path: string, prefer: string, body?: unknown) =>
    bed.request(`/api/rest/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${await user.token()}`, prefer, 'content-type': 'application/json' },
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
    });

  test('more rows than max-affected: nothing is changed', async () => {
    const many = await table().delete().in('id', ['a', 'b']).maxAffected(1);
    expect(many).toMatchObject({ status: 400, error: { code: 'PGRST124', details: 'The query affects 2 rows' } });
    expect(await table().update({ fee: '9' }).eq('type', 'buy').maxAffected(2)).toMatchObject({ status: 400 });
    expect(await table().update({ fee: '9' }).eq('id', 'a').maxAffected(1)).toMatchObject({ status: 204 });
    expect(await ids()).toEqual(['a', 'b', 'c']);
  });

  test('tx=rollback answers and keeps nothing', async () => {
    const made = await table().insert(buy('d', '2024-01-01')).select('id').rollback();
    expect(made).toMatchObject({ status: 201, data: [{ id: 'd' }] });
    expect(await table().delete().eq('id', 'a').select('id').rollback()).toMatchObject({ data: [{ id: 'a' }] });
    expect(await ids()).toEqual(['a', 'b', 'c']);
    const { headers } = await raw('DELETE', 'transactions?id=eq.a', 'tx=rollback');
    expect(headers.get('preference-applied')).toBe('tx=rollback');
  });

  test('strict handling refuses what is not known, before anything is done', async () => {
    for (const prefer of ['handling=strict, timezone=Europe/Berlin', 'handling=strict,max-affected=x,foo']) {
      const answer = await raw('DELETE', 'transactions?id=eq.a', prefer);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'PGRST122' });
    }
    expect((await raw('GET', 'transactions', 'handling=strict, foo')).status).toBe(400);
    expect((await raw('GET', 'transactions', 'handling=lenient, foo')).status).toBe(200);
    expect(await ids()).toEqual(['a', 'b', 'c']);
  });

  test('count on writes', async () => {
    const rows = ['p', 'q'].map((id) => buy(id, '2024-01-01'));
    expect(await table().insert(rows, { count: 'exact' })).toMatchObject({ status: 201, count: 2 });
    expect(await table().upsert(rows, { count: 'exact' })).toMatchObject({ status: 200, count: 2 });
    expect(await table().update({ fee: '3' }, { count: 'exact' }).in('id', ['p', 'q'])).toMatchObject({ count: 2 });
    expect(await table().delete({ count: 'exact' }).eq('id', 'none')).toMatchObject({ status: 204, count: 0 });
    expect(await table().delete({ count: 'exact' }).in('id', ['p', 'q'])).toMatchObject({ count: 2 });
    const planned = await table().select('id', { count: 'planned', head: true });
    expect(planned).toMatchObject({ status: 200, count: 3 });
  });

  test('ignored duplicates are no update: 201 with what was added', async () => {
    const rows = [buy('a', '2020-01-01'), buy('e', '2024-01-01')];
    const ignored = await table().upsert(rows, { ignoreDuplicates: true }).select('id');
    expect(ignored).toMatchObject({ status: 201, data: [{ id: 'e' }] });
    expect(await table().upsert(rows, { ignoreDuplicates: true }).select('id')).toMatchObject({
      status: 201,
      data: [],
    });
    await table().delete().eq('id', 'e');
  });

  test('defaults for missing keys keep the order of the rows', async () => {
    const rows = [{ exchange: 'One' }, { exchange: 'Two', status: 'paused' }, { exchange: 'Three' }];
    await bed.db.query("insert into public.entitlements (user_id, plan) values ($1::text::uuid, 'premium')", [user.id]);
    const made = await user.client
      .from('exchange_connections')
      .insert(rows, { defaultToNull: false })
      .select('exchange,status');
    expect(made.data).toEqual([
      { exchange: 'One', status: 'connected' },
      { exchange: 'Two', status: 'paused' },
      { exchange: 'Three', status: 'connected' },
    ]);
  });

  test('bulk upsert: missing keys are null, or their defaults, or what stands; columns name what counts', async () => {
    const connections = () => user.client.from('exchange_connections');
    await bed.db.query(
      "insert into public.entitlements (user_id, plan) values ($1::text::uuid, 'premium') on conflict do nothing",
      [user.id],
    );
    await connections().delete().neq('exchange', '');
    const made = await connections()
      .insert([
        { exchange: 'A', status: 'paused' },
        { exchange: 'B', status: 'paused' },
      ])
      .select('id');
    const [a, b] = (made.data ?? []).map(({ id }) => String(id));
    const stand = async () =>
      (await connections().select('exchange,status').order('exchange')).data?.map((row) => [row.exchange, row.status]);
    // The client names the columns of all rows, and what a row lacks is null: refused where null is not allowed.
    const lacking = [
      { id: a, exchange: 'A', status: 'connected' },
      { id: b, exchange: 'B' },
    ];
    expect(await connections().upsert(lacking)).toMatchObject({ status: 400, error: { code: '23502' } });
    expect(await stand()).toEqual([
      ['A', 'paused'],
      ['B', 'paused'],
    ]);
    // missing=default is about new rows, as the client documents: a standing one keeps what the request does not name.
    const rows = [{ id: a, exchange: 'A2' }, { id: b, exchange: 'B', status: 'connected' }, { exchange: 'C' }];
    const merged = await connections().upsert(rows, { defaultToNull: false }).select('exchange,status');
    expect(merged).toMatchObject({
      status: 201,
      data: [
        { exchange: 'A2', status: 'paused' },
        { exchange: 'B', status: 'connected' },
        { exchange: 'C', status: 'connected' },
      ],
    });
    // Columns given in the address: other keys of the body are left aside.
    const named = await raw('POST', 'exchange_connections?columns=exchange', 'return=representation', [
      { exchange: 'D', status: 'paused', nonsense: 1 },
    ]);
    expect(named.status).toBe(201);
    expect(await named.json()).toMatchObject([{ exchange: 'D', status: 'connected' }]);
  });

  test('filters of the public suite: neq, several on one column, range, quoted names', async () => {
    expect((await table().select('id').neq('id', 'a').order('id')).data).toEqual([{ id: 'b' }, { id: 'c' }]);
    expect((await table().select('id').gt('id', 'a').lt('id', 'c').eq('type', 'buy')).data).toEqual([{ id: 'b' }]);
    expect((await table().select('id').order('id').range(1, 2)).data).toEqual([{ id: 'b' }, { id: 'c' }]);
    expect((await table().select('"id", "type"').order('"id"').limit(1)).data).toEqual([{ id: 'a', type: 'buy' }]);
    expect((await table().select('"no such column"')).error).toMatchObject({ code: 'PGRST204' });
  });
});
