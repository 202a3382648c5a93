/** What the routes work with, made once at the start. Tests make it over a database in memory. */

import type { RateLimits } from './auth/rate-limits.ts';
import type { SigningKeys } from './auth/signing-keys.ts';
import type { Vault } from './auth/vault.ts';
import type { Payments } from './billing/payments.ts';
import type { ServerConfig } from './config.ts';
import type { BackupSchedule } from './db/backup-schedule.ts';
import type { Db } from './db/db.ts';
import type { DataLimit } from './http/data-limit.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Logger } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';

export interface Services {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly backups: BackupSchedule;
  readonly keys: SigningKeys;
  readonly vault: Vault;
  readonly limits: RateLimits;
  readonly dataLimit: DataLimit;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Work that the answer does not wait for, so that its duration tells nothing. */
  readonly background: Background;
}

export interface Background {
  readonly run: (work: () => Promise<unknown>) => void;
  /** Resolves when nothing is under way; tests and the end of the process wait for it. */
  readonly idle: () => Promise<void>;
}

export function createBackground(log: Pick<Logger, 'error'>): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run: (work) => {
      const task = work().catch((error: unknown) => log.error({ err: error }, 'background work failed'));
      running.add(task);
      void task.finally(() => running.delete(task));
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
