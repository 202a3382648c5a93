/** `npm run restore [-- name]`: lists the backups of the embedded database, or brings one back. Stop the server first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { importBundle, repoRoot, SERVER_BUNDLE } = await import('./bundle.mjs');
const { restoreDatabase } = await importBundle(SERVER_BUNDLE);
const { version } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'));
const options = { environment: process.env, repoRoot, webRoot: repoRoot, version };
const { ok, message } = await restoreDatabase(options, process.argv[2]);
console.log(message);
process.exit(ok ? 0 : 1);
