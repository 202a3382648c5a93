/** The server as a process of its own, to be killed in the middle of its work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findServerRoot } from '../db/server-root.ts';

export interface ServerProcess {
  readonly address: string;
  readonly kill: () => Promise<void>;
}

const repoRoot = join(findServerRoot(), '..', '..');

/** @returns the path of the bundle that the process runs, made once */
export async function bundleServer(): Promise<string> {
  const bundler = (await import(pathToFileURL(join(repoRoot, 'tools', 'bundle.mjs')).href)) as {
    ensureBundle: (options: unknown) => Promise<string>;
    SERVER_BUNDLE: unknown;
  };
  return bundler.ensureBundle(bundler.SERVER_BUNDLE);
}

/** For a server that lives for a moment: the embedded database is compiled quickly instead of well. */
export const SHORT_LIVED = ['--liftoff-only'];

export async function startServerProcess(
  bundle: string,
  environment: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<ServerProcess> {
  const options = { repoRoot, webRoot: repoRoot, version: '1' };
  const script = `import(${JSON.stringify(pathToFileURL(bundle).href)}).then(async ({ startServer }) => {
    const server = await startServer({ ...${JSON.stringify(options)}, environment: process.env, say: () => undefined });
    console.log(server.ok ? server.address : 'FAILED ' + server.message);
  });`;
  const child = spawn(process.execPath, [...nodeFlags, '-e', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await firstLine(child);
  if (address.startsWith('FAILED')) throw new Error(address);
  return { address: address.replace('localhost', '127.0.0.1'), kill: () => kill(child) };
}

/** A killed process leaves its lock; a test need not wait until it has become old. */
export function ageLock(dataDir: string): void {
  const lock = join(dataDir, 'db.lock');
  if (existsSync(lock)) utimesSync(lock, 0, 0);
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
  if (child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
