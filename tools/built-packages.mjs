/**
 * The packages and the apps as plain JavaScript for the tests. `npm test` makes them once (five seconds); otherwise each of the four
 * test runs would compile the same two thousand modules for itself, and run them through the test runner's own module loader, which
 * reads every imported name as a property. Single runs (`npx vitest`) use the sources, so that nobody tests an old build by accident.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir, repoRoot } from './bundle.mjs';
import { asViteDoes } from './vite-modules.mjs';

const PACKAGES = join(repoRoot, 'packages');
/** Whose modules are built: what lies below is loaded by Node itself, tests alone by the test runner. */
const SOURCES = [
  ...readdirSync(PACKAGES).map((name) => join(PACKAGES, name, 'src')),
  ...['cli', 'server', 'web'].map((name) => join(repoRoot, 'apps', name, 'src')),
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
    // Built with the rest is what names no export that Node sees.
    external: [/^node:/, /^(?![./]|[A-Za-z]:|@cryptax\/|virtual:|workbox-window)/],
    logLevel: 'warn',
    // Tests may ask for anything that a package exports.
    treeshake: false,
    transform: { jsx: { runtime: 'automatic', development: true } },
    plugins: [asViteDoes, ownAddress],
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
      if (/\.tsx?$/.test(name) && !/\.(test|bench|d)\.tsx?$/.test(name)) yield join(folder, name);
    }
  }
}

/** Modules that read files find them from where they were written. */
const ownAddress = {
  name: 'own-address',
  transform: (code, id) =>
    /import\.meta\.(url|dirname)/.test(code)
      ? {
          code: code
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
          map: null,
        }
      : undefined,
};

/** Tests, and what runs before each of them: they share the modules of the worker. */
const TAKES_BUILT = /\.test\.(tsx?|mjs)$|[\\/]testing[\\/](page-)?setup\.ts$/;
/** A test that loads modules anew or replaces parts of one gets sources: what Node has loaded stays as it is. */
const CHANGES_MODULES = /\bvi\.(mock|doMock|resetModules)\(|\bimport \* as \w+ from '\.[^']+';[\s\S]*\bvi\.spyOn\(/;

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
    [...modules()].map((source) => [source, join(dir, relative(repoRoot, source).replace(/\.tsx?$/, '.mjs'))]),
  );
  const named = new Map(doors());
  const takes = new Map();
  const takesBuilt = (importer) => {
    if (!takes.has(importer))
      takes.set(importer, TAKES_BUILT.test(importer) && !CHANGES_MODULES.test(readFileSync(importer, 'utf8')));
    return takes.get(importer);
  };
  return [
    {
      name: 'built-packages',
      enforce: 'pre',
      resolveId(id, importer = '') {
        const isNear = /^\.\.?\//.test(id);
        if (isNear && !takesBuilt(importer)) return null;
        const source = isNear ? resolve(dirname(importer), id) : named.get(id);
        const path = built.get(source);
        return path === undefined ? null : { id: path, external: true };
      },
    },
  ];
}
