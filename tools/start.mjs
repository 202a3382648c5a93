/** `npm start`: install if needed, build what changed, then one server process until Ctrl-C. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { importBundle, repoRoot, SERVER_BUNDLE } = await import('./bundle.mjs');
const { ensureWebBuilt, webRoot } = await import('./build.mjs');

if (!ensureWebBuilt()) {
  console.error('The web app could not be built; the messages above say why.');
  process.exit(1);
}
const { startServer } = await importBundle(SERVER_BUNDLE);
const { version } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'));
const places = { repoRoot, webRoot, version };
const server = await startServer({ ...places, environment: process.env, say: console.log, ownsProcess: true });
if (!server.ok) {
  console.error(server.message);
  process.exit(1);
}
console.log(`Cryptax ${version} runs at ${server.address}  (Ctrl-C stops it)`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await server.close();
    console.log('Stopped.');
    process.exit(0);
  });
}
