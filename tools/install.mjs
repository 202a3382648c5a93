/**
 * Installs the dependencies when they are missing or older than the lock file. Runs before any install, so it uses
 * nothing but Node. The stamp lies inside node_modules and goes with it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.cache', 'cryptax', 'installed');
/** npm's own record of what it put into node_modules. */
const installedFile = join(root, 'node_modules', '.package-lock.json');

const OLDEST_NODE = [20, 19];

export function ensureInstalled() {
  requireNode();
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!installedByHand()) install();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Cryptax needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Someone ran npm install or npm ci after the last change of the lock file. */
function installedByHand() {
  return existsSync(installedFile) && statSync(installedFile).mtimeMs >= statSync(lockFile).mtimeMs;
}

function install() {
  console.log('Installing dependencies (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(
    `The dependencies could not be installed${error ? `: ${error.message}` : ''}. Is npm's registry reachable?`,
  );
  process.exit(1);
}
