/** For tests: the real server as a process of its own, on the embedded database, to be killed in the middle of its work. */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ServerProcess {
  readonly port: number;
  readonly kill: () => Promise<void>;
}

/** What is used of the tool, which is plain JavaScript. */
interface ServerTool {
  readonly startServerProcess: (
    environment: Readonly<Record<string, string>>,
    options: { readonly isShortLived: boolean; readonly isShared?: boolean },
  ) => Promise<Pick<ServerProcess, 'kill'>>;
}

/** Who pays for nothing has no sync. */
const PLAN = { CRYPTAX_DEFAULT_PLAN: 'pro' };
const TOOL = join(import.meta.dirname, '..', '..', '..', '..', 'tools', 'server-process.mjs');

/** Starts it over the data of an earlier one, if there was one. */
export async function startServer(
  dataDir: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const { startServerProcess } = (await import(pathToFileURL(TOOL).href)) as ServerTool;
  const { kill } = await startServerProcess({ ...settingsOf(dataDir, port), ...environment }, { isShortLived: true });
  return { port, kill };
}

const shared = new Map<string, Promise<{ readonly port: number }>>();

/** For tests that only need accounts of their own: starting one takes longer than most of them, so a worker keeps it. */
export function sharedServer(environment: Readonly<Record<string, string>> = {}): Promise<{ readonly port: number }> {
  const key = JSON.stringify(environment);
  const known = shared.get(key) ?? startShared(environment);
  shared.set(key, known);
  return known;
}

async function startShared(environment: Readonly<Record<string, string>>): Promise<{ readonly port: number }> {
  const { startServerProcess } = (await import(pathToFileURL(TOOL).href)) as ServerTool;
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'cryptax-shared-'));
  await startServerProcess(
    { ...settingsOf(dataDir, port), ...PLAN, ...environment },
    { isShortLived: true, isShared: true },
  );
  return { port };
}

const settingsOf = (dataDir: string, port: number) => ({
  CRYPTAX_DATA: dataDir,
  PORT: String(port),
  CRYPTAX_AUTOCONFIRM: '1',
  CRYPTAX_LOG: 'silent',
});

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
