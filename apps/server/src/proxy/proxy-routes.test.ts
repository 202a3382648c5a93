import { expect, test } from 'vitest';
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
