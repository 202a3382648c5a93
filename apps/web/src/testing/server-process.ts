/** For tests: the real server as a process of its own, on the embedded database, to be killed in the middle of its work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..');

export interface ServerProcess {
  readonly port: number;
  readonly kill: () => Promise<void>;
}

/** Starts it over the data of an earlier one, whose lock a kill left behind. */
export async function startServer(
  dataDir: string,
  port: number,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const lock = join(dataDir, 'db.lock');
  if (existsSync(lock)) utimesSync(lock, 0, 0);
  const script = `import(${JSON.stringify(pathToFileURL(await bundle()).href)}).then(async ({ startServer }) => {
    const places = ${JSON.stringify({ repoRoot: REPOSITORY, webRoot: REPOSITORY, version: '1' })};
    const server = await startServer({ ...places, environment: process.env, say: () => undefined });
    console.log(server.ok ? 'ready' : server.message);
  });`;
  const settings = { CRYPTAX_DATA: dataDir, PORT: String(port), CRYPTAX_AUTOCONFIRM: '1', CRYPTAX_LOG: 'silent' };
  // A server that lives for a moment: its embedded database is compiled quickly instead of well.
  const child = spawn(process.execPath, ['--liftoff-only', '-e', script], {
    env: { ...process.env, ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await firstLine(child);
  if (line !== 'ready') throw new Error(line);
  return { port, kill: () => kill(child) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function bundle(): Promise<string> {
  const bundler = (await import(pathToFileURL(join(REPOSITORY, 'tools', 'bundle.mjs')).href)) as {
    ensureBundle: (options: unknown) => Promise<string>;
    SERVER_BUNDLE: unknown;
  };
  return bundler.ensureBundle(bundler.SERVER_BUNDLE);
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
    });
    child.on('exit', () => reject(new Error('The server ended before it was ready.')));
  });
}

function kill(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null || child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
