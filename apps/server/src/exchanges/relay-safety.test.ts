/** What the relay must never do: keep or tell a key, ask where it should not, or work for pages of others. */
import { Writable } from 'node:stream';
import { CONNECTABLE_EXCHANGES } from '@cryptax/api-contract';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { answerProblems } from '../http/answer-problems.ts';
import { createLog } from '../ops/log.ts';
import { openTestBed, SITE, type TestBed } from '../testing/test-bed.ts';
import { exchangeRoutes } from './exchange-routes.ts';
import { PLANS } from './plans/plan-of.ts';
import { createClients } from './relay/exchange-client.ts';
import { type LibraryExchange, loadLibrary } from './relay/exchange-library.ts';
import { guardedFetch, hostsOf, readMirror } from './relay/guarded-fetch.ts';
import { READ_METHODS } from './relay/read-methods.data.ts';
import { relayFailure } from './relay/relay-failure.ts';
import { fakeBinance } from './testing/binance-shapes.ts';
import { fakeBitfinex } from './testing/bitfinex-shapes.ts';
import { fakeBitpanda } from './testing/bitpanda-shapes.ts';
import { fakeBybit } from './testing/bybit-shapes.ts';
import { type FakeExchanges, KEY, Refusal, startFakeExchanges } from './testing/fake-exchanges.ts';
import { fakeGate } from './testing/gate-shapes.ts';
import { fakeKraken } from './testing/kraken-shapes.ts';
import { fakeKucoin } from './testing/kucoin-shapes.ts';
import { fakeOkx } from './testing/okx-shapes.ts';
import { fakeBitvavo, fakeCoinbase } from './testing/one-list-shapes.ts';

const SECRET = 'c2VjcmV0LW9mLXRoZS11c2Vy';
const credentials = { apiKey: KEY, secret: SECRET, password: 'a-passphrase' };

let fakes: FakeExchanges;
let bed: TestBed;
let app: ReturnType<typeof exchangeRoutes>;
let logged = '';

beforeAll(async () => {
  fakes = await startFakeExchanges([
    fakeBinance,
    fakeKraken,
    fakeBitvavo,
    fakeCoinbase,
    fakeBitpanda,
    fakeBybit,
    fakeOkx,
    fakeKucoin,
    fakeGate,
    fakeBitfinex,
  ]);
  bed = await openTestBed('pglite');
  const sink = new Writable({
    write: (chunk, _, done) => {
      logged += String(chunk);
      done();
    },
  });
  const services = { ...bed.services, log: createLog('debug', sink) };
  app = exchangeRoutes(services, createClients({ mirror: fakes.base, now: Date.now, keepsLimits: false }));
  answerProblems(app, services);
});

afterAll(async () => {
  await fakes.close();
  await bed.close();
});

