/** Below `/api`, what pages ask about the outside world: where the price services are, and the ECB file they cannot fetch themselves. */
import { Hono } from 'hono';
import { createEcbFile, ECB_BYTES, type EcbFileOptions, since } from './ecb-file.ts';
import type { Outside } from './outside.ts';

type World = Pick<EcbFileOptions, 'fetch' | 'now'>;
const REAL: World = { fetch: (url, init) => fetch(url, init), now: () => Date.now() };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The file of 90 days by calendar, less some days for what the bank has not published yet. */
const RECENT_MS = 80 * 86_400_000;

export function proxyRoutes(outside: Outside, world: World = REAL): Hono {
  const recent = createEcbFile({ url: outside.ecbUrl, maxBytes: ECB_BYTES.days90, ...world });
  const history = createEcbFile({ url: outside.ecbHistoryUrl, maxBytes: ECB_BYTES.history, ...world });
  const routes = new Hono();
  routes.get('/config', (context) => {
    context.header('Cache-Control', 'no-store');
    const { priceBase, walletConnectProjectId } = outside;
    return context.json({ priceBase, walletConnectProjectId });
  });
  routes.get('/rates/ecb', async (context) => {
    const from = context.req.query('from');
    // Within the shorter file there is no hole; a page that was away for longer gets what it lacks out of the whole one.
    const isOld = from !== undefined && DAY.test(from) && Date.parse(from) < world.now() - RECENT_MS;
    const file = await (isOld ? history() : recent());
    context.header('Cache-Control', 'no-store');
    if (file === undefined) {
      return context.json({ code: 'upstream-unavailable', message: 'The ECB does not answer.' }, 503);
    }
    context.header('Content-Type', 'application/xml; charset=utf-8');
    context.header('Last-Modified', new Date(file.fetchedAt).toUTCString());
    return context.body(isOld ? since(file.text, from) : file.text);
  });
  return routes;
}
