/** The files of the repository, new ones too, without what git ignores: checks look at these. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repoRoot } from './bundle.mjs';

/** @returns {string[]} paths from the root; by git, and in a copy without its history by the folders */
export function filesOfRepository() {
  try {
    const options = { cwd: repoRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 };
    const named = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
    // One that was deleted without telling git is still named, one in conflict several times.
    return [...new Set(named.split('\0'))].filter((file) => file !== '' && existsSync(join(repoRoot, file)));
  } catch {
    const isOurs = ({ parentPath }) => !/(^|[\\/])(node_modules|dist|\.data|test-results)([\\/]|$)/.test(parentPath);
    return readdirSync(repoRoot, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isOurs(entry))
      .map(({ parentPath, name }) => relative(repoRoot, join(parentPath, name)).split(sep).join('/'));
  }
}
