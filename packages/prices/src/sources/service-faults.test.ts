/** The real fetch against a local server that misbehaves; time-outs and pauses are short, nothing sleeps for long. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, HttpClient, systemClock } from '@cryptax/http';
import { afterEach, expect, test } from 'vitest';
import { day } from '../testing/days.ts';
import { krakenSource } from './kraken.ts';

const ON = day('2026-10-31');
const FINE = `{"error":[],"result":{"XXBTZEUR":[[${ON * 86_400},"1","1","1","60123.4","1","2",3]],"last":1}}`;

/** Long enough for a busy machine; tests of the time-out itself set a short one. */
const PATIENT_MS = 120_001;
const SHORT_MS = 101;
/** Ends the first question as soon as it has arrived, and leaves the others all the time they need. */
const FIRST_ONLY_MS = 102;

/** Today is 2026-11-01. Time-outs run in real time; long pauses are written down, take 5 ms and move the clock on. */
function shortClock(arrived?: Promise<void>): Clock & { readonly pauses: number[] } {
  let isFirst = true;
  const pauses: number[] = [];
  let shift = Date.UTC(2026, 10, 1) - Date.now();
  return {
    pauses,
    now: () => Date.now() + shift,
    sleep: async (ms, signal) => {
      if (ms === FIRST_ONLY_MS) {
        if (!isFirst) return systemClock.sleep(PATIENT_MS, signal);
        isFirst = false;
        return arrived;
      }
      if (ms === PATIENT_MS || ms === SHORT_MS) return systemClock.sleep(ms, signal);
      pauses.push(ms);
      shift += ms;
      return systemClock.sleep(5, signal);
    },
  };
}

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
  server = undefined;
});

async function ask(listeners: readonly RequestListener[], timeoutMs = PATIENT_MS) {
  let calls = 0;
  let tellArrival = () => {};
  const arrived = new Promise<void>((resolve) => {
    tellArrival = resolve;
  });
  server = createServer((request, response) => {
    const listener = listeners[Math.min(calls++, listeners.length - 1)];
    listener?.(request, response);
    tellArrival();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clock = shortClock(arrived);
  const client = new HttpClient({
    fetch: (url, init) => fetch(url, init),
    clock,
    timeoutMs,
    rateLimits: { kraken: { requests: 50, perMs: 1_000 } },
  });
  const [answer] = await krakenSource(client, `http://127.0.0.1:${port}`).closes([{ asset: 'BTC', days: [ON] }]);
  return { answer, calls, pauses: clock.pauses };
}

const fine: RequestListener = (_, response) => response.end(FINE);
const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end('{"error":["no"]}');
const found = { asset: 'BTC', series: [expect.objectContaining({ units: [601_234n], scale: 1 })] };

test('a good answer over a real connection', async () => {
  expect(await ask([fine])).toEqual({ answer: found, calls: 1, pauses: [] });
});

test('429 with retry-after: waits that long, then has the price', async () => {
  const { answer, calls, pauses } = await ask([status(429, { 'retry-after': '30' }), fine]);
  expect(answer).toEqual(found);
  expect(calls).toBe(2);
  expect(pauses[0]).toBe(30_000);
});

test('429 for an hour: gives up as rate-limited', async () => {
  const { answer, calls } = await ask([status(429, { 'retry-after': '3600' })]);
  expect(answer).toEqual({
    asset: 'BTC',
    series: [],
    failure: { state: 'rate-limited', reason: 'rate-limited', retryAfterMs: 3_600_000 },
  });
  expect(calls).toBe(1);
});

test('500 for ever: three retries with doubling pauses', async () => {
  const { answer, calls, pauses } = await ask([status(500)]);
  expect(answer?.failure).toEqual({ state: 'not-found', reason: 'server' });
  expect(calls).toBe(4);
  expect(pauses).toEqual([1_000, 2_000, 4_000]);
});

test('no answer at all: times out, then recovers', async () => {
  const { answer, calls } = await ask([() => undefined, fine], FIRST_ONLY_MS);
  expect(answer).toEqual(found);
  expect(calls).toBe(2);
});

test('a body that drips without end: the time-out covers it', async () => {
  const drip: RequestListener = (_, response) => {
    const timer = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(timer));
  };
  const { answer } = await ask([drip], SHORT_MS);
  expect(answer?.failure).toEqual({ state: 'not-found', reason: 'timeout' });
});

test('a connection cut in the middle of the body', async () => {
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': String(FINE.length) });
    response.write(FINE.slice(0, 40), () => response.destroy());
  };
  const { answer, calls } = await ask([cut, cut, fine]);
  expect(answer).toEqual(found);
  expect(calls).toBe(3);
});

test('garbage with status 200: no price, no second call', async () => {
  const { answer, calls } = await ask([(_, response) => response.end('<html>\u0000\u0001 login</html>')]);
  expect(answer?.failure).toEqual({ state: 'not-found', reason: 'garbage' });
  expect(calls).toBe(1);
});

test('nobody listens: offline', async () => {
  const client = new HttpClient({ fetch: (url, init) => fetch(url, init), clock: shortClock(), timeoutMs: PATIENT_MS });
  const [answer] = await krakenSource(client, 'http://127.0.0.1:9').closes([{ asset: 'BTC', days: [ON] }]);
  expect(answer?.failure).toEqual({ state: 'not-found', reason: 'offline' });
});
