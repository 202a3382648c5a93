/** What devices compare after each round, and what a write tells about edits that it did not take. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../testing/buy-row.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

const clock = (second: number, device = 'laptop') =>
  `2024-01-01T00:00:${String(second).padStart(2, '0')}.000Z-000000-${device}`;

/** As a device computes it (packages/store/src/sync/row-print.ts). */
function digestOf(rows: readonly { kind: '+' | '-'; id: string; clock: string }[]): string {
  const all = rows.reduce((mixed, { kind, id, clock: at }) => {
    const hash = createHash('sha256').update(`${kind}${at} ${id}`).digest();
    return mixed ^ hash.readBigUInt64BE();
  }, 0n);
  return BigInt.asIntN(64, all).toString();
}

describe.each(ENGINES)('agreement on %s', (engine) => {
  let bed: TestBed;
  let user: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    user = await bed.user('agreement');
  });
  afterAll(() => bed.close());

  const put = (rows: Record<string, unknown>[]) => user.client.from('transactions').upsert(rows);
  const bury = (rows: Record<string, unknown>[]) => user.client.from('tombstones').upsert(rows);
  const head = async () =>
    (await user.client.from('sync_heads').select('live,gone,digest::text').maybeSingle()).data ?? {
      live: 0,
      gone: 0,
      digest: '0',
    };

  test('count and digest follow every write: edits, late ones, deletions, ones of the API, refused ones', async () => {
    const step = fc.record({
      what: fc.constantFrom('put', 'bury', 'patch', 'delete', 'refused'),
      ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'ä ö', '😀', 'e'), { minLength: 1, maxLength: 3 }),
      second: fc.nat(59),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
        for (const { what, ids, second } of steps) {
          const at = clock(second);
          if (what === 'put') await put(ids.map((id) => buy(id, '2024-01-01', 'BTC', { clock: at, device: 'laptop' })));
          if (what === 'bury') await bury(ids.map((id) => ({ id, clock: at, device: 'laptop' })));
          if (what === 'patch') await user.client.from('transactions').update({ fee: second }).in('id', ids);
          if (what === 'delete') await user.client.from('transactions').delete().in('id', ids);
          if (what === 'refused') await put([buy(ids[0] ?? '', '2024-01-01', 'BTC', { clock: 'none' })]);
        }
        const { data: live } = await user.client.from('transactions').select('id,clock');
        const { data: gone } = await user.client.from('tombstones').select('id,clock');
        const rows = [
          ...(live ?? []).map((row) => ({ kind: '+' as const, id: String(row.id), clock: String(row.clock) })),
          ...(gone ?? []).map((row) => ({ kind: '-' as const, id: String(row.id), clock: String(row.clock) })),
        ];
        expect(await head()).toEqual({ live: live?.length, gone: gone?.length, digest: digestOf(rows) });
      }),
      { numRuns: 12 },
    );
  });

  test('the answer to a write shows what stands where an edit was not taken', async () => {
    await put([buy('one', '2024-01-01', 'BTC', { clock: clock(40), device: 'laptop' })]);
    await bury([{ id: 'two', clock: clock(40), device: 'laptop' }]);
    const rows = ['one', 'two', 'three'].map((id) =>
      buy(id, '2024-01-01', 'BTC', { clock: clock(20, 'phone'), device: 'phone' }),
    );
    const { data } = await put(rows).select('id,clock').order('id');
    expect(data).toEqual([
      { id: 'one', clock: clock(40) },
      { id: 'three', clock: clock(20, 'phone') },
    ]);
    const stones = await bury([
      { id: 'one', clock: clock(30, 'phone'), device: 'phone' },
      { id: 'three', clock: clock(30, 'phone'), device: 'phone' },
    ]).select('id,clock');
    expect(stones.data).toEqual([{ id: 'three', clock: clock(30, 'phone') }]);
  });

  test('edits and deletions of the API are later than what they replace, also of a clock that runs ahead', async () => {
    const ahead = `${new Date(Date.now() + 200_000).toISOString()}-000007-phone`;
    await put([buy('ahead', '2024-01-01', 'BTC', { clock: ahead, device: 'phone' })]);
    const edited = await user.client.from('transactions').update({ fee: 1 }).eq('id', 'ahead').select('clock,device');
    expect(edited.data).toEqual([{ clock: `${ahead.slice(0, 24)}-000008-server`, device: null }]);
    await user.client.from('transactions').delete().eq('id', 'ahead');
    const { data } = await user.client.from('tombstones').select('clock,device').eq('id', 'ahead');
    expect(data).toEqual([{ clock: `${ahead.slice(0, 24)}-000009-server`, device: null }]);
  });

  test('rows written while the clock of the server was days ahead can be edited and deleted', async () => {
    const future = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const at = (count: number, device = 'phone') => `${future}-00000${count}-${device}`;
    const ids = ['edited', 'deleted', 'by-api'];
    await put(ids.map((id) => buy(id, '2024-01-01', 'BTC', { clock: clock(1), device: 'phone' })));
    await bed.db.query('alter table public.transactions disable trigger order_transaction');
    const inFuture = `update public.transactions set clock = $1 where user_id = $2 and id in ('edited', 'deleted', 'by-api')`;
    await bed.db.query(inFuture, [at(0), user.id]);
    await bed.db.query('alter table public.transactions enable trigger order_transaction');

    const edit = await put([buy('edited', '2024-01-01', 'BTC', { fee: 3, clock: at(1), device: 'phone' })]).select(
      'fee::text,clock',
    );
    expect([edit.error, edit.data]).toEqual([null, [{ fee: '3', clock: at(1) }]]);
    const deletion = await bury([{ id: 'deleted', clock: at(1), device: 'phone' }]).select('clock');
    expect([deletion.error, deletion.data]).toEqual([null, [{ clock: at(1) }]]);
    expect((await user.client.from('transactions').delete().eq('id', 'by-api')).error).toBeNull();
    const left = await user.client.from('transactions').select('id').in('id', ids);
    expect(left.data).toEqual([{ id: 'edited' }]);
    const back = await put([buy('deleted', '2024-01-01', 'BTC', { clock: at(2), device: 'phone' })]).select('id');
    expect([back.error, back.data]).toEqual([null, [{ id: 'deleted' }]]);

    const later = `${new Date(Date.now() + 3 * 86_400_000).toISOString()}-000000-phone`;
    const ahead = await put([buy('edited', '2024-01-01', 'BTC', { clock: later, device: 'phone' })]);
    expect(ahead.error).toMatchObject({ code: '22008', hint: 'clock-ahead' });
  });

  test('the same encrypted edit once more, with another nonce, changes neither row nor log', async () => {
    const sealed = (cipher: string) => ({ id: 'sealed', cipher, clock: clock(1), device: 'laptop' });
    await put([sealed('AAAA')]);
    const before = await user.client.from('transactions').select('cipher,clock,seq').eq('id', 'sealed');
    await put([sealed('BBBB')]);
    expect((await user.client.from('transactions').select('cipher,clock,seq').eq('id', 'sealed')).data).toEqual(
      before.data,
    );
  });

  test('rows that name another account are refused, so a changed session uploads nothing', async () => {
    const other = await bed.user('other-account');
    const row = { ...buy('mine', '2024-01-01', 'BTC', { clock: clock(1), device: 'laptop' }), user_id: user.id };
    expect((await other.client.from('transactions').upsert([row], { onConflict: 'user_id,book,id' })).status).toBe(403);
    const stone = { id: 'one', user_id: user.id, clock: clock(59), device: 'laptop' };
    expect((await other.client.from('tombstones').upsert([stone], { onConflict: 'user_id,book,id' })).status).toBe(403);
    expect((await other.client.from('sync_heads').select('live')).data).toEqual([]);
  });
});
