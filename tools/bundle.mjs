/**
 * Turns a TypeScript entry of this repository into JavaScript that Node runs, and does so again only when one of
 * its modules changed. The server, the command line and the benchmarks start through this, so that nobody has a
 * build step to remember. Freshness is a stamp of path, time and size of each module: cheap enough for `--help`.
 *
 * Every build lies in a folder of its own and `current.json` names the one to use, replaced by a rename. So two
 * processes may build at once, and one that still loads chunks of an older build finds them.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const repoRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const cacheDir = join(repoRoot, 'node_modules', '.cache', 'cryptax');

/** Older builds are kept this long for processes that still run from them. */
const KEEP_OLD_MS = 24 * 3600 * 1000;
/** Inputs of every bundle besides its modules. */
const ALWAYS = [join(repoRoot, 'package-lock.json'), fileURLToPath(import.meta.url)];

/**
 * @typedef {{ entry: string, name: string, external?: (string | RegExp)[] }} BundleOptions entry relative to the
 * repository; the name is the bundle's folder in the cache
 */

/**
 * The server. Packages from outside stay where npm put them: some bring native code or WebAssembly and find it beside
 * their own files. Found from the cache folder, because that lies inside `node_modules`.
 */
export const SERVER_BUNDLE = {
  entry: 'apps/server/src/main.ts',
  name: 'server',
  external: [/^(?![./]|[A-Za-z]:|@cryptax\/)/],
};

/** @param {BundleOptions} options @returns {Promise<string>} absolute path of the module to import */
export async function ensureBundle(options) {
  const outDir = join(cacheDir, options.name);
  const current = readCurrent(outDir);
  if (current?.entry === options.entry && isFresh(current.inputs)) return join(outDir, current.build, 'main.mjs');
  return build(options, outDir);
}

/** The bundle's exports; works in folders whose names have spaces or signs that mean something in a URL. */
export async function importBundle(options) {
  return import(pathToFileURL(await ensureBundle(options)).href);
}

async function build({ entry, external = [] }, outDir) {
  const { rolldown } = await import('rolldown');
  const begin = Date.now();
  const modules = new Set();
  const bundle = await rolldown({
    input: { main: join(repoRoot, entry) },
    platform: 'node',
    cwd: repoRoot,
    external: [/^node:/, ...external],
    logLevel: 'warn',
    plugins: [{ name: 'note-modules', moduleParsed: ({ id }) => void modules.add(id) }],
  });
  const working = join(outDir, `building-${randomUUID()}`);
  try {
    await bundle.write({
      dir: working,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      sourcemap: true,
    });
    const inputs = inputsOf(modules).map((path) => stampOf(path, begin));
    return publish(outDir, working, { entry, inputs });
  } finally {
    await bundle.close();
    rmSync(working, { recursive: true, force: true });
  }
}

/** Moves a finished build to its place and points to it. @returns {string} path of its entry */
function publish(outDir, working, { entry, inputs }) {
  const name = `build-${createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16)}-${randomUUID()}`;
  renameSync(working, join(outDir, name));
  const pointer = join(outDir, `${name}.json`);
  writeFileSync(pointer, JSON.stringify({ entry, build: name, inputs }));
  renameSync(pointer, join(outDir, 'current.json'));
  removeOld(outDir, name);
  return join(outDir, name, 'main.mjs');
}

/** The repository's own modules and the manifests that decide how their names resolve. */
function inputsOf(modules) {
  const paths = new Set(ALWAYS);
  for (const id of modules) {
    const path = id.split('?')[0];
    if (!path.startsWith(repoRoot + sep) || path.includes(`${sep}node_modules${sep}`)) continue;
    paths.add(path);
    const [group, member] = relative(repoRoot, path).split(sep);
    paths.add(join(repoRoot, group, member, 'package.json'));
  }
  return [...paths].filter((path) => statSync(path, { throwIfNoEntry: false }) !== undefined).sort();
}

/** A file changed while the build ran gets a time that never matches, so the next start builds again. */
function stampOf(path, begin) {
  const { mtimeMs, size } = statSync(path);
  return [relative(repoRoot, path), mtimeMs < begin ? mtimeMs : -1, size];
}

function isFresh(inputs) {
  return inputs.every(([path, mtimeMs, size]) => {
    const stats = statSync(join(repoRoot, path), { throwIfNoEntry: false });
    return stats !== undefined && stats.mtimeMs === mtimeMs && stats.size === size;
  });
}

/** What the cache points to; a missing or damaged pointer only means that there is nothing to reuse. */
function readCurrent(outDir) {
  try {
    const current = JSON.parse(readFileSync(join(outDir, 'current.json'), 'utf8'));
    const entry = statSync(join(outDir, current.build, 'main.mjs'), { throwIfNoEntry: false });
    return entry === undefined ? undefined : current;
  } catch {
    return undefined;
  }
}

function removeOld(outDir, current) {
  for (const name of readdirSync(outDir)) {
    if (name === current || name === 'current.json') continue;
    const path = join(outDir, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && Date.now() - stats.mtimeMs > KEEP_OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}
