/**
 * Serves the built web app. Files with a hash in their name never change and are cached for good; the page itself
 * is asked for each time. Visitors of `/` get the landing page ready to read. A path that is no file gets the page: the
 * router in the browser decides, also on 404. Files that the build has packed go out packed; the rest is packed here.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { firstLanguage } from './http/page-language.ts';
import { keptFiles } from './kept-files.ts';

export function webFiles(webRoot: string): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    const forGood = context.res.ok && context.req.path.startsWith('/assets/');
    context.res.headers.set('Cache-Control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.get('/', async (context, next) => {
    const page = await landingPage(webRoot, context.req.header('Accept-Language'));
    if (page === undefined) return next();
    context.header('Vary', 'Accept-Language', { append: true });
    return context.html(page);
  });
  app.get('/assets/*', keptFiles(webRoot));
  app.use('*', serveStatic({ root: webRoot, precompressed: true }));
  app.get('*', async (context) => {
    const isFile = looksLikeFile(context.req.path) && !asksForPage(context.req.header('Accept'));
    const page = isFile ? undefined : await readPage(webRoot, 'index.html');
    return page === undefined ? context.text('Not found', 404) : context.html(page);
  });
  return app;
}

/** The page with the landing page already drawn in it; German for those who read German first, else English. */
function landingPage(webRoot: string, languages: string | undefined): Promise<string | undefined> {
  return readPage(webRoot, `landing.${firstLanguage(languages)}.html`);
}

/** Undefined where there is none: a server may be there for its API alone. */
async function readPage(webRoot: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(webRoot, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Somebody who opens an address; scripts and pictures are asked for otherwise. `/exchange/bitcoin.de` is a screen. */
function asksForPage(accept = ''): boolean {
  return accept.includes('text/html');
}

function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
