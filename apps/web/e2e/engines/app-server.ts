/** The built app on the real server, for one engine: stopped, it is the network that goes away. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const TOOLS = join(import.meta.dirname, '..', '..', '..', '..', 'tools');
const START = join(TOOLS, 'start.mjs');
/** What is not this machine is not asked for anything. */
const GUARD = `--import=${pathToFileURL(join(TOOLS, 'no-network.mjs')).href}`;

export interface AppServer {
  readonly address: string;
  stop(): Promise<void>;
}

export async function startApp(): Promise<AppServer> {
  const data = await mkdtemp(join(tmpdir(), 'cryptax-engine-'));
  // Below the ports of the browser tests, which run at the same time; a taken one gives the next.
  const port = String(12_000 + (process.pid % 7_000));
  // The test runner calls its processes tests, and a build among them would be one for development.
  const environment = {
    NODE_ENV: 'production',
    PORT: port,
    CRYPTAX_DATA: data,
    CRYPTAX_DEV: '1',
    CRYPTAX_DEFAULT_PLAN: 'pro',
  };
  const server = spawn(process.execPath, ['--liftoff-only', GUARD, START], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<undefined>((resolve) => server.once('exit', () => resolve(undefined)));
  const line = await Promise.race([runsAt(createInterface(server.stdout)), ended]);
  if (line === undefined) throw new Error('The server ended before it ran.');
  return {
    address: (/http:\/\/\S+/.exec(line)?.[0] ?? '').replace('localhost', '127.0.0.1'),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

function runsAt(lines: ReturnType<typeof createInterface>): Promise<string> {
  return new Promise((resolve) => lines.on('line', (line) => line.includes(' runs at ') && resolve(line)));
}
