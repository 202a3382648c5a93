/** For tests and benchmarks: this server as a process of its own, by the tool that the web app's tests use as well. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findServerRoot } from '../db/server-root.ts';

export interface ServerProcess {
  readonly address: string;
  readonly kill: () => Promise<void>;
  readonly pid: number;
  readonly isAlive: () => boolean;
}

type Start = (
  environment: Readonly<Record<string, string>>,
  options?: { readonly isShortLived: boolean },
) => Promise<ServerProcess>;

const TOOL = join(findServerRoot(), '..', '..', 'tools', 'server-process.mjs');

export const startServerProcess: Start = async (environment, options) => {
  const tool = (await import(pathToFileURL(TOOL).href)) as { readonly startServerProcess: Start };
  return tool.startServerProcess(environment, options);
};
