/** For tests: the real server as a process of its own, on the embedded database, to be killed in the middle of its work. */
import { createServer } from 'node:net';
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
    options: { readonly isShortLived: boolean },
  ) => Promise<Pick<ServerProcess, 'kill'>>;
}

const TOOL = join(import.meta.dirname, '..', '..', '..', '..', 'tools', 'server-process.mjs');

/** Starts it over the data of an earlier one, if there was one. */
export async function startServer(
  dataDir: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const { startServerProcess } = (await import(pathToFileURL(TOOL).href)) as ServerTool;
  const settings = { CRYPTAX_DATA: dataDir, PORT: String(port), CRYPTAX_AUTOCONFIRM: '1', CRYPTAX_LOG: 'silent' };
  const { kill } = await startServerProcess({ ...settings, ...environment }, { isShortLived: true });
  return { port, kill };
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
