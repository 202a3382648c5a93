/** Opens a PostgreSQL that may still be starting, as after a reboot: waits with one line instead of failing at once. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Db, DbError, isOutage } from './db.ts';
import { openPostgres, type PostgresOptions } from './postgres-db.ts';

const PAUSE_MS = 500;

export async function waitForPostgres(
  options: PostgresOptions,
  waitMs: number,
  say: (line: string) => void,
): Promise<Db> {
  const end = performance.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openPostgres(options);
    } catch (error) {
      // A wrong password or name does not become right by waiting.
      if (!(error instanceof DbError && isOutage(error)) || performance.now() >= end) throw error;
      if (isFirst) say(`Waiting for the database: ${error.message}`);
      await pause(PAUSE_MS);
    }
  }
}
