/** An exchange that does not answer holds nobody up, and a long history is handed over in pieces. */
import type { ExchangePage } from '@cryptax/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeRoutes } from './exchange-routes.ts';
import { createClients } from './relay/exchange-client.ts';
import { fakeBitpanda } from './testing/bitpanda-shapes.ts';
import { type FakeExchanges, KEY, startFakeExchanges } from './testing/fake-exchanges.ts';
import { fakeKraken } from './testing/kraken-shapes.ts';

const SITE = 'http://localhost:4400';
const credentials = { apiKey: KEY, secret: 'c2VjcmV0' };
/** Only for the question that gets no answer; the others have all the time that a busy machine needs. */
const SHORT_MS = 50;
const PATIENT_MS = 120_000;

let fakes: FakeExchanges;

beforeAll(async () => {
  fakes = await startFakeExchanges([fakeKraken, fakeBitpanda]);
  // Loading the library takes longer than any answer.
  for (const exchange of ['kraken', 'bitpanda']) await relay()('/check', { exchange });
});

afterAll(() => fakes.close());

function relay(world: { timeoutMs: number } = { timeoutMs: PATIENT_MS }, workMs?: number) {
  const services = {
    config: { publicUrl: null, port: 4400, allowedOrigins: [], trustProxy: false },
    limits: { use: async () => undefined },
  };
  const clients = createClients(Object.assign(world, { mirror: fakes.base, now: Date.now, keepsLimits: false }));
  const app = exchangeRoutes(services as never, clients, workMs);
  return async (path: string, body: object) => {
    const answer = await app.request(`${SITE}${path}`, {
      method: 'POST',
      headers: { origin: SITE, host: 'localhost:4400', 'content-type': 'application/json' },
      body: JSON.stringify({ credentials, ...body }),
    });
    return { status: answer.status, json: (await answer.json()) as unknown };
  };
}

test.each([
  ['kraken', '/0/private/'],
  ['bitpanda', '/v1/fiatwallets'],
])('%s: a question without an answer ends in time, and the next one works', async (exchange, path) => {
  const world = { timeoutMs: PATIENT_MS };
  const ask = relay(world);
  expect((await ask('/check', { exchange })).status).toBe(200);
  const answerAgain = fakes.hang(path);
  world.timeoutMs = SHORT_MS;
  expect(await ask('/check', { exchange })).toEqual({ status: 504, json: { code: 'exchange.timeout' } });
  answerAgain();
  world.timeoutMs = PATIENT_MS;
  expect((await ask('/check', { exchange })).status).toBe(200);
});

test('a request whose time is up hands over what it has and where to go on', async () => {
  const ask = relay(undefined, 0);
  const read = async (cursor: string | null) => {
    const body = { exchange: 'bitpanda', stream: 'trades', cursor, since: 0, until: Date.parse('2030-01-01') };
    return (await ask('/read', body)).json as ExchangePage;
  };
  const first = await read(null);
  /** A page of Bitpanda has 100 trades; of 133 the last 33 are reported by the next request. */
  expect([first.records.length, JSON.parse(first.cursor ?? '')]).toEqual([
    100,
    { after: first.records.at(-1)?.id, seen: 100 },
  ]);
  const second = await read(first.cursor);
  expect([second.records.length, second.cursor]).toEqual([33, null]);
});
