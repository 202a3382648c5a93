import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../testing/buy-row.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

describe.each(ENGINES)('edits of several devices on %s', (engine) => {
  let bed: TestBed;
  let user: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    user = await bed.user('devices');
  });
  afterAll(() => bed.close());
  const clock = (second: number, device: string) =>
    `2024-01-01T00:00:${String(second).padStart(2, '0')}.000Z-0-${device}`;
  const edit = (id: string, second: number, device: string, fee: string) =>
    buy(id, '2024-01-01', 'BTC', { clock: clock(second, device), device, fee });
  const push = (rows: Record<string, unknown>[]) => user.client.from('transactions').upsert(rows);
  const fee = async (id: string) =>
    (await user.client.from('transactions').select('fee::text').eq('id', id).maybeSingle()).data?.fee;

  test('the later edit stands, whichever arrives first; what it replaced is kept', async () => {
    await push([edit('one', 10, 'laptop', '1')]);
    await push([edit('one', 20, 'phone', '2')]);
    expect((await push([edit('one', 15, 'laptop', '3')])).error).toBeNull();
    expect(await fee('one')).toBe('2');
    const { data } = await user.client.from('transaction_history').select('id,body');
    expect(data).toMatchObject([{ id: 'one', body: { fee: 1 } }]);
  });

  test('the same batch twice changes nothing, not even the log', async () => {
    const batch = [edit('two', 10, 'laptop', '1'), edit('three', 10, 'laptop', '1')];
    await push(batch);
    const log = () => user.client.from('transactions').select('id,seq').in('id', ['two', 'three']).order('id');
    const before = (await log()).data;
    await push(batch);
    expect((await log()).data).toEqual(before);
  });

  test('a deleted event stays deleted for a device that was away, and comes back by a later edit', async () => {
    await push([edit('four', 10, 'laptop', '1')]);
    const gone = await user.client
      .from('tombstones')
      .upsert({ id: 'four', clock: clock(20, 'laptop'), device: 'laptop' });
    expect(gone.error).toBeNull();
    expect(await fee('four')).toBeUndefined();
    await push([edit('four', 15, 'phone', '9')]);
    expect(await fee('four')).toBeUndefined();
    await push([edit('four', 25, 'phone', '7')]);
    expect(await fee('four')).toBe('7');
    // An old deletion that arrives late does not remove the newer edit.
    await user.client.from('tombstones').upsert({ id: 'four', clock: clock(18, 'tablet'), device: 'tablet' });
    expect(await fee('four')).toBe('7');
    await user.client.from('transactions').delete().eq('id', 'four');
    const { data } = await user.client.from('tombstones').select('id').eq('id', 'four');
    expect(data).toEqual([{ id: 'four' }]);
    expect((await user.client.from('tombstones').delete().eq('id', 'four')).status).toBe(403);
  });

  test('the log has no gaps for who reads on: every change has a greater number', async () => {
    const { data: head } = await user.client.from('sync_heads').select('seq').single();
    await push([edit('five', 1, 'laptop', '1'), edit('one', 40, 'laptop', '4')]);
    await user.client.from('tombstones').upsert({ id: 'two', clock: clock(50, 'laptop') });
    const since = Number(head?.seq);
    const { data: changed } = await user.client.from('transactions').select('id').gt('seq', since).order('seq');
    const { data: buried } = await user.client.from('tombstones').select('id').gt('seq', since).order('seq');
    expect([changed, buried]).toEqual([[{ id: 'five' }, { id: 'one' }], [{ id: 'two' }]]);
  });

  test('a clock that runs ahead, or is none, is refused', async () => {
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    const early = await push([buy('six', '2024-01-01', 'BTC', { clock: ahead })]);
    expect(early).toMatchObject({ status: 400, error: { code: '22008', hint: 'clock-ahead' } });
    expect((await push([buy('six', '2024-01-01', 'BTC', { clock: 'soon' })])).status).toBe(400);
  });

  test('encrypted events have an id and a text, nothing else', async () => {
    expect((await user.client.from('sync_keys').upsert({ wrapped: 'w1.k1.x', is_on: false })).error).toBeNull();
    const cipher = 'v2.k1.AAAA';
    const { error } = await push([{ id: 'seven', cipher, clock: clock(1, 'laptop'), device: 'laptop' }]);
    expect(error).toBeNull();
    const both = await push([buy('eight', '2024-01-01', 'BTC', { cipher })]);
    expect(both).toMatchObject({ status: 400, error: { code: '23514' } });
  });
});
