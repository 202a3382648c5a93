/** Below `/api`, what pages ask about the outside world: where the price services are, and the ECB file they cannot fetch themselves. */
import { Hono } from 'hono';
import { createEcbFile, type EcbFileOptions } from './ecb-file.ts';
import type { Outside } from './outside.ts';

type World = Pick<EcbFileOptions, 'fetch' | 'now'>;
const REAL: World = { fetch: (url, init) => fetch(url, init), now: () => Date.now() };

export function proxyRoutes(outside: Outside, world: World = REAL): Hono {
  const ecbFile = createEcbFile({ url: outside.ecbUrl, ...world });
  const routes = new Hono();
  routes.get('/config', (context) => {
    context.header('Cache-Control', 'no-store');
    const { priceBase, walletConnectProjectId } = outside;
    return context.json({ priceBase, walletConnectProjectId });
  });
  routes.get('/rates/ecb', async (context) => {
    const file = await ecbFile();
    context.header('Cache-Control', 'no-store');
    if (file === undefined) {
      return context.json({ code: 'upstream-unavailable', message: 'The ECB does not answer.' }, 503);
    }
    context.header('Content-Type', 'application/xml; charset=utf-8');
    context.header('Last-Modified', new Date(file.fetchedAt).toUTCString());
    return context.body(file.text);
  });
  return routes;
}
