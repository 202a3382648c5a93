/** Several books in one account: each a log of its own, with a name that is sealed where the account is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../testing/buy-row.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

const at = (second: number) => `2026-01-01T00:00:0${second}.000Z-000000-a`;

describe.each(ENGINES)('books of an account on %s', (engine) => {
  let bed: TestBed;
  let anna: TestUser;
  let ben: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    anna = await bed.user('anna');
    ben = await bed.user('ben');
  });
  afterAll(() => bed.close());

  const put = (user: TestUser, id: string, book: string, more: object = {}) =>
    user.client
      .from('transactions')
      .upsert({ ...buy(id, '2024-01-01', 'BTC', { clock: at(1), device: 'a' }), book, ...more });
  const name = (user: TestUser, row: object) => user.client.from('books').upsert(row);
  const head = async (user: TestUser, book: string) =>
    (await user.client.from('sync_heads').select('live,gone,digest::text').eq('book', book).maybeSingle()).data;

  test('the same id in two books is two entries, counted and deleted apart', async () => {
    expect((await name(anna, { book: 'b1', name: 'Ben', kind: 'spouse' })).error).toBeNull();
    for (const book of ['first', 'b1']) expect((await put(anna, 'x', book)).error).toBeNull();
    expect((await put(anna, 'y', 'b1')).error).toBeNull();
    expect((await head(anna, 'first'))?.live).toBe(1);
    const before = await head(anna, 'first');
    await anna.client.from('tombstones').upsert({ id: 'x', book: 'b1', clock: at(2), device: 'a' });
    expect(await head(anna, 'first')).toEqual(before);
    expect(await head(anna, 'b1')).toMatchObject({ live: 1, gone: 1 });
    const { data } = await anna.client.from('transactions').select('id,book').order('book').order('id');
    expect(data).toEqual([
      { id: 'y', book: 'b1' },
      { id: 'x', book: 'first' },
    ]);
  });

  test('numbers of the logs rise over all books, so reading one on misses nothing of it', async () => {
    const { data } = await anna.client.from('sync_heads').select('book,seq').order('book');
    const [spouse, first] = (data ?? []).map(({ seq }) => Number(seq));
    expect(spouse).toBeGreaterThan(first ?? 0);
    await put(anna, 'z', 'first');
    const { data: moved } = await anna.client.from('transactions').select('id').gt('seq', spouse).eq('book', 'first');
    expect(moved).toEqual([{ id: 'z' }]);
  });

  test('a book that the account does not know takes no rows, nor does that of another user', async () => {
    expect(await put(anna, 'x', 'b9')).toMatchObject({ status: 409, error: { hint: 'book-removed' } });
    expect(await put(ben, 'x', 'b1')).toMatchObject({ status: 409 });
    expect((await put(ben, 'x', 'b1', { user_id: anna.id })).status).toBe(403);
    expect((await name(ben, { user_id: anna.id, book: 'b2', name: 'x', kind: 'own' })).status).toBe(403);
    expect((await ben.client.from('books').select('*')).data).toEqual([]);
    expect((await ben.client.from('sync_heads').select('*')).data).toEqual([]);
    await ben.client.from('books').update({ removed_at: '2026-01-01' }).eq('book', 'b1');
    expect((await anna.client.from('books').select('removed_at')).data).toEqual([{ removed_at: null }]);
  });

  test('of two names the later one counts, whichever arrives first', async () => {
    await name(anna, { book: 'b1', name: 'Benedikt', kind: 'spouse', named_at: '2026-11-02T00:00:00Z' });
    const later = await anna.client.from('books').select('name').single();
    await name(anna, { book: 'b1', name: 'Old', kind: 'client', named_at: '2026-11-01T00:00:00Z' });
    expect([later.data, (await anna.client.from('books').select('name').single()).data]).toEqual([
      { name: 'Ben' },
      { name: 'Ben' },
    ]);
    await name(anna, { book: 'b1', name: 'Benno', kind: 'spouse', named_at: new Date().toISOString() });
    expect((await anna.client.from('books').select('name').single()).data).toEqual({ name: 'Benno' });
  });

  test('a sealed account takes no readable name, and keeps its key while one lies under it', async () => {
    const { client } = anna;
    expect((await client.from('sync_keys').upsert({ wrapped: 'w2.k1.x', is_on: true })).error).toBeNull();
    const now = new Date().toISOString();
    expect(await name(anna, { book: 'b1', name: 'Clear', kind: 'spouse', named_at: now })).toMatchObject({
      status: 409,
      error: { hint: 'sealed' },
    });
    const sealed = { book: 'b1', name: null, kind: null, cipher: 'v2.k1.AAAA', named_at: now };
    expect((await name(anna, sealed)).error).toBeNull();
    await client.from('transactions').delete().neq('id', '');
    expect((await client.from('sync_keys').upsert({ wrapped: 'w2.k2.x', is_on: true })).status).toBe(409);
    expect(JSON.stringify((await client.from('books').select('*')).data)).not.toContain('Benno');
  });

  test('removed from the account, nothing of it is left but its id, and it does not come back', async () => {
    const { client } = anna;
    const cipher = {
      date: null,
      type: null,
      asset: null,
      amount: null,
      price: null,
      fee: null,
      exchange: null,
      event: null,
      cipher: 'v2.k1.BBBB',
    };
    expect((await put(anna, `~${'w'.repeat(60)}`, 'b1', { ...cipher, clock: at(5) })).error).toBeNull();
    expect((await client.from('books').update({ removed_at: new Date().toISOString() }).eq('book', 'b1')).status).toBe(
      204,
    );
    expect((await client.from('books').select('book,name,cipher')).data).toEqual([
      { book: 'b1', name: null, cipher: null },
    ]);
    for (const table of ['transactions', 'tombstones', 'sync_heads']) {
      expect((await client.from(table).select('*').eq('book', 'b1')).data, table).toEqual([]);
    }
    const { data: kept } = await client.from('transaction_history').select('body');
    expect((kept ?? []).filter(({ body }) => body.book === 'b1')).toEqual([]);
    expect(await put(anna, `~${'w'.repeat(60)}`, 'b1', cipher)).toMatchObject({
      status: 409,
      error: { hint: 'book-removed' },
    });
    await client.from('books').upsert({ book: 'b1', cipher: 'v2.k1.CCCC', named_at: new Date().toISOString() });
    expect((await client.from('books').select('removed_at').single()).data?.removed_at).not.toBeNull();
    expect((await client.from('books').upsert({ book: 'first', removed_at: new Date().toISOString() })).status).toBe(
      400,
    );
  });

  test('a client that keeps one book names the key without it, and writes into the first one', async () => {
    const row = buy('old', '2024-01-01', 'BTC', { clock: at(1), device: 'a' });
    const later = { ...row, user_id: ben.id, clock: at(2), fee: '1.5' };
    expect((await ben.client.from('transactions').upsert([row], { onConflict: 'user_id,id' })).status).toBe(201);
    expect((await ben.client.from('transactions').upsert([later], { onConflict: 'user_id,id' })).status).toBe(200);
    const { data } = await ben.client.from('transactions').select('book,fee::text').eq('id', 'old');
    expect(data).toEqual([{ book: 'first', fee: '1.5' }]);
  });
});
