/**
 * What a check worked out about a text, kept from run to run by the text itself: most files are the same as last time. It lies in
 * node_modules, so a fresh clone works everything out, and it is thrown away whenever the check, its settings or an installed
 * package changes.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, repoRoot } from './bundle.mjs';

const FOLDER = join(cacheDir, 'remembered');

/** @param {readonly string[]} texts @returns {string} one short name for all of them */
export function digestOf(...texts) {
  const hash = createHash('sha256');
  // With its length, so that no two lists of texts look the same.
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url').slice(0, 22);
}

/**
 * @param {string} name of the check
 * @param {readonly string[]} files of the repository that what is remembered depends on: the check and its settings
 */
export function remembered(name, files, folder = FOLDER) {
  const path = join(folder, `${name}.json`);
  const basis = digestOf(...['package-lock.json', ...files].map((file) => readFileSync(join(repoRoot, file), 'utf8')));
  const before = readKept(path, basis);
  const now = new Map();
  return {
    /** What was worked out about this text before, or else now. */
    of(key, workOut) {
      if (!now.has(key)) now.set(key, before.has(key) ? before.get(key) : workOut());
      return now.get(key);
    },
    knows: (key) => before.has(key),
    /** Only what was asked for in this run: texts that are gone are forgotten. */
    keep() {
      mkdirSync(folder, { recursive: true });
      const own = `${path}.${randomUUID()}`;
      writeFileSync(own, JSON.stringify({ basis, known: [...now] }));
      renameSync(own, path);
    },
  };
}

function readKept(path, basis) {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8'));
    return new Map(kept.basis === basis ? kept.known : []);
  } catch {
    return new Map();
  }
}
