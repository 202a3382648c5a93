/** What the relay of chains must never do: ask elsewhere, carry a key, keep or tell an address, or wait without end. */
import { createServer, request as plainRequest, type RequestListener, type Server } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { type KnownQuestion, knownQuestion, RELAYED_SERVICES } from '@cryptax/api-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerProblems } from '../http/answer-problems.ts';
import { createLog } from '../ops/log.ts';
import { openTestBed, SITE, type TestBed } from '../testing/test-bed.ts';
import { type AskService, createAskService, NoAnswer } from './ask-service.ts';
import { chainRoutes } from './chain-routes.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

const WALLET = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
const SOLANA = 'https://api.mainnet-beta.solana.com';
const balance = { jsonrpc: '2.0', id: 1, method: 'getBalance', params: [WALLET] };
const CARDANO = `addr1${'q'.repeat(98)}`;
const HASH = 'a'.repeat(64);

describe('questions that are known', () => {
  test.each([
    [SOLANA, balance, 'Solana', '/'],
    [
      'https://api.koios.rest/api/v1/tx_info',
      { _tx_hashes: [HASH], _inputs: true, _assets: true, _withdrawals: true },
      'Koios',
      '/api/v1/tx_info',
    ],
    [
      'https://api.koios.rest/api/v1/address_txs?order=block_height.asc,tx_hash.asc&offset=0&limit=50',
      { _addresses: [CARDANO] },
      'Koios',
      '/api/v1/address_txs?order=block_height.asc%2Ctx_hash.asc&offset=0&limit=50',
    ],
    [
      'https://doge1.trezor.io/api/v2/address/DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1?details=txs&page=1&pageSize=50',
      undefined,
      'Blockbook',
      '/api/v2/address/DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1?details=txs&page=1&pageSize=50',
    ],
  ])('%s', (url, body, service, path) => {
    const host = new URL(url).host;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    expect(knownQuestion(url, body)).toEqual({ service, host, path, ...sent });
  });

  test.each([
    ['another host', 'https://example.org/', balance],
    ['a host that begins alike', 'https://api.mainnet-beta.solana.com.example.org/', balance],
    ['a name in front of the host', 'https://api.koios.rest@127.0.0.1/', balance],
    ['a user of the host', 'https://user:pass@api.mainnet-beta.solana.com/', balance],
    ['another port', 'https://api.mainnet-beta.solana.com:8080/', balance],
    ['no encryption', 'http://api.mainnet-beta.solana.com/', balance],
    ['a file of this machine', 'file:///etc/passwd', undefined],
    ['the service of a cloud', 'http://169.254.169.254/latest/meta-data', undefined],
    ['another path', 'https://api.mainnet-beta.solana.com/admin', balance],
    ['a way up', 'https://doge1.trezor.io/api/v2/address/../../sendtx', undefined],
    ['a transaction to be sent', 'https://doge1.trezor.io/api/v2/sendtx/00', undefined],
    ['another method', SOLANA, { ...balance, method: 'sendTransaction' }],
    ['several at once', SOLANA, [balance, balance]],
    ['a field more', SOLANA, { ...balance, extra: 1 }],
    ['a filter over the whole chain', SOLANA, { ...balance, method: 'getProgramAccounts', params: [WALLET, {}] }],
    ['an address that is none', SOLANA, { ...balance, params: ['x"}'] }],
    [
      'a parameter more',
      'https://doge1.trezor.io/api/v2/address/DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1?secret=1',
      undefined,
    ],
    [
      'a parameter twice',
      'https://doge1.trezor.io/api/v2/address/DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1?page=1&page=2',
      undefined,
    ],
    [
      'a name of every object',
      'https://doge1.trezor.io/api/v2/address/DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1?__proto__=1',
      undefined,
    ],
    ['a body where none belongs', 'https://doge1.trezor.io/api/v2/address/DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1', {}],
    ['nothing', '', undefined],
  ])('%s is not', (_, url, body) => {
    expect(knownQuestion(url, body)).toBeUndefined();
  });
});

