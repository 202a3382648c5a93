/**
 * The packages as plain JavaScript for the tests of the apps. `npm test` makes them once (two seconds); otherwise each of the
 * four test runs would compile the same thousand modules for itself, and run them through the test runner's own module
 * loader, which reads every imported name as a property. Single runs (`npx vitest`) use the sources, so that nobody tests an old
 * build by accident.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cacheDir, repoRoot } from './bundle.mjs';

const PACKAGES = join(repoRoot, 'packages');
/** Below node_modules, so that the packages from outside are found from there and the test runner leaves the files alone. */
const OUT = join(cacheDir, 'test-packages');
/** Always the same address: what the test runner keeps of compiled tests names it. */
const CURRENT = join(OUT, 'current');
/** Compiled tests that import built packages, apart from those that import sources. */
const COMPILED = join(OUT, 'compiled');

/** @returns {Promise<string>} the folder to hand to the test runs as CRYPTAX_BUILT_PACKAGES */
export async function buildPackages() {
  const { rolldown } = await import('rolldown');
  mkdirSync(OUT, { recursive: true });
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
  rmSync(CURRENT, { recursive: true, force: true });
  renameSync(dir, CURRENT);
  return CURRENT;
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

/** Where the test runner keeps compiled modules; its own place for runs over sources. */
export const compiledModules = () => (process.env.CRYPTAX_BUILT_PACKAGES ? { fsModuleCachePath: COMPILED } : {});

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
