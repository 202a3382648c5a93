import { ok } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { HttpClient, type HttpClientOptions, type HttpRequest } from './http-client.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { type FakeFetch, fakeFetch } from './testing/fake-fetch.ts';

function setUp(fake: FakeFetch, options: Partial<HttpClientOptions> = {}) {
  const clock = new FakeClock(0);
  const client = new HttpClient({ fetch: fake.fetch, clock, ...options });
  const get = (url: string, more: Partial<HttpRequest<string>> = {}) =>
    client.get({ url, key: 'service', decode: (text) => ok(text), ...more });
  return { clock, client, get };
}

const tooMany = (retryAfter: string) => new Response('', { status: 429, headers: { 'retry-after': retryAfter } });

test('the same address is asked once while its answer lives', async () => {
  const fake = fakeFetch((_, call) => `answer ${call}`);
  const { clock, get } = setUp(fake);
  const both = await Promise.all([get('/a', { lifetime: 'price' }), get('/a', { lifetime: 'price' })]);
  expect(both).toEqual([ok('answer 1'), ok('answer 1')]);
  clock.advance(29_999);
  expect(await get('/a', { lifetime: 'price' })).toEqual(ok('answer 1'));
  clock.advance(1);
  expect(await get('/a', { lifetime: 'price' })).toEqual(ok('answer 2'));
});

test('retries after 1, 2 and 4 s, then gives up with the reason', async () => {
  const fake = fakeFetch(() => 500);
  const { clock, get } = setUp(fake);
  expect(await get('/a')).toEqual({ ok: false, error: { code: 'server', status: 500 } });
  expect(fake.urls).toHaveLength(4);
  expect(clock.now()).toBe(7_000);
});

test('a passing failure is forgotten once an answer comes', async () => {
  const { client, get } = setUp(fakeFetch((_, call) => [undefined, 503, 'fine'][call - 1]));
  expect(await get('/a')).toEqual(ok('fine'));
  expect(client.requests).toBe(3);
});

test.each([
  [404, { code: 'not-found' }],
  [400, { code: 'refused', status: 400 }],
  [401, { code: 'refused', status: 401 }],
  [451, { code: 'refused', status: 451 }],
])('%i is not asked again', async (status, error) => {
  const fake = fakeFetch(() => status);
  expect(await setUp(fake).get('/a')).toEqual({ ok: false, error });
  expect(fake.urls).toHaveLength(1);
});

test('waits as long as the service asks, in seconds or until a date', async () => {
  const { clock, get } = setUp(fakeFetch((_, call) => (call === 1 ? tooMany('17') : 'fine')));
  expect(await get('/a')).toEqual(ok('fine'));
  expect(clock.now()).toBe(17_000);
  const byDate = setUp(fakeFetch((_, call) => (call === 1 ? tooMany('Thu, 01 Jan 1970 00:00:42 GMT') : 'fine')));
  expect(await byDate.get('/a')).toEqual(ok('fine'));
  expect(byDate.clock.now()).toBe(42_000);
});

test('a wait beyond two minutes is reported instead, and spares the other requests of the service', async () => {
  const fake = fakeFetch(() => tooMany('3600'));
  const { get } = setUp(fake);
  expect(await get('/a')).toEqual({ ok: false, error: { code: 'rate-limited', retryAfterMs: 3_600_000 } });
  expect(await get('/b')).toEqual({ ok: false, error: { code: 'rate-limited', retryAfterMs: 3_600_000 } });
  expect(fake.urls).toHaveLength(1);
});

test('the sixth request within a minute waits for its slot', async () => {
  const fake = fakeFetch(() => 'fine');
  const { clock, get } = setUp(fake);
  for (let i = 0; i < 5; i++) await get(`/${i}`);
  expect(clock.now()).toBe(0);
  await get('/5');
  expect(clock.now()).toBe(60_000);
});

test('failed calls count for the limit too', async () => {
  const { clock, get } = setUp(fakeFetch(() => 500));
  await get('/a');
  await get('/b');
  /** Four calls within 7 s, a fifth at 7 s; the sixth must wait until 60 s, the rest fit in after it. */
  expect(clock.now()).toBeGreaterThanOrEqual(60_000);
});

test('an answer that cannot be read is neither kept nor asked for again at once', async () => {
  const fake = fakeFetch((_, call) => (call === 1 ? 'garbage' : 'fine'));
  const { get } = setUp(fake);
  const decode: HttpRequest<string>['decode'] = (text) =>
    text === 'fine' ? ok(text) : { ok: false, error: { code: 'garbage' } };
  expect(await get('/a', { decode })).toEqual({ ok: false, error: { code: 'garbage' } });
  expect(fake.urls).toHaveLength(1);
  expect(await get('/a', { decode })).toEqual(ok('fine'));
});

test('a bug in a decoder is not taken for a broken connection', async () => {
  const { get } = setUp(fakeFetch(() => 'fine'));
  const decode = () => {
    throw new Error('bug');
  };
  await expect(get('/a', { decode })).rejects.toThrow('bug');
});

test('a request that never answers times out, and is tried four times', async () => {
  const urls: string[] = [];
  const { clock, get } = setUp({
    urls,
    fetch: (url, { signal }) => {
      urls.push(url);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    },
  });
  expect(await get('/a')).toEqual({ ok: false, error: { code: 'timeout' } });
  expect(urls).toHaveLength(4);
  /** Four times ten seconds and the pauses of 1, 2 and 4 s. */
  expect(clock.now()).toBe(47_000);
});

test('a cancelled request ends at once, also while it waits', async () => {
  const abort = new AbortController();
  const { get } = setUp(fakeFetch(() => 500));
  const pending = get('/a', { signal: abort.signal });
  abort.abort();
  expect(await pending).toEqual({ ok: false, error: { code: 'cancelled' } });
});

test('cookies and referrer stay at home, own headers travel', async () => {
  let seen: RequestInit | undefined;
  const { get } = setUp({
    urls: [],
    fetch: async (_, init) => {
      seen = init;
      return new Response('fine');
    },
  });
  await get('/a', { headers: { 'x-key': 'demo' } });
  expect(seen).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', headers: { 'x-key': 'demo' } });
});

test('a body without end is cut off', async () => {
  const endless = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) }));
  const { get } = setUp(fakeFetch(endless));
  expect(await get('/a')).toEqual({ ok: false, error: { code: 'too-large' } });
});

test('a request may ask for a fresher answer and for fewer repetitions', async () => {
  const fake = fakeFetch((_, call) => (call === 3 ? 500 : `answer ${call}`));
  const { clock, get } = setUp(fake);
  await get('/a', { lifetime: 'price' });
  clock.advance(5_000);
  expect(await get('/a', { lifetime: 'price' })).toEqual(ok('answer 1'));
  expect(await get('/a', { lifetime: 'price', maxAgeMs: 5_000 })).toEqual(ok('answer 2'));
  expect(await get('/b', { retries: 0 })).toEqual({ ok: false, error: { code: 'server', status: 500 } });
  expect(fake.urls).toHaveLength(3);
});

test('a question with a body is a POST of its own', async () => {
  const fake = fakeFetch((_, call, body) => `${call} ${body}`);
  const { get } = setUp(fake);
  expect(await get('/a', { body: '{"q":1}' })).toEqual(ok('1 {"q":1}'));
  expect(await get('/a', { body: '{"q":2}' })).toEqual(ok('2 {"q":2}'));
  expect(await get('/a', { body: '{"q":1}' })).toEqual(ok('1 {"q":1}'));
});