describe('addresses of names', () => {
  test.each(['1.1.1.1', '93.184.216.34', '172.15.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      'ff02::1',
      'localhost',
      '',
    ],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test('one closed address among several refuses the name, whichever form the connection asks for', () => {
    const mixed = publicLookup((_, done) =>
      done(null, [
        { address: '1.1.1.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]),
    );
    for (const all of [true, false]) {
      mixed('api.koios.rest', { all }, (error) => expect(error?.message).toContain('public internet'));
    }
    const open = publicLookup((_, done) => done(null, [{ address: '1.1.1.1', family: 4 }]));
    open('a', { all: true }, (error, found) =>
      expect([error, found]).toEqual([null, [{ address: '1.1.1.1', family: 4 }]]),
    );
    open('a', {}, (error, found, family) => expect([error, found, family]).toEqual([null, '1.1.1.1', 4]));
    publicLookup((_, done) => done(null, []))('a', {}, (error) => expect(error).not.toBeNull());
  });
});

describe('the way out', () => {
  let service: Server;
  let listener: RequestListener;
  beforeEach(async () => {
    service = createServer((request, response) => listener(request, response));
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  });
  afterEach(async () => {
    service.closeAllConnections();
    await new Promise((done) => service.close(done));
  });
  const question: KnownQuestion = { service: 'Solana', host: 'localhost', path: '/', body: '{}' };
  const here = (more: Parameters<typeof createAskService>[0] = {}): AskService =>
    createAskService({
      request: plainRequest as unknown as typeof httpsRequest,
      port: (service.address() as AddressInfo).port,
      lookup: (_, { all }, done) =>
        all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
      ...more,
    });
  const failure = async (ask: AskService): Promise<string> => {
    const error: unknown = await ask(question).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof NoAnswer ? error.code : String(error);
  };

  test('the question goes to the host as it is, with nothing of the caller', async () => {
    let seen: unknown;
    listener = (request, response) => {
      const { method, url, headers } = request;
      seen = { method, url, headers: Object.keys(headers).sort() };
      response.setHeader('retry-after', '7');
      response.end('{"result":1}');
    };
    const answer = await here()(question);
    expect([answer.status, answer.body.toString(), answer.retryAfter]).toEqual([200, '{"result":1}', '7']);
    expect(seen).toEqual({
      method: 'POST',
      url: '/',
      headers: ['accept', 'connection', 'content-length', 'content-type', 'host', 'user-agent'],
    });
  });

  test('a redirect is not followed', async () => {
    let asked = 0;
    listener = (_, response) => {
      asked++;
      response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    };
    expect([await failure(here()), asked]).toEqual(['redirect', 1]);
  });

  test('an answer without end is cut off, by size and by time', async () => {
    listener = (_, response) => {
      const more = () => {
        while (response.write('x'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    };
    expect(await failure(here({ maxBytes: 50_000 }))).toBe('too-large');
    listener = (_, response) => void response.write('{');
    expect(await failure(here({ timeoutMs: 50 }))).toBe('timeout');
    listener = () => undefined;
    expect(await failure(here({ timeoutMs: 50 }))).toBe('timeout');
  });

  test('a broken connection and a closed address are one answer that tells nothing', async () => {
    listener = (request) => void request.socket.destroy();
    expect(await failure(here())).toBe('unreachable');
    const closed = publicLookup((_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]));
    let asked = 0;
    listener = (_, response) => {
      asked++;
      response.end('{}');
    };
    expect([await failure(here({ lookup: closed })), asked]).toEqual(['unreachable', 0]);
  });
});

describe('the route', () => {
  let bed: TestBed;
  let logged = '';
  beforeAll(async () => {
    bed = await openTestBed('pglite');
  });
  afterEach(() => bed.resetLimits());
  afterAll(() => bed.close());

  function setUp(ask: AskService, chainRelay = true) {
    const sink = new Writable({
      write: (chunk, _, done) => {
        logged += String(chunk);
        done();
      },
    });
    const config = { ...bed.services.config, chainRelay };
    const services = { ...bed.services, config, log: createLog('debug', sink) };
    const app = chainRoutes(services, ask);
    answerProblems(app, services);
    return (body: unknown, headers: Record<string, string> = { origin: SITE }) =>
      app.request(`${SITE}/relay`, { method: 'POST', body: JSON.stringify(body), headers });
  }
  const answering =
    (status: number, body = '{"result":{"value":5}}'): AskService =>
    async () => ({ status, body: Buffer.from(body), retryAfter: '3' });

  test('hands the answer on as data, and nothing else of it', async () => {
    const answer = await setUp(answering(200))({ url: SOLANA, body: balance });
    expect([answer.status, await answer.text()]).toEqual([200, '{"result":{"value":5}}']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    const refused = await setUp(answering(403, '<script>alert(1)</script>'))({ url: SOLANA, body: balance });
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'relay.refused', status: 403 }]);
    expect((await setUp(answering(101))({ url: SOLANA, body: balance })).status).toBe(502);
  });

  test('works for our own page and for users, not for pages of others', async () => {
    const ask = setUp(answering(200));
    const question = { url: SOLANA, body: balance };
    expect((await ask(question, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(question, {})).status).toBe(403);
    const user = await bed.user('relay');
    expect((await ask(question, { authorization: `Bearer ${await user.token()}` })).status).toBe(200);
    expect((await ask(question, { authorization: 'Bearer forged' })).status).toBe(403);
  });

  test('the operator can switch it off', async () => {
    const answer = await setUp(answering(200), false)({ url: SOLANA, body: balance });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'relay.off' }]);
  });

  test('unknown questions, keys and large bodies are refused before anyone is asked', async () => {
    let asked = 0;
    const ask = setUp(async (question) => {
      asked++;
      return answering(200)(question);
    });
    expect((await ask({ url: 'https://example.org/', body: balance })).status).toBe(400);
    expect((await ask({ url: SOLANA, body: balance, headers: { authorization: 'k' } })).status).toBe(400);
    expect((await ask({ url: SOLANA, body: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await ask('nothing')).status).toBe(400);
    expect(asked).toBe(0);
  });

  test('a service is asked within its limit by all users together, then they are told how long to wait', async () => {
    const ask = setUp(answering(200));
    const url = 'https://doge1.trezor.io/api/v2/address/DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1?details=basic';
    const { requests } = RELAYED_SERVICES.Solana.limit;
    const question = { url: SOLANA, body: balance };
    const users = [await bed.user('one'), await bed.user('two')];
    const tokens = await Promise.all(users.map((user) => user.token()));
    const statuses: number[] = [];
    for (let at = 0; at < requests; at++) {
      const headers = { authorization: `Bearer ${tokens[at % 2]}` };
      statuses.push((await ask(question, headers)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const over = await ask(question, { authorization: `Bearer ${tokens[0]}` });
    expect([over.status, Number(over.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ask({ url }, { authorization: `Bearer ${tokens[0]}` })).status).toBe(200);
  });

  test('no more are under way at once than fit into memory', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const ask = setUp(async (question) => {
      await held;
      return answering(200)(question);
    });
    const many = Array.from({ length: 17 }, () => ask({ url: SOLANA, body: balance }));
    const first = await Promise.race(many);
    expect([first.status, await first.json()]).toMatchObject([429, { code: 'relay.busy' }]);
    release();
    const statuses = (await Promise.all(many)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 16 }, () => 200), 429]);
  });

  test.each([
    ['unreachable', 502],
    ['timeout', 504],
    ['too-large', 502],
    ['redirect', 502],
  ] as const)('%s is told as %i', async (code, status) => {
    const answer = await setUp(() => Promise.reject(new NoAnswer(code)))({ url: SOLANA, body: balance });
    expect([answer.status, await answer.json()]).toMatchObject([status, { code: `relay.${code}` }]);
  });

  test('nothing of a question reaches the log or the database', async () => {
    await setUp(() => Promise.reject(new Error('a bug')))({ url: SOLANA, body: balance });
    const limits = await bed.db.query<{ key: string }>('select key from auth.rate_limits');
    expect(limits.rows).not.toEqual([]);
    expect(limits.rows.filter(({ key }) => key.includes(WALLET))).toEqual([]);
    expect(logged).toContain('request failed');
    expect(logged).not.toContain(WALLET);
    expect(logged).not.toContain('solana');
  });
});
