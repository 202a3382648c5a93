/**
 * The packages as plain JavaScript for the tests of the apps. `npm test` makes them once (two seconds); otherwise each of the
 * four test runs would compile the same thousand modules for itself, and run them through the test runner's own module
 * loader, which reads every imported name as a property. Single runs (`npx vitest`) use the sources, so that nobody tests an old
 * build by accident.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cacheDir, repoRoot } from './bundle.mjs';

const PACKAGES = join(repoRoot, 'packages');
/** Below node_modules, so that the packages from outside are found from there and the test runner leaves the files alone. */
const OUT = join(cacheDir, 'test-packages');
/** Another run in the same folder may still use its build. */
const KEEP_MS = 2 * 3600 * 1000;

/** @returns {Promise<string>} the folder to hand to the test runs as CRYPTAX_BUILT_PACKAGES */
export async function buildPackages() {
  const { rolldown } = await import('rolldown');
  mkdirSync(OUT, { recursive: true });
  for (const old of readdirSync(OUT).map((name) => join(OUT, name))) {
    if (Date.now() - statSync(old).mtimeMs > KEEP_MS) rmSync(old, { recursive: true, force: true });
  }
  const dir = mkdtempSync(join(OUT, 'build-'));
  const bundle = await rolldown({
    input: Object.fromEntries(entries()),
    platform: 'node',
    cwd: repoRoot,
    external: [/^node:/, /^(?![./]|[A-Za-z]:|@cryptax\/)/],
    logLevel: 'warn',
    // Tests may ask for anything that a package exports.
    treeshake: false,
  });
  await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  });
  await bundle.close();
  return dir;
}

/** All packages in one build: what two of them share is one chunk, so that each module exists once. */
function* entries() {
  for (const name of readdirSync(PACKAGES)) {
    const { exports } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
    for (const [key, source] of Object.entries(exports)) {
      if (source.endsWith('.ts')) yield [fileName(name, key.slice(2)), join(PACKAGES, name, source)];
    }
  }
}

const fileName = (name, part) => (part ? `${name}__${part}` : name);

/**
 * Does nothing where nothing was built. The tests of a package use its sources, and the other packages as they were built.
 * @returns {import('vite').Plugin[]}
 */
export function builtPackages() {
  const dir = process.env.CRYPTAX_BUILT_PACKAGES;
  if (!dir) return [];
  const built = new Map(
    [...entries()].map(([file]) => [`@cryptax/${file.replace('__', '/')}`, join(dir, `${file}.mjs`)]),
  );
  return [
    {
      name: 'built-packages',
      enforce: 'pre',
      resolveId(id, importer = '') {
        const path = built.get(id);
        const own = join(PACKAGES, id.split('/')[1] ?? '') + sep;
        return path === undefined || importer.startsWith(own) ? null : { id: path, external: true };
      },
    },
  ];
}
