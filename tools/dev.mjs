/** `npm run dev`: the web app with hot reload, the API behind the same address, internal screens open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { importBundle, repoRoot, SERVER_BUNDLE } = await import('./bundle.mjs');
const { createServer } = await import('vite');
const { startServer } = await importBundle(SERVER_BUNDLE);

const port = Number(process.env.PORT || 4400);
const { version } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'));
const api = await startServer({
  environment: { ...process.env, PORT: String(port + 1), CRYPTAX_DEV: '1' },
  repoRoot,
  webRoot: join(repoRoot, 'apps', 'web', 'public'),
  version,
  say: console.log,
});
if (!api.ok) {
  console.error(api.message);
  process.exit(1);
}
const vite = await createServer({
  root: join(repoRoot, 'apps', 'web'),
  server: { port, strictPort: false, proxy: { '/api': { target: api.address, ws: true } } },
});
await vite.listen();
vite.printUrls();

process.on('SIGINT', async () => {
  await Promise.all([vite.close(), api.close()]);
  process.exit(0);
});
