/** End-to-end encryption as the server keeps it: ciphertext alone is taken, and nothing readable stays behind. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

const READABLE = { date: '2024-01-01', type: 'buy', asset: 'SECRETCOIN', amount: '1.5', cipher: null };
const SEALED = { date: null, type: null, asset: null, amount: null, cipher: 'v2.x.AAAA' };
/** Names as the key makes them, and what they stand for. */
const NAME = `~${'one'.repeat(20)}`;
const OTHER = `~${'two'.repeat(20)}`;
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z-000000-a`;

describe.each(ENGINES)('sealed accounts on %s', (engine) => {
  let bed: TestBed;
  let user: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    user = await bed.user('sealed');
  });
  afterAll(() => bed.close());

  const put = (row: object) => user.client.from('transactions').upsert(row, { onConflict: 'user_id,book,id' });
  const everything = async (): Promise<string> => {
    const parts: string[] = [];
    for (const table of ['transactions', 'transaction_history', 'portfolio', 'tax_reports', 'tombstones']) {
      const { data } = await user.client.from(table).select('*');
      parts.push(JSON.stringify(data));
    }
    return parts.join('\n');
  };

  test('with the key switched on nothing readable is taken, kept or left', async () => {
    const { client } = user;
    expect((await put({ id: 'one', ...READABLE, clock: at(1) })).error).toBeNull();
    expect((await put({ id: 'one', ...READABLE, amount: '2', clock: at(2) })).error).toBeNull();
    expect((await put({ id: 'two', ...READABLE, clock: at(1) })).error).toBeNull();
    const holding = { asset: 'SECRETCOIN', total_amount: '2' };
    expect((await client.from('portfolio').upsert(holding, { onConflict: 'user_id,asset' })).error).toBeNull();
    expect((await client.from('tax_reports').insert({ year: 2024, title: 'SECRETCOIN' })).error).toBeNull();

    expect((await client.from('sync_keys').upsert({ wrapped: 'w1.x', is_on: true })).error).toBeNull();
    for (const refused of [
      await put({ id: 'three', ...READABLE, clock: at(1) }),
      await put({ id: 'one', ...READABLE, clock: at(3) }),
      await client.from('transactions').update({ amount: '3' }).eq('id', 'one'),
      await client.from('portfolio').upsert(holding, { onConflict: 'user_id,asset' }),
      await client.from('tax_reports').insert({ year: 2024, title: 'SECRETCOIN' }),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.error).toMatchObject({ code: 'PT409', hint: 'sealed' });
    }
    for (const refused of [
      await put({ id: 'one', ...SEALED, clock: at(3) }),
      await client.from('tombstones').upsert({ id: 'two', clock: at(4) }),
    ]) {
      expect(refused.error).toMatchObject({ code: 'PT409', hint: 'names' });
    }
    // Under its new name, and nothing is left of the one before; a deletion likewise.
    expect((await put({ id: NAME, was: 'one', ...SEALED, clock: at(3) })).error).toBeNull();
    const grave = { id: OTHER, was: 'two', clock: at(4) };
    expect((await client.from('tombstones').upsert(grave, { onConflict: 'user_id,book,id' })).error).toBeNull();
    expect(await everything()).not.toMatch(/SECRETCOIN|"one"|"two"/);
    expect((await client.from('transactions').select('id,cipher')).data).toEqual([{ id: NAME, cipher: 'v2.x.AAAA' }]);
    expect((await client.from('tombstones').select('id')).data).toEqual([{ id: OTHER }]);
    expect((await client.from('sync_heads').select('live,gone').single()).data).toEqual({ live: 1, gone: 1 });
  });

  test('what stands under the former name and is later stays, and the same write once more changes nothing', async () => {
    const { client } = user;
    await client.from('sync_keys').update({ is_on: false }).eq('user_id', user.id);
    expect((await put({ id: 'late', ...READABLE, clock: at(6) })).error).toBeNull();
    await client.from('sync_keys').update({ is_on: true }).eq('user_id', user.id);
    const name = `~${'late'.repeat(20)}`;
    const sent = await put({ id: name, was: 'late', ...SEALED, clock: at(5) }).select('id');
    expect(sent).toMatchObject({ error: null, data: [] });
    for (let time = 0; time < 2; time++) {
      const { error, data } = await put({ id: name, was: 'late', ...SEALED, clock: at(7) }).select('id,was');
      expect([error, data]).toEqual([null, [{ id: name, was: null }]]);
    }
    expect((await client.from('transactions').select('id').in('id', ['late', name])).data).toEqual([{ id: name }]);
    expect((await client.from('tombstones').upsert({ id: name, clock: at(8) })).error).toBeNull();
  });

  test('connected exchanges are counted and not told', async () => {
    const { client } = user;
    const row = { exchange: 'kraken', label: 'SECRETLABEL', last_sync: '2026-01-01' };
    expect((await client.from('exchange_connections').insert(row)).error).toBeNull();
    const { data } = await client.from('exchange_connections').select('exchange,label,last_sync');
    expect(data).toEqual([{ exchange: '-', label: null, last_sync: null }]);
  });

  test('switched off it takes readable events again; the wrapped key stays', async () => {
    const { client } = user;
    expect((await client.from('sync_keys').update({ is_on: false }).eq('user_id', user.id)).error).toBeNull();
    expect((await put({ id: 'one', was: NAME, ...READABLE, clock: at(5) })).error).toBeNull();
    expect((await client.from('transactions').select('id')).data).toEqual([{ id: 'one' }]);
    expect((await client.from('sync_keys').delete().eq('user_id', user.id)).error?.code).toBe('42501');
    expect((await client.from('sync_keys').select('is_on,wrapped').single()).data).toEqual({
      is_on: false,
      wrapped: 'w1.x',
    });
  });

  test('ciphertext of an earlier key is refused, and a key stays as long as ciphertext lies under it', async () => {
    const someone = await bed.user('anew');
    const { client } = someone;
    const seal = (id: string, cipher: string) =>
      client.from('transactions').upsert({ id, ...SEALED, cipher, clock: at(1) }, { onConflict: 'user_id,book,id' });
    const wrap = (wrapped: string, isOn: boolean) => client.from('sync_keys').upsert({ wrapped, is_on: isOn });
    expect((await wrap('w1.first.a', true)).error).toBeNull();
    expect((await seal(NAME, 'v2.first.AAAA')).error).toBeNull();
    expect((await wrap('w1.second.b', true)).error).toMatchObject({ code: 'PT409', hint: 'sealed' });
    // Another passphrase: the same key in another wrapping.
    expect((await wrap('w1.first.c', true)).error).toBeNull();
    const bury = (row: object) => client.from('tombstones').upsert(row, { onConflict: 'user_id,book,id' });
    expect((await bury({ id: NAME, clock: at(2) })).error).toBeNull();
    // Without its key nobody knows what was deleted.
    expect((await wrap('w1.second.b', true)).error).toMatchObject({ code: 'PT409', hint: 'sealed' });
    expect((await wrap('w1.first.c', false)).error).toBeNull();
    expect((await bury({ id: 'one', was: NAME, clock: at(3) })).error).toBeNull();
    expect((await wrap('w1.second.b', true)).error).toBeNull();
    expect((await seal(OTHER, 'v2.first.AAAA')).error).toMatchObject({ code: 'PT409', hint: 'sealed' });
    expect((await seal(OTHER, 'v2.second.AAAA')).error).toBeNull();
    expect((await client.from('transactions').select('id')).data).toEqual([{ id: OTHER }]);
  });

  test('ciphertext without a key of the account is refused', async () => {
    const someone = await bed.user('without');
    for (const cipher of ['v2.first.AAAA', 'v1.AAAA', 'AAAA']) {
      const row = { id: 'one', ...SEALED, cipher, clock: at(1) };
      expect((await someone.client.from('transactions').insert(row)).error, cipher).toMatchObject({ code: 'PT409' });
    }
  });

  test('the key of another account decides nothing here', async () => {
    const stranger = await bed.user('stranger');
    expect((await user.client.from('sync_keys').upsert({ wrapped: 'w1.x', is_on: true })).error).toBeNull();
    const { error } = await stranger.client.from('transactions').insert({ id: 'mine', ...READABLE });
    expect(error).toBeNull();
    const foreign = await stranger.client.from('sync_keys').upsert({ user_id: user.id, wrapped: 'w1.y' });
    expect(foreign.error?.code).toBe('42501');
  });
});
