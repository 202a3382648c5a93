import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '../security-headers.ts';
import { connectOrigins, readOutside } from './outside.ts';
import { proxyRoutes } from './proxy-routes.ts';

const XML = "<Cube><Cube time='2026-11-13'><Cube currency='USD' rate='1.16'/></Cube></Cube>";

function setUp(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const world = { at: 0 };
  const app = proxyRoutes(readOutside({}), {
    now: () => world.at,
    fetch: async (url) => {
      asked.push(url);
      return answer();
    },
  });
  return { app, asked, world };
}

test('the ECB file is fetched once an hour for everybody', async () => {
  const { app, asked, world } = setUp(() => new Response(XML));
  const both = await Promise.all([app.request('/rates/ecb'), app.request('/rates/ecb')]);
  expect(await Promise.all(both.map((one) => one.text()))).toEqual([XML, XML]);
  expect(both[0]?.headers.get('content-type')).toContain('application/xml');
  world.at = 3_599_999;
  await app.request('/rates/ecb');
  expect(asked).toEqual(['https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml']);
  world.at = 3_600_000;
  await app.request('/rates/ecb');
  expect(asked).toHaveLength(2);
});

test('who lacks more than the last weeks gets it out of the whole history, and no more', async () => {
  const days = ['2026-11-13', '2026-06-02', '2026-06-01', '1999-01-04'];
  const block = (day: string) => `<Cube time="${day}"><Cube currency="USD" rate="1.1"/></Cube>`;
  const { app, asked, world } = setUp(() => new Response(`<a><Cube>${days.map(block).join('')}</Cube></a>`));
  world.at = Date.UTC(2026, 10, 17);
  const some = await (await app.request('/rates/ecb?from=2026-06-02')).text();
  expect(some).toBe(`<a><Cube>${days.slice(0, 2).map(block).join('')}</Cube></a>`);
  await app.request('/rates/ecb?from=2020-01-01');
  await app.request('/rates/ecb?from=2026-11-01');
  await app.request('/rates/ecb?from=nonsense');
  expect(asked.map((url) => url.split('/').at(-1))).toEqual(['eurofxref-hist.xml', 'eurofxref-hist-90d.xml']);
});

test('while the bank is away the last copy serves, and it is asked once a minute at most', async () => {
  let isAway = true;
  const { app, asked, world } = setUp(() => (isAway ? new Response('', { status: 500 }) : new Response(XML)));
  expect((await app.request('/rates/ecb')).status).toBe(503);
  expect((await app.request('/rates/ecb')).status).toBe(503);
  expect(asked).toHaveLength(1);
  isAway = false;
  world.at = 60_000;
  expect((await app.request('/rates/ecb')).status).toBe(200);
  isAway = true;
  world.at += 3_600_000;
  expect(await (await app.request('/rates/ecb')).text()).toBe(XML);
});

test.each([
  ['a web page', () => new Response('<html>login</html>')],
  ['a file far too large', () => new Response(XML, { headers: { 'content-length': '3000000' } })],
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
])('%s is not taken for the file', async (_, answer) => {
  expect((await setUp(answer).app.request('/rates/ecb')).status).toBe(503);
});

test('pages learn of a mirror, and of nothing else', async () => {
  expect(await (await setUp(() => new Response(XML)).app.request('/config')).json()).toEqual({});
  const outside = readOutside({ CRYPTAX_PRICE_BASE: 'http://127.0.0.1:4000/', CRYPTAX_DATA: '/secret' });
  expect(outside).toEqual({
    priceBase: 'http://127.0.0.1:4000',
    ecbUrl: 'http://127.0.0.1:4000/ecb/eurofxref-hist-90d.xml',
    ecbHistoryUrl: 'http://127.0.0.1:4000/ecb/eurofxref-hist.xml',
    frames: [],
  });
  expect(await (await proxyRoutes(outside).request('/config')).json()).toEqual({
    priceBase: 'http://127.0.0.1:4000',
  });
  expect(readOutside({ CRYPTAX_PRICE_BASE: 'javascript:alert(1)' }).priceBase).toBeUndefined();
});

test('pages may ask what the product knows, the mirror, and what the operator names', () => {
  const known = connectOrigins({});
  expect(known).toContain('https://api.kraken.com');
  expect(known.every((origin) => /^https:\/\/[a-z\d.-]+$/.test(origin))).toBe(true);
  const more = connectOrigins({
    CRYPTAX_PRICE_BASE: 'http://127.0.0.1:4000/live',
    CRYPTAX_CONNECT_ORIGINS: 'https://node.example:8545/path, wss://relay.example',
  });
  expect(more.slice(known.length)).toEqual([
    'http://127.0.0.1:4000',
    'https://node.example:8545',
    'wss://relay.example',
  ]);
  for (const bad of ['*', 'node.example', 'javascript:alert(1)', "https://a.example; script-src 'unsafe-inline'"]) {
    expect(() => connectOrigins({ CRYPTAX_CONNECT_ORIGINS: bad }), bad).toThrow('CRYPTAX_CONNECT_ORIGINS');
  }
});

test('a project of WalletConnect is told to pages and opens its relay; without one nothing of it exists', async () => {
  const id = '0123456789abcdef0123456789abcdef';
  const outside = readOutside({ CRYPTAX_WALLETCONNECT_PROJECT_ID: id });
  expect(await (await proxyRoutes(outside).request('/config')).json()).toEqual({ walletConnectProjectId: id });
  expect(outside.frames).toEqual(['https://verify.walletconnect.org']);
  const without = connectOrigins({});
  expect(without.some((origin) => origin.includes('walletconnect'))).toBe(false);
  expect(connectOrigins({ CRYPTAX_WALLETCONNECT_PROJECT_ID: id }).slice(without.length)).toEqual([
    'wss://relay.walletconnect.org',
    'https://rpc.walletconnect.org',
  ]);
  expect(() => connectOrigins({ CRYPTAX_WALLETCONNECT_PROJECT_ID: 'my project' })).toThrow('32 digits');
});

test('the policy of a page allows frames only where WalletConnect is set up', async () => {
  const policy = async (frames: readonly string[]) => {
    const app = new Hono().use(securityHeaders([], frames)).get('/', (context) => context.text(''));
    return (await app.request('/')).headers.get('content-security-policy');
  };
  expect(await policy([])).toContain("frame-src 'none';");
  expect(await policy(['https://verify.walletconnect.org'])).toContain('frame-src https://verify.walletconnect.org;');
});
