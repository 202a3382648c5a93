import { crc32, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, PASSWORD, type TestBed, type TestUser } from '../testing/test-bed.ts';
import { userTables } from './user-tables.ts';
import { ZipArchive } from './zip-archive.ts';

/** Files of a zip by its local headers, as a reader that trusts nothing but the format. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const packed = bytes.readUInt32LE(at + 18);
    const nameEnd = at + 30 + bytes.readUInt16LE(at + 26);
    const content = inflateRawSync(bytes.subarray(nameEnd, nameEnd + packed));
    files.set(bytes.subarray(at + 30, nameEnd).toString('utf8'), content.toString('utf8'));
    at = nameEnd + packed;
  }
  return files;
}

describe.each(ENGINES)('account on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());

  const as = async (user: TestUser, path: string, init: RequestInit = {}) =>
    bed.request(`/api/account${path}`, { ...init, headers: { authorization: `Bearer ${await user.token()}` } });
  const give = (user: TestUser, plan: string) =>
    bed.db.query('insert into public.entitlements (user_id, plan) values ($1::text::uuid, $2)', [user.id, plan]);
  const rowsOf = async (user: TestUser): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const { schema, name } of await userTables(bed.db)) {
      const { rows } = await bed.db.query<{ n: number }>(
        `select count(*) as n from ${schema}.${name} where user_id = $1::text::uuid`,
        [user.id],
      );
      if (rows[0]?.n) found[`${schema}.${name}`] = rows[0].n;
    }
    return found;
  };
  const fill = async (user: TestUser) => {
    const row = { id: 'one', date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '0.123456789012345678' };
    await user.client.from('transactions').insert([row, { ...row, id: 'two' }]);
    await user.client.from('transactions').update({ fee: '1' }).eq('id', 'one');
    await user.client.from('transactions').delete().eq('id', 'two');
    await user.client.from('portfolio').insert({ asset: 'BTC', total_amount: '1' });
    await user.client.from('exchange_connections').insert({ exchange: 'Kraken' });
    await user.client.from('tax_reports').insert({ year: 2024, content: 'a report', media_type: 'text/plain' });
    await user.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  };

  test('export: everything of the user, exact, without secrets; nothing of anybody else', async () => {
    const [user, other] = [await bed.user('exporter'), await bed.user('bystander')];
    await fill(user);
    await fill(other);
    const answer = await as(user, '/export');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(files.get('transactions.json') ?? '')).toMatchObject([
      { id: 'one', amount: '0.123456789012345678', seq: 3 },
    ]);
    expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject([{ id: user.id, email: user.email }]);
    expect(JSON.parse(files.get('tax_reports.json') ?? '')).toMatchObject([{ content: 'a report' }]);
    expect(JSON.parse(files.get('tombstones.json') ?? '')).toMatchObject([{ id: 'two' }]);
    const all = [...files.values()].join('\n');
    expect(all).not.toContain(other.id);
    expect(all).not.toMatch(/"(secret|key_hash|token_hash|encrypted_password)"/);
  });

  test('delete: asks for the password, then not one row is left; others keep theirs', async () => {
    const [user, other] = [await bed.user('leaver'), await bed.user('stayer')];
    await give(user, 'premium');
    await fill(user);
    await fill(other);
    await as(user, '/api-keys', { method: 'POST', body: '{"name":"k","scopes":["tax:read"]}' });
    await bed.resetLimits();
    await user.client.auth.resetPasswordForEmail(user.email);
    await bed.services.background.idle();
    const before = await rowsOf(other);
    const owned = await rowsOf(user);
    for (const table of [
      'public.transactions',
      'public.transaction_history',
      'public.tombstones',
      'cryptax.outbox',
      'auth.sessions',
      'auth.mail_outbox',
      'auth.one_time_tokens',
      'public.api_keys',
    ]) {
      expect(owned, table).toHaveProperty([table]);
    }
    const token = await user.token();
    expect((await as(user, '', { method: 'DELETE', body: '{"password":"a wrong one"}' })).status).toBe(403);
    expect((await as(user, '', { method: 'DELETE' })).status).toBe(403);
    expect((await as(user, '', { method: 'DELETE', body: JSON.stringify({ password: PASSWORD }) })).status).toBe(204);
    expect(await rowsOf(user)).toEqual({});
    const { rows } = await bed.db.query('select id from auth.users where id = $1::text::uuid or email = $2', [
      user.id,
      user.email,
    ]);
    expect(rows).toEqual([]);
    expect(await rowsOf(other)).toEqual(before);
    const late = await bed.request('/api/rest/v1/transactions', { headers: { authorization: `Bearer ${token}` } });
    expect(late.status).toBe(401);
  });

  test('sessions: listed, revoked one by one, not those of others', async () => {
    const user = await bed.user('traveller');
    const second = bed.client();
    await second.auth.signInWithPassword({ email: user.email, password: PASSWORD });
    const { sessions } = (await (await as(user, '/sessions')).json()) as {
      sessions: { id: string; isCurrent: boolean }[];
    };
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const away = sessions.find(({ isCurrent }) => !isCurrent)?.id;
    const stranger = await bed.user('stranger');
    expect((await as(stranger, `/sessions/${away}`, { method: 'DELETE' })).status).toBe(404);
    expect((await as(user, '/sessions/not-an-id', { method: 'DELETE' })).status).toBe(404);
    expect((await as(user, `/sessions/${away}`, { method: 'DELETE' })).status).toBe(204);
    expect((await second.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  test('forty requests at once make no more keys than there may be', async () => {
    const user = await bed.user('many-keys');
    await give(user, 'pro');
    const body = '{"name":"script","scopes":["tax:read"]}';
    const made = await Promise.all(Array.from({ length: 40 }, () => as(user, '/api-keys', { method: 'POST', body })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(20);
    const { rows } = await bed.db.query<{ n: number }>(
      'select count(*) as n from public.api_keys where user_id = $1::text::uuid and revoked_at is null',
      [user.id],
    );
    expect(rows[0]?.n).toBe(20);
  });

  test('overview: plan, limits and what is used of them; API keys need a paid plan', async () => {
    const user = await bed.user('free');
    await fill(user);
    expect(await (await as(user, '')).json()).toEqual({
      plan: 'free',
      limits: { transactions: 100, exchanges: 1, apiCallsPerDay: 0, storageBytes: 20_000_000 },
      used: { transactions: 1, exchanges: 1, apiCallsToday: 0, storageBytes: expect.any(Number) },
      subscription: null,
    });
    const body = '{"name":"script","scopes":["tax:read"]}';
    expect((await as(user, '/api-keys', { method: 'POST', body })).status).toBe(402);
    await give(user, 'pro');
    const made = (await (await as(user, '/api-keys', { method: 'POST', body })).json()) as { id: string; key: string };
    expect(made.key).toMatch(/^cryptax_[\w-]{43}$/);
    const { rows } = await bed.db.query<{ key_hash: string }>(
      'select key_hash from public.api_keys where user_id = $1::text::uuid',
      [user.id],
    );
    expect(rows[0]?.key_hash).not.toContain(made.key.slice(8));
    expect(await (await as(user, '/api-keys')).json()).toMatchObject({
      keys: [{ name: 'script', scopes: ['tax:read'] }],
    });
    expect((await as(user, `/api-keys/${made.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await (await as(user, '/api-keys')).json()).toEqual({ keys: [] });
  });
});

test('the directory of a zip points at its files', () => {
  const zip = new ZipArchive();
  const bytes = Buffer.concat([
    zip.add('größe.json', Buffer.from('{"a":1}')),
    zip.add('b.txt', Buffer.alloc(0)),
    zip.end(),
  ]);
  const end = bytes.length - 22;
  expect([bytes.readUInt32LE(end), bytes.readUInt16LE(end + 10)]).toEqual([0x06054b50, 2]);
  const first = bytes.readUInt32LE(end + 16);
  expect(bytes.readUInt32LE(first)).toBe(0x02014b50);
  const second = first + 46 + bytes.readUInt16LE(first + 28);
  expect(bytes.readUInt32LE(bytes.readUInt32LE(second + 42))).toBe(0x04034b50);
  // CRC-32 of {"a":1}, as every zip program computes it.
  expect(bytes.readUInt32LE(first + 16)).toBe(crc32('{"a":1}'));
  expect(unzip(bytes)).toEqual(
    new Map([
      ['größe.json', '{"a":1}'],
      ['b.txt', ''],
    ]),
  );
});

test('who runs the server for himself may open every plan', async () => {
  const own = await openTestBed('postgres', { CRYPTAX_DEFAULT_PLAN: 'pro' });
  const user = await own.user('self');
  expect((await user.client.auth.getUser()).data.user?.app_metadata.plan).toBe('pro');
  const rows = Array.from({ length: 150 }, (_, index) => ({
    id: String(index),
    date: '2024-01-01',
    type: 'buy',
    asset: 'BTC',
    amount: '1',
  }));
  expect((await user.client.from('transactions').insert(rows)).error).toBeNull();
  await own.close();
});