interface Sent {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function post(path: string, { body = {}, headers = { origin: SITE } }: Sent) {
  const answer = await app.request(`${SITE}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

const check = (exchange: string, given: object = credentials) =>
  post('/check', { body: { exchange, credentials: given } });
const read = (more: object) =>
  post('/read', {
    body: { exchange: 'kraken', credentials, stream: 'ledger', cursor: null, since: 0, until: 1, ...more },
  });

test('rights beyond reading are reported where the exchange names them', async () => {
  const rights = async (exchange: string) => (JSON.parse((await check(exchange)).text) as { rights: unknown }).rights;
  expect(await rights('binance')).toEqual({ trade: true, withdraw: false });
  expect(await rights('kraken')).toEqual({ trade: false, withdraw: false });
  expect(await rights('coinbase')).toEqual({ trade: false, withdraw: true });
  expect(await rights('bybiteu')).toEqual({ trade: true, withdraw: true });
  expect(await rights('myokx')).toEqual({ trade: true, withdraw: true });
  expect(await rights('kucoin')).toEqual({ trade: false, withdraw: false });
  expect(await rights('gate')).toEqual({ trade: true, withdraw: false });
  expect(await rights('bitfinex')).toEqual({ trade: false, withdraw: false });
  expect(await rights('bitvavo')).toBeNull();
  expect(await rights('bitpanda')).toBeNull();
  fakes.refuse('/0/private/GetApiKeyInfo', new Refusal(200, { error: ['EGeneral:Permission denied'] }));
  expect(await rights('kraken')).toBeNull();
});

test('failures are codes; neither answer nor log holds the key', async () => {
  const wrong = { ...credentials, apiKey: 'another-key' };
  const answers = [await check('kraken', wrong), await check('bitvavo', wrong), await check('bitpanda', wrong)];
  expect(answers.map(({ text }) => (JSON.parse(text) as { code: string }).code)).toEqual([
    'exchange.key-refused',
    'exchange.key-refused',
    'exchange.key-refused',
  ]);
  fakes.refuse('/0/private/Ledgers', new Refusal(200, { error: ['EAPI:Rate limit exceeded'] }));
  const limited = await read({});
  expect([limited.status, limited.text]).toEqual([429, '{"code":"exchange.rate-limited","retryAfterMs":10000}']);
  fakes.refuse('/0/private/Ledgers', new Refusal(520, 'down'), new Refusal(200, { error: [], result: { nothing: 1 } }));
  const [away, odd] = [await read({}), await read({})];
  expect([away.status, away.text, odd.status, odd.text]).toEqual([
    502,
    '{"code":"exchange.unreachable"}',
    502,
    '{"code":"exchange.bad-answer"}',
  ]);
  const reported = [...answers, limited, away, odd].map(({ text }) => text).join() + logged;
  for (const secret of [KEY, 'another-key', SECRET, 'a-passphrase']) expect(reported).not.toContain(secret);
  expect(fakes.asked.some(({ sent }) => sent.includes(SECRET))).toBe(false);
});

test('a history that the account does not have is passed over, not a fault of the key', async () => {
  const pay = () => read({ exchange: 'binance', stream: 'pay', until: Date.parse('2025-10-02') });
  fakes.refuse(
    '/sapi/v1/pay/transactions',
    new Refusal(400, { code: -2015, msg: 'Invalid API-key, IP, or permissions' }),
  );
  expect([(await pay()).text, (await pay()).status]).toEqual(['{"code":"exchange.unsupported"}', 200]);
  fakes.refuse('/sapi/v1/pay/transactions', new Refusal(200, { code: '000000', data: [{}] }));
  expect((await pay()).text).toBe('{"code":"exchange.bad-answer"}');
});

test('a secret that cannot sign is a refused key, not a failure of ours', async () => {
  for (const [exchange, secret] of [
    ['kraken', 'not base64!'],
    ['kraken', '-----BEGIN EC PRIVATE KEY-----\nx'],
    ['coinbase', '-----BEGIN EC PRIVATE KEY-----\nx\n-----END EC PRIVATE KEY-----'],
  ] as const) {
    const { status, text } = await check(exchange, { ...credentials, secret });
    expect([exchange, status, text]).toEqual([exchange, 422, '{"code":"exchange.key-refused"}']);
  }
});

test('only exchanges and histories that we know, only sound requests', async () => {
  expect((await check('constructor')).status).toBe(404);
  expect((await check('hyperliquid')).status).toBe(404);
  expect((await check('http://10.0.0.1')).status).toBe(400);
  expect((await read({ stream: 'withdrawals' })).text).toContain('exchange.unsupported');
  expect((await read({ stream: 'privatePostWithdraw' })).status).toBe(400);
  expect((await read({ cursor: '{"from":"x"}' })).text).toContain('bad_cursor');
  expect((await check('kraken', { ...credentials, urls: { api: 'http://10.0.0.1' } })).status).toBe(400);
  expect((await check('kraken', { ...credentials, secret: 'x'.repeat(50_000) })).status).toBe(413);
});

test('anonymous callers come from our own page; signed-in ones need not; both are counted', async () => {
  const body = { exchange: 'kraken', credentials };
  expect((await post('/check', { body, headers: {} })).status).toBe(403);
  expect((await post('/check', { body, headers: { origin: 'https://evil.example' } })).status).toBe(403);
  const user = await bed.user('relay');
  const headers = { authorization: `Bearer ${await user.token()}` };
  expect((await post('/check', { body, headers })).status).toBe(200);
  await bed.db.query("update auth.rate_limits set points = 240 where key like 'exchange:%'");
  expect((await post('/check', { body, headers })).status).toBe(429);
});

test('the account keeps which exchange and when, and has no room for a key', async () => {
  const { rows } = await bed.db.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'exchange_connections' order by 1",
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(
    'created_at exchange id label last_sync status updated_at user_id'.split(' '),
  );
  const { client } = await bed.user('connected');
  const row = { id: '11111111-1111-4111-8111-111111111111', exchange: 'kraken', label: 'Main', status: 'connected' };
  const save = (more: object) =>
    client.from('exchange_connections').upsert({ ...row, ...more }, { onConflict: 'user_id,id' });
  expect((await save({ last_sync: null })).error).toBeNull();
  expect((await save({ last_sync: '2026-11-15T08:00:00Z' })).error).toBeNull();
  expect((await save({ secret: SECRET })).error).not.toBeNull();
  expect((await client.from('exchange_connections').select('exchange,label,status')).data).toEqual([
    { exchange: 'kraken', label: 'Main', status: 'connected' },
  ]);
  expect((await client.from('exchange_connections').delete().eq('id', row.id)).error).toBeNull();
});

test('the way out ends at the hosts of the exchange', async () => {
  const asked: string[] = [];
  const go = guardedFetch({ hosts: new Set(['api.kraken.com']), mirror: undefined }, async (url, init) => {
    asked.push(`${url} ${init?.redirect}`);
    return new Response('{}');
  });
  await go('https://api.kraken.com/0/private/Ledgers');
  for (const url of ['http://api.kraken.com/', 'https://169.254.169.254/', 'https://api.kraken.com.evil.example/']) {
    await expect(go(url)).rejects.toThrow('host not allowed');
  }
  expect(asked).toEqual(['https://api.kraken.com/0/private/Ledgers error']);
  expect([...hostsOf({ a: { b: 'https://api.{hostname}/x' }, c: 'https://d.example' }, 'bybit.eu')]).toEqual([
    'api.bybit.eu',
    'd.example',
  ]);
  expect(readMirror({ CRYPTAX_EXCHANGE_BASE: 'file:///etc' })).toBeUndefined();
});

test('every endpoint only reads, and the catalogue names what the library has', async () => {
  for (const method of READ_METHODS) {
    expect(method).toMatch(/Get|Post(?:Ledgers|UserTransactions|AuthR|Private(?:Get|UserBalance|StakingGet))/);
    expect(method).not.toMatch(/CreateOrder|AddOrder|CancelOrder|PostWithdraw|PostTransfer|AuthW/);
  }
  const library = await loadLibrary();
  for (const { id, fields } of CONNECTABLE_EXCHANGES) {
    if (id === 'bitpanda') continue;
    const Exchange = library.classOf(id);
    expect(Exchange, id).toBeDefined();
    if (Exchange === undefined) continue;
    const wanted = Object.entries(new Exchange({}).requiredCredentials).flatMap(([name, isWanted]) =>
      isWanted ? [name] : [],
    );
    expect([id, ...fields].sort()).toEqual([id, ...wanted].sort());
  }
  const tested = CONNECTABLE_EXCHANGES.filter(({ isTested }) => isTested).map(({ id }) => id);
  expect(tested.sort()).toEqual(Object.keys(PLANS).sort());
});

test('callers share one queue, so that the limits of the exchange are kept', async () => {
  const Bitvavo = (await loadLibrary()).classOf('bitvavo');
  if (Bitvavo === undefined) throw new Error('The library does not know Bitvavo.');
  const turns = vi.spyOn(Bitvavo.prototype as LibraryExchange, 'throttle');
  onTestFinished(() => turns.mockRestore());
  const open = createClients({ mirror: fakes.base, now: Date.now });
  const clients = await Promise.all(
    ['one', 'two'].map((apiKey) => open('bitvavo', { ...credentials, apiKey: `${KEY}${apiKey}` })),
  );
  await Promise.allSettled([0, 1, 2, 3, 4, 5].map((at) => clients[at % 2]?.read('privateGetAccount')));
  /** Each of the six took its turn at the same place, which lets one through every 60 ms. */
  expect(turns.mock.contexts).toHaveLength(6);
  expect(new Set(turns.mock.contexts).size).toBe(1);
  expect(turns.mock.contexts[0]).toMatchObject({ enableRateLimit: true, rateLimit: 60 });
});

test('the queue of an exchange is bounded: a further question is refused at once instead of waiting for minutes', async () => {
  const open = createClients({ mirror: fakes.base, now: Date.now });
  const client = await open('bitvavo', credentials);
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => client?.read('privateGetAccount')));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [relayFailure(one.reason)] : []));
  expect(refused).toHaveLength(10);
  expect(refused[0]).toEqual({ code: 'exchange.rate-limited', retryAfterMs: 10_000 });
  await expect(client?.read('privateGetAccount')).resolves.toBeDefined();
});
