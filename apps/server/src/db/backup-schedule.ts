/**
 * Keeps the daily backup of the embedded database and knows how it stands. A failed one is logged, counted, shown in the
 * readiness answer and tried again: after one minute, then after twice as long each time, at most an hour.
 */
import type { Logger } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { asBackupFailure, type BackupFailureReason } from './backup-failure.ts';
import { type BackupFiles, DISK } from './backup-files.ts';
import { type BackupPlace, backupInstant, listBackups, writeDailyBackup } from './backups.ts';
import type { Db } from './db.ts';

/** As `/api/ready` tells it. `last` is the newest backup of any kind. */
export type BackupStatus =
  | { readonly ok: true; readonly last: string | null }
  | {
      readonly ok: false;
      readonly last: string | null;
      /** The first of the failures in a row. */
      readonly since: string;
      readonly tries: number;
      readonly reason: BackupFailureReason;
      /** When it is tried again. */
      readonly next: string;
    };

/** Our own copies are encrypted; how an operator makes his we do not know. */
export type BackupKind = 'encrypted' | 'operator';

export interface BackupSchedule {
  /** Null where the operator backs up (PostgreSQL). */
  readonly status: () => BackupStatus | null;
  readonly kind: BackupKind;
  readonly start: (firstAfterMs: number) => void;
  /** Resolves when no backup is being written any more. */
  readonly stop: () => Promise<void>;
}

export interface BackupParts {
  readonly db: Pick<Db, 'dump'>;
  readonly place: BackupPlace;
  readonly log: Pick<Logger, 'error' | 'info'>;
  readonly metrics: Pick<Metrics, 'count'>;
  readonly files?: BackupFiles;
  readonly now?: () => Date;
  /** Calls back later; returns how to give that up. */
  readonly later?: (afterMs: number, work: () => Promise<void>) => () => void;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** For PostgreSQL, where `pg_dump` or the hoster does it. */
export const NO_BACKUPS: BackupSchedule = {
  status: () => null,
  kind: 'operator',
  start: () => undefined,
  stop: async () => undefined,
};

export function createBackupSchedule(parts: BackupParts): BackupSchedule {
  const { db, place, log, metrics, files = DISK, now = () => new Date(), later = byTimer } = parts;
  const { folder } = place;
  let status: BackupStatus = { ok: true, last: null };
  let cancel = (): void => undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const attempt = async (): Promise<number> => {
    try {
      const name = await writeDailyBackup(db, place, now(), files);
      const [newest] = await listBackups(folder, files);
      status = { ok: true, last: newest === undefined ? null : backupInstant(newest) };
      if (name !== null) metrics.count('backup_written');
      return HOUR_MS;
    } catch (error) {
      const { reason, cause } = asBackupFailure(error, folder);
      const tries = status.ok ? 1 : status.tries + 1;
      const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** (tries - 1));
      const since = status.ok ? now().toISOString() : status.since;
      status = { ok: false, last: status.last, since, tries, reason, next: instantAfter(now(), wait) };
      metrics.count('backup_failed');
      log.error({ err: cause ?? error, reason, tries, retryInSeconds: wait / 1000 }, 'backup failed');
      return wait;
    }
  };
  const plan = (afterMs: number): void => {
    if (isStopped) return;
    cancel = later(afterMs, () => {
      running = attempt().then(plan);
      return running;
    });
  };

  return {
    status: () => status,
    kind: 'encrypted',
    start: plan,
    stop: async () => {
      isStopped = true;
      cancel();
      await running;
    },
  };
}

function byTimer(afterMs: number, work: () => Promise<void>): () => void {
  const timer = setTimeout(() => void work(), afterMs).unref();
  return () => clearTimeout(timer);
}

const instantAfter = (from: Date, milliseconds: number): string =>
  new Date(from.getTime() + milliseconds).toISOString();
