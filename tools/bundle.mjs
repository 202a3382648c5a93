/**
 * Turns a TypeScript entry of this repository into JavaScript that Node runs, and does so again only when one of
 * its modules changed. The server, the command line and the benchmarks start through this, so that nobody has a
 * build step to remember. Freshness is a stamp of path, time and size of each module: cheap enough for `--help`.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const cacheDir = join(repoRoot, 'node_modules', '.cache', 'cryptax');

/**
 * @param {{ entry: string, name: string, external?: (string | RegExp)[] }} options entry relative to the repository
 * @returns {Promise<string>} absolute path of the module to import
 */
export async function ensureBundle({ entry, name, external = [] }) {
  const outDir = join(cacheDir, name);
  const output = join(outDir, 'main.mjs');
  if (isFresh(outDir)) return output;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: { main: join(repoRoot, entry) },
    platform: 'node',
    cwd: repoRoot,
    external: [/^node:/, ...external],
    logLevel: 'warn',
  });
  // Built beside and moved into place, so that two processes never see half of each other's work.
  const building = `${outDir}.${process.pid}.building`;
  const { output: files } = await bundle.write({
    dir: building,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: 'inline',
  });
  await bundle.close();
  writeFileSync(join(building, 'stamp.json'), JSON.stringify(stampOf(modulesOf(files))));
  replaceDirectory(building, outDir);
  return output;
}

function modulesOf(files) {
  const ids = new Set([join(repoRoot, 'package-lock.json')]);
  for (const file of files) {
    for (const id of file.moduleIds ?? []) {
      const path = id.split('?')[0];
      if (path.startsWith(repoRoot) && !path.includes('node_modules')) ids.add(path);
    }
  }
  return [...ids].sort();
}

function stampOf(paths) {
  return paths.map((path) => {
    const { mtimeMs, size } = statSync(path);
    return [relative(repoRoot, path), mtimeMs, size];
  });
}

function isFresh(outDir) {
  const stampFile = join(outDir, 'stamp.json');
  if (!existsSync(stampFile)) return false;
  const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
  return stamp.every(([path, mtimeMs, size]) => {
    const stats = statSync(join(repoRoot, path), { throwIfNoEntry: false });
    return stats !== undefined && stats.mtimeMs === mtimeMs && stats.size === size;
  });
}

function replaceDirectory(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { recursive: true, force: true });
  try {
    renameSync(from, to);
  } catch (error) {
    // Another process finished the same build between the two calls: its result is as good as ours.
    rmSync(from, { recursive: true, force: true });
    if (!isFresh(to)) throw error;
  }
}
