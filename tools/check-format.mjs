/**
 * Format and lint, of the files that did not pass before as they are now. No rule that is switched on looks from one file into
 * another, so what has passed passes again; a new path, biome.json or another version of Biome count as changes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './bundle.mjs';
import { digestOf, remembered } from './remembered.mjs';
import { filesOfRepository } from './repository-files.mjs';

/** What Biome reads. */
const READ = /\.(?:[cm]?[jt]sx?|jsonc?|css|html|graphql|gql|vue|svelte|astro)$/;
/** More of them as arguments would be too long a command; then all are looked at. */
const MOST_NAMED = 500;

const memory = remembered('format', ['biome.json', 'tools/check-format.mjs']);
const files = filesOfRepository().filter((file) => READ.test(file));
const keys = new Map(files.map((file) => [file, digestOf(file, readFileSync(join(repoRoot, file), 'utf8'))]));
const fresh = files.filter((file) => !memory.knows(keys.get(file)));
const named = fresh.length > MOST_NAMED ? ['.'] : ['--no-errors-on-unmatched', '--files-ignore-unknown=true', ...fresh];
const { status } =
  fresh.length === 0
    ? { status: 0 }
    : spawnSync(join(repoRoot, 'node_modules', '.bin', 'biome'), ['ci', '--error-on-warnings', ...named], {
        cwd: repoRoot,
        stdio: 'inherit',
      });
if (status === 0) {
  for (const key of keys.values()) memory.of(key, () => true);
  memory.keep();
}
console.log(`${fresh.length} of ${files.length} files are new or changed.`);
process.exitCode = status === 0 && files.length > 0 ? 0 : 1;
