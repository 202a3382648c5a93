import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DbError } from '../db/db.ts';
import { openTestBed, type TestBed } from '../testing/test-bed.ts';
import { clean } from './chores.ts';
import { createLog } from './log.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await openTestBed('postgres');
});
afterAll(() => bed.close());

test('metrics count by route pattern; nothing of a request is in them', async () => {
  const user = await bed.user('private-person');
  await user.client.from('transactions').select('id').eq('asset', 'SECRETCOIN');
  await bed.request('/api/rest/v1/unknown-private-table');
  await bed.request('/api/some/private/path');
  const text = await (await bed.request('/api/metrics')).text();
  expect(text).toContain('cryptax_requests_total{route="GET /api/rest/v1/:table",status="200"}');
  expect(text).toMatch(/^cryptax_request_seconds_bucket\{le="\+Inf"\} \d+$/m);
  for (const secret of ['private', 'SECRETCOIN', user.id, user.email]) expect(text).not.toContain(secret);
});

test('ready means that the database answers; an outage is a 503, never a 4xx that would sign users out', async () => {
  let down = false;
  const gone = () => Promise.reject(new DbError('08006', 'gone'));
  const failing = await openTestBed({
    engine: 'postgres',
    query: (sql, params) => (down ? gone() : bed.db.query(sql, params)),
    transaction: (work) => (down ? gone() : bed.db.transaction(work)),
    read: (statements) => (down ? gone() : bed.db.read(statements)),
    write: (statements, check) => (down ? gone() : bed.db.write(statements, check)),
    listen: (channel, heard) => bed.db.listen(channel, heard),
    dump: () => bed.db.dump(),
    close: async () => undefined,
  });
  expect(await (await failing.request('/api/ready')).json()).toEqual({ status: 'ready' });
  down = true;
  expect((await failing.request('/api/ready')).status).toBe(503);
  expect((await failing.request('/api/health')).status).toBe(200);
  const body = JSON.stringify({ refresh_token: 'x' });
  const token = await failing.request('/api/auth/v1/token?grant_type=refresh_token', { method: 'POST', body });
  expect(token.status).toBe(503);
  const data = await failing.request('/api/rest/v1/transactions');
  expect([data.status, data.headers.get('retry-after')]).toEqual([503, '2']);
});

test('the log tells kind and place of a failure, never its words', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog('error', stream);
  log.error({ err: new DbError('23505', 'Key (email)=(klaus@example.org) already exists', '1.5 BTC') }, 'failed');
  const line = JSON.parse(lines[0] ?? '') as { msg: string; err: Record<string, unknown> };
  expect(line.msg).toBe('failed');
  expect(line.err).toMatchObject({ kind: 'DbError', code: '23505' });
  expect(lines[0]).not.toContain('klaus');
  expect(lines[0]).not.toContain('BTC');
});

test('the chores remove what is out of date and nothing else', async () => {
  const user = await bed.user('kept');
  await bed.db.query(
    "update auth.sessions set refreshed_at = now() - interval '61 days' where user_id <> $1::text::uuid",
    [user.id],
  );
  await bed.db.query("update cryptax.outbox set created_at = now() - interval '11 minutes'");
  await bed.db.query(
    "insert into auth.users (email, encrypted_password, created_at) values ('never@example.org', 'x', now() - interval '31 days')",
  );
  await clean(bed.db);
  const { rows } = await bed.db.query<{ sessions: number; outbox: number; users: number }>(
    `select (select count(*) from auth.sessions) as sessions, (select count(*) from cryptax.outbox) as outbox,
      (select count(*) from auth.users where email = 'never@example.org') as users`,
  );
  expect(rows[0]).toEqual({ sessions: 1, outbox: 0, users: 0 });
  expect((await user.client.auth.getUser()).error).toBeNull();
});
