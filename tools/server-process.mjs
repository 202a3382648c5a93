/**
 * The server as a process of its own, for tests and benchmarks that kill it in the middle of its work. It runs the bundle
 * that `npm start` runs.
 */
import { spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBundle, repoRoot, SERVER_BUNDLE } from './bundle.mjs';

let bundle;

/**
 * Starts it over the data of an earlier one, if there was one.
 * @param {Record<string, string>} environment beside that of this process; `CRYPTAX_DATA` must be in it
 * @param {{ isShortLived?: boolean, isShared?: boolean, log?: number }} options short-lived: its embedded database is compiled
 *   quickly instead of well; shared: nobody kills it, it ends with this process and takes its data along; `log`: the open file that
 *   gets its log
 * @returns {Promise<{ address: string, kill: () => Promise<void>, ended: Promise<void>, pid: number, isAlive: () => boolean }>}
 *   `ended` also when it was killed
 */
export async function startServerProcess(environment, { isShortLived = false, isShared = false, log } = {}) {
  bundle ??= ensureBundle(SERVER_BUNDLE);
  const script = `import(${JSON.stringify(pathToFileURL(await bundle).href)}).then(async ({ startServer }) => {
    const places = ${JSON.stringify({ repoRoot, webRoot: repoRoot, version: '1' })};
    const server = await startServer({ ...places, environment: process.env, say: () => undefined, ownsProcess: true });
    console.log(server.ok ? server.address : 'FAILED ' + server.message);
  });
  if (${isShared}) process.stdin.resume().on('close', () => {
    require('node:fs').rmSync(process.env.CRYPTAX_DATA, { recursive: true, force: true });
    process.exit();
  });`;
  ageLock(environment.CRYPTAX_DATA);
  const child = spawn(process.execPath, [...(isShortLived ? ['--liftoff-only'] : []), '-e', script], {
    env: { ...process.env, ...environment },
    stdio: [isShared ? 'pipe' : 'ignore', 'pipe', log ?? 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', () => resolve()));
  const address = await firstLine(child);
  if (address.startsWith('FAILED')) throw new Error(address);
  return {
    address: address.replace('localhost', '127.0.0.1'),
    kill: () => kill(child),
    ended,
    pid: child.pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}

/** A killed process leaves its lock; nobody need wait until it has become old. */
function ageLock(dataDir) {
  const lock = join(dataDir, 'db.lock');
  if (existsSync(lock)) utimesSync(lock, 0, 0);
}

function firstLine(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
    });
    child.on('exit', () => reject(new Error('The server ended before it was ready.')));
  });
}

function kill(child) {
  if (child.signalCode !== null || child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
