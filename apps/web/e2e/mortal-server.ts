/**
 * The built app on a real server of its own, which a test kills in the middle of its work and starts again over its data, or
 * whose clock it sets forward.
 */
import { spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const TOOLS = join(import.meta.dirname, '..', '..', '..', 'tools');
const CLOCK = new URL('later.mjs', import.meta.url).href;

export interface MortalServer {
  readonly address: string;
  /** As a power cut: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** So much time passes for the server and its database. */
  later(milliseconds: number): Promise<void>;
  end(): Promise<void>;
}

export async function startMortalServer(settings: Readonly<Record<string, string>>): Promise<MortalServer> {
  const data = await mkdtemp(join(tmpdir(), 'cryptax-mortal-'));
  const port = await freePort();
  const environment = {
    PORT: String(port),
    CRYPTAX_DATA: data,
    CRYPTAX_LOG: 'silent',
    ...settings,
  };
  let running = await run(data, environment);
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => running.kill(),
    later: (milliseconds) => running.later(milliseconds),
    start: async () => {
      running = await run(data, environment);
    },
    end: async () => {
      await running.kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function run(data: string, environment: Readonly<Record<string, string>>) {
  // A killed process leaves its lock; nobody need wait until it has become old.
  const lock = join(data, 'db.lock');
  if (existsSync(lock)) utimesSync(lock, 0, 0);
  const child = spawn(process.execPath, ['--liftoff-only', `--import=${CLOCK}`, join(TOOLS, 'start.mjs')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')));
  if (child.stdout === null) throw new Error('The server has no output.');
  const lines = createInterface(child.stdout);
  const runs = new Promise<'runs'>((resolve) =>
    lines.on('line', (line) => line.includes(' runs at ') && resolve('runs')),
  );
  if ((await Promise.race([runs, ended])) === 'ended') throw new Error('The server ended before it ran.');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    later: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        child.once('message', () => resolve());
        child.send(milliseconds);
      }),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
