/** Starts the one server process: data folder, application, port. Called by `npm start` and by the tests. */
import { mkdirSync } from 'node:fs';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { type Listening, listen } from './listen.ts';

export interface StartOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly repoRoot: string;
  readonly webRoot: string;
  readonly version: string;
  readonly say: (line: string) => void;
}

export type StartResult =
  | { readonly ok: true; readonly address: string; readonly close: Listening['close'] }
  | { readonly ok: false; readonly message: string };

export async function startServer(options: StartOptions): Promise<StartResult> {
  const config = readConfig(options.environment, options);
  if (!config.ok) return config;
  const { host, port, dataDir } = config.value;
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    return { ok: false, message: `The data folder ${dataDir} cannot be made: ${(error as Error).message}` };
  }
  const listening = await listen(createApp(config.value), { port, host }, options.say);
  const name = host === '127.0.0.1' ? 'localhost' : host;
  return { ok: true, address: `http://${name}:${listening.port}`, close: listening.close };
}
