/** Builds the web app when one of its sources changed; `npm run build` and every command that serves it call this. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asBrotli, asGzip } from '../apps/web/scripts/pack.mjs';
import { cacheDir, repoRoot } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';

export const webRoot = join(repoRoot, 'apps', 'web', 'dist', 'app');
const stampFile = join(cacheDir, 'web-built');
/** Less does not get smaller on the wire. */
const LEAST_PACKED_BYTES = 1024;

/** @returns {boolean} whether the app is built and up to date */
export function ensureWebBuilt() {
  const wanted = stampOfSources();
  const built = existsSync(join(webRoot, 'index.html')) && existsSync(stampFile);
  if (built && readFileSync(stampFile, 'utf8') === wanted) return true;
  console.log('Building the web app ...');
  const steps = [
    [join(repoRoot, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    [join('scripts', 'check-bundle.mjs')],
  ];
  for (const args of steps) {
    const { status } = spawnSync(process.execPath, args, { cwd: join(repoRoot, 'apps', 'web'), stdio: 'inherit' });
    if (status !== 0) return false;
  }
  for (const file of readdirSync(webRoot, { recursive: true })) packText(join(webRoot, String(file)));
  mkdirSync(dirname(stampFile), { recursive: true });
  // A file of its own each time: a copy of the checkout may share what lies there.
  writeFileSync(`${stampFile}.new`, wanted);
  renameSync(`${stampFile}.new`, stampFile);
  return true;
}

/**
 * Packed once here and not for every visitor anew; beside the files, where the server looks for it. Who runs an installation
 * may change site.json at any time, so that one is packed when it is sent.
 */
function packText(file) {
  if (basename(file) === 'site.json' || !/\.(?:css|html|js|json|svg|webmanifest)$/.test(file)) return;
  const text = readFileSync(file);
  if (text.length < LEAST_PACKED_BYTES) return;
  writeFileSync(`${file}.gz`, asGzip(text));
  writeFileSync(`${file}.br`, asBrotli(file, text));
}

function stampOfSources() {
  const hash = createHash('sha256');
  const packages = readdirSync(join(repoRoot, 'packages')).map((name) => join('packages', name));
  for (const folder of ['apps/web', 'docs/help', ...packages].sort()) addFolder(hash, folder);
  addFile(hash, 'package-lock.json');
  return hash.digest('hex');
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'e2e', 'fixtures', 'golden', '.cache']);

function addFolder(hash, folder) {
  for (const entry of readdirSync(join(repoRoot, folder), { withFileTypes: true }).sort(byName)) {
    // What the compiler notes for itself changes with every check of the types.
    if (LEFT_OUT.has(entry.name) || /\.(test\.tsx?|bench\.tsx?|tsbuildinfo)$/.test(entry.name)) continue;
    // Notes to developers change nothing; the help articles are part of the app.
    if (entry.name.endsWith('.md') && !folder.startsWith('docs/help')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) addFolder(hash, path);
    else addFile(hash, path);
  }
}

function addFile(hash, path) {
  const { mtimeMs, size } = statSync(join(repoRoot, path));
  hash.update(`${path} ${mtimeMs} ${size}\n`);
}

function byName(a, b) {
  return a.name < b.name ? -1 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!ensureWebBuilt()) process.exit(1);
}
