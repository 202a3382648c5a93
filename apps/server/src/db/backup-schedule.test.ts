import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { openTestBed } from '../testing/test-bed.ts';
import { tiny } from '../testing/tiny-backup.ts';
import { createBackupSchedule } from './backup-schedule.ts';
import { listBackups } from './backups.ts';
import type { Db } from './db.ts';

const folder = mkdtempSync(join(tmpdir(), 'cryptax-schedule-'));
const place = join(folder, 'backups');
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** A schedule whose clock and timer are in our hands, with what it logged and counted. */
function scheduleOver(db: Pick<Db, 'dump'>) {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const metrics = createMetrics('1');
  let now = new Date('2026-03-02T08:00:00.000Z');
  let planned: { afterMs: number; work: () => Promise<void> } | null = null;
  const schedule = createBackupSchedule({
    db,
    place: { folder: place, secret: randomBytes(32) },
    log: createLog('warn', stream),
    metrics,
    now: () => now,
    later: (afterMs, work) => {
      planned = { afterMs, work };
      return () => {
        planned = null;
      };
    },
  });
  /** Lets the time pass until the next try, and the try end. @returns seconds waited */
  const nextTry = async (): Promise<number | null> => {
    if (planned === null) return null;
    const { afterMs, work } = planned;
    now = new Date(now.getTime() + afterMs);
    await work();
    return afterMs / 1000;
  };
  return { schedule, lines, metrics, nextTry };
}

test('a failed backup is logged, counted, shown and tried again until it works', async () => {
  const { schedule, lines, metrics, nextTry } = scheduleOver(tiny);
  expect(schedule.status()).toEqual({ ok: true, last: null });
  writeFileSync(place, 'a file where the folder should be');

  schedule.start(10_000);
  expect(await nextTry()).toBe(10);
  const since = '2026-03-02T08:00:10.000Z';
  const first = { ok: false, last: null, since, tries: 1, reason: 'not-writable', next: '2026-03-02T08:01:10.000Z' };
  expect(schedule.status()).toEqual(first);
  expect(await nextTry()).toBe(60);
  expect(schedule.status()).toEqual({ ...first, tries: 2, next: '2026-03-02T08:03:10.000Z' });

  expect(metrics.text()).toContain('cryptax_events_total{event="backup_failed"} 2');
  expect(lines).toHaveLength(2);
  const reported = { msg: 'backup failed', reason: 'not-writable', tries: 2, retryInSeconds: 120 };
  expect(JSON.parse(lines[1] ?? '')).toMatchObject(reported);
  expect(lines.join()).not.toContain(folder);

  rmSync(place);
  expect(await nextTry()).toBe(120);
  expect(schedule.status()).toEqual({ ok: true, last: '2026-03-02T08:03:10Z' });
  expect(await nextTry()).toBe(3600);
  expect(metrics.text()).toContain('cryptax_events_total{event="backup_written"} 1');
  expect(lines).toHaveLength(2);
  await schedule.stop();
  expect(await nextTry()).toBeNull();
  expect(await listBackups(place)).toEqual(['2026-03-02T08-03-10-daily.tar.gz.enc']);
});

test('a readable file beside the copies is none of them: the copy of the day is written', async () => {
  const { schedule, nextTry } = scheduleOver(tiny);
  mkdirSync(place);
  writeFileSync(join(place, '2026-03-02T07-00-00-daily.tar.gz'), 'readable');
  schedule.start(0);
  await nextTry();
  await schedule.stop();
  expect(await listBackups(place)).toEqual(['2026-03-02T08-00-00-daily.tar.gz.enc']);
  expect(schedule.status()).toEqual({ ok: true, last: '2026-03-02T08:00:00Z' });
});

test('the waits between the tries double up to an hour', async () => {
  const { schedule, nextTry } = scheduleOver({ dump: () => Promise.reject(new Error('gone')) });
  schedule.start(0);
  const waits: (number | null)[] = [];
  for (let tries = 0; tries < 9; tries++) waits.push(await nextTry());
  expect(waits).toEqual([0, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
});

test('readiness shows the backup and stays ready without one', async () => {
  const bed = await openTestBed('pglite');
  expect(await (await bed.request('/api/ready')).json()).toEqual({ status: 'ready', backup: { ok: true, last: null } });
  const failed = { ok: false, last: null, since: 's', tries: 1, reason: 'disk-full', next: 'n' } as const;
  vi.spyOn(bed.services.backups, 'status').mockReturnValue(failed);
  const answer = await bed.request('/api/ready');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', backup: failed }]);
  await bed.close();
});
