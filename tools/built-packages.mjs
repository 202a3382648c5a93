/**
 * The packages and the command line as plain JavaScript for the tests. `npm test` makes them once (three seconds); otherwise each
 * of the four test runs would compile the same thousand modules for itself, and run them through the test runner's own module
 * loader, which reads every imported name as a property. Single runs (`npx vitest`) use the sources, so that nobody tests an old
 * build by accident.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir, repoRoot } from './bundle.mjs';

const PACKAGES = join(repoRoot, 'packages');
/** Whose modules are built: what lies below is loaded by Node itself, tests alone by the test runner. */
const SOURCES = [
  ...readdirSync(PACKAGES).map((name) => join(PACKAGES, name, 'src')),
  join(repoRoot, 'apps', 'cli', 'src'),
];
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
    input: [...modules()],
    platform: 'node',
    cwd: repoRoot,
    external: [/^node:/, /^(?![./]|[A-Za-z]:|@cryptax\/)/],
    logLevel: 'warn',
    // Tests may ask for anything that a package exports.
    treeshake: false,
    plugins: [ownAddress],
  });
  // A file for each module: a test asks for single ones, and each exists once.
  await bundle.write({
    dir,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: repoRoot,
    entryFileNames: '[name].mjs',
    sourcemap: true,
  });
  await bundle.close();
  rmSync(CURRENT, { recursive: true, force: true });
  renameSync(dir, CURRENT);
  return CURRENT;
}

/** All modules but the tests. */
function* modules() {
  for (const folder of SOURCES) {
    for (const name of readdirSync(folder, { recursive: true })) {
      if (/\.ts$/.test(name) && !/\.(test|bench|d)\.ts$/.test(name)) yield join(folder, name);
    }
  }
}

/** Modules that read files find them from where they were written. */
const ownAddress = {
  name: 'own-address',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : undefined,
};

/** What the packages offer by name, and the module behind it. */
function* doors() {
  for (const name of readdirSync(PACKAGES)) {
    const { exports } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
    for (const [key, source] of Object.entries(exports)) {
      if (source.endsWith('.ts')) yield [`@cryptax/${name}${key.slice(1)}`, join(PACKAGES, name, source)];
    }
  }
}

/** Where the test runner keeps compiled modules; its own place for runs over sources. */
export const compiledModules = () => (process.env.CRYPTAX_BUILT_PACKAGES ? { fsModuleCachePath: COMPILED } : {});

/**
 * Does nothing where nothing was built.
 * @returns {import('vite').Plugin[]}
 */
export function builtPackages() {
  const dir = process.env.CRYPTAX_BUILT_PACKAGES;
  if (!dir) return [];
  const built = new Map(
    [...modules()].map((source) => [source, join(dir, relative(repoRoot, source).replace(/\.ts$/, '.mjs'))]),
  );
  const named = new Map(doors());
  return [
    {
      name: 'built-packages',
      enforce: 'pre',
      resolveId(id, importer = '') {
        const source = /^\.\.?\//.test(id) ? resolve(dirname(importer), id) : named.get(id);
        const path = built.get(source);
        return path === undefined ? null : { id: path, external: true };
      },
    },
  ];
}
