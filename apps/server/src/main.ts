/** Starts the one server process: data folder, database, application, port. Called by `npm start` and by the tests. */
import { mkdirSync } from 'node:fs';
import { createApp } from './app.ts';
import { WrongVaultKey } from './auth/vault.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { createServices } from './create-services.ts';
import type { Db } from './db/db.ts';
import { openDb } from './db/open-db.ts';
import { restoreBackup } from './db/restore.ts';
import type { Environment } from './environment.ts';
import { type Listening, listen } from './listen.ts';
import { startChores } from './ops/chores.ts';
import { installLastResort } from './ops/last-resort.ts';
import { openRealtime } from './realtime/realtime.ts';
import type { Services } from './services.ts';

/** The first backup comes soon after the start, when the first visitors were served. */
const FIRST_BACKUP_MS = 10_000;
const HOUR_MS = 3_600_000;

export interface StartOptions {
  readonly environment: Environment;
  readonly repoRoot: string;
  readonly webRoot: string;
  readonly version: string;
  readonly say: (line: string) => void;
  /** The process is ours: a fault that nobody expected ends it in order. Tests share theirs with others. */
  readonly ownsProcess?: boolean;
}

export type StartResult =
  | { readonly ok: true; readonly address: string; readonly close: Listening['close'] }
  | { readonly ok: false; readonly message: string };

export async function startServer(options: StartOptions): Promise<StartResult> {
  const config = readConfig(options.environment, options);
  if (!config.ok) return config;
  const { host, port, dataDir } = config.value;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    return { ok: false, message: `The data folder ${dataDir} cannot be made: ${(error as Error).message}` };
  }
  const opened = await openDb(config.value, options.say);
  if (!opened.ok) return opened;
  const made = await makeServices(config.value, opened.db, options.say);
  if (!made.ok) return made;
  const { services } = made;
  services.backups.start(opened.isNew ? HOUR_MS : FIRST_BACKUP_MS);
  const stopChores = startChores(services);
  const realtime = await openRealtime(services);
  const listening = await listen(createApp(services), { port, host }, options.say, realtime.attach);
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const close = async () => {
    await realtime.close();
    await listening.close();
    stopChores();
    await services.backups.stop();
    await services.background.idle();
    await opened.db.close();
  };
  if (options.ownsProcess) installLastResort({ log: services.log, close });
  return { ok: true, address: `http://${name}:${listening.port}`, close };
}

type ServicesResult =
  | { readonly ok: true; readonly services: Services }
  | { readonly ok: false; readonly message: string };

async function makeServices(config: ServerConfig, db: Db, say: (line: string) => void): Promise<ServicesResult> {
  try {
    return { ok: true, services: await createServices(config, db, say) };
  } catch (error) {
    await db.close();
    if (error instanceof WrongVaultKey) return { ok: false, message: error.message };
    throw error;
  }
}

/** `npm run restore [-- name]`: lists the backups, or puts one in the place of the database. */
export async function restoreDatabase(
  options: Omit<StartOptions, 'say'>,
  wanted: string | undefined,
): Promise<{ readonly ok: boolean; readonly message: string }> {
  const config = readConfig(options.environment, options);
  if (!config.ok) return config;
  return restoreBackup(config.value, wanted, new Date());
}
