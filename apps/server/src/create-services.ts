/** Puts the parts together over an open database, and the chores that run now and then. */
import { createRateLimits } from './auth/rate-limits.ts';
import { openSigningKeys } from './auth/signing-keys.ts';
import { createVault, vaultKey } from './auth/vault.ts';
import { createPayments } from './billing/create-payments.ts';
import type { ServerConfig } from './config.ts';
import { createBackupSchedule, NO_BACKUPS } from './db/backup-schedule.ts';
import type { Db } from './db/db.ts';
import { backupFolder } from './db/open-db.ts';
import { withDefaultPlan } from './db/with-plan.ts';
import { createDataLimit } from './http/data-limit.ts';
import { createMailer } from './mail/mailer.ts';
import { createLog } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { createBackground, type Services } from './services.ts';

export async function createServices(config: ServerConfig, opened: Db, say: (line: string) => void): Promise<Services> {
  const db = withDefaultPlan(opened, config.defaultPlan);
  const log = createLog(config.logLevel);
  const metrics = createMetrics(config.version);
  const secret = vaultKey(config);
  const vault = createVault(secret);
  return {
    config,
    db,
    backups:
      db.engine === 'pglite'
        ? createBackupSchedule({ db, place: { folder: backupFolder(config.dataDir), secret }, log, metrics })
        : NO_BACKUPS,
    log,
    metrics,
    vault,
    keys: await openSigningKeys(db, vault),
    limits: createRateLimits(db),
    dataLimit: createDataLimit(),
    mailer: createMailer({ config, db, log, metrics, say }),
    payments: createPayments(config.billing, db),
    background: createBackground(log),
  };
}
