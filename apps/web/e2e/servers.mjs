/**
 * The servers of the browser tests, started side by side: the app, the app in dev mode, and the world outside. The last one
 * opens when both others run, so whoever waits for it waits for all. They end together.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureWebBuilt } from '../../../tools/build.mjs';

const outside = Number(process.env.PORT);
const outsideBase = `http://127.0.0.1:${outside}`;
const START = join(import.meta.dirname, '..', '..', '..', 'tools', 'start.mjs');
/** What the embedded database is asked here would not pay for compiling it well. */
const GUARD = new URL('../../../tools/no-network.mjs', import.meta.url).href;
const NODE_FLAGS = ['--liftoff-only', `--import=${GUARD}`];

// Once and before both: each of them would build what changed, one into the files of the other.
if (!ensureWebBuilt()) process.exit(1);

const servers = [
  { PORT: String(outside - 2), CRYPTAX_DATA: 'test-results/data' },
  {
    PORT: String(outside - 1),
    CRYPTAX_DATA: 'test-results/data-dev',
    CRYPTAX_DEV: '1',
    CRYPTAX_AUTH_GITHUB_CLIENT_ID: 'e2e',
    CRYPTAX_AUTH_GITHUB_CLIENT_SECRET: 'e2e',
    CRYPTAX_AUTH_GITHUB_BASE: `${outsideBase}/github`,
  },
].map(start);

process.on('SIGTERM', stop);
await Promise.all(servers.map(untilItRuns));
await import('./price-server.mjs');

function start(environment) {
  const ownWorld = { CRYPTAX_PRICE_BASE: outsideBase, CRYPTAX_EXCHANGE_BASE: `${outsideBase}/exchanges` };
  return spawn(process.execPath, [...NODE_FLAGS, START], {
    env: { ...process.env, ...ownWorld, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function untilItRuns(server) {
  const lines = createInterface(server.stdout);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const runs = new Promise((resolve) => lines.on('line', (line) => line.includes(' runs at ') && resolve('runs')));
  if ((await Promise.race([runs, ended])) === 'runs') return;
  process.stderr.write('A server of the browser tests ended before it ran.\n');
  await stop();
  process.exit(1);
}

async function stop() {
  const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ends = running.map((server) => new Promise((resolve) => server.once('exit', resolve)));
  for (const server of running) server.kill('SIGTERM');
  await Promise.all(ends);
  process.exit(0);
}
