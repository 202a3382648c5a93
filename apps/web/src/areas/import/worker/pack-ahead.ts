/**
 * Packs the rows of large files in a worker of their own while they are read and valued: compressing takes a seventh of an import.
 * It begins as soon as a table is known. Who writes the rows waits for it only while it is seen to work: what it has not packed,
 * or is no plain text, is packed there and then.
 */
import type { ImportOptions } from '@cryptax/importers';
import type { RawBlock } from '@cryptax/store';
import { proxy } from 'comlink';
import { PageWorker as Worker } from '../../../platform/ledger/worker/job-worker.ts';
import { nextTurn } from '../../../platform/ledger/worker/message-turn.ts';
import { workerName } from '../../../platform/ledger/worker-lock.ts';
import { rawRowsOf } from './keep-rows.ts';
import type { PackJob } from './pack-rows-job.ts';
import type { PackRowsApi } from './pack-rows-worker.ts';
import type { DryRun } from './prepare-import.ts';

/** Fewer are packed sooner than a worker is there. */
const WORTH_ROWS = 5_000;
/** A worker that says nothing for so long is done without: it speaks after every block, and the last ones are compressed together. */
const SILENT_MS = 3_000;
const LOOK_EVERY_MS = 50;

export interface RowsAhead {
  /** A table whose rows will be kept. */
  readonly add: NonNullable<ImportOptions['onTable']>;
  /** No further table comes: the worker may end with the last one. */
  readonly end: () => void;
  readonly take: (dry: DryRun, signal: AbortSignal) => ReturnType<typeof rawRowsOf>;
  /** Nobody will write them. */
  readonly stop: () => void;
}

export function packAhead(now: () => number = () => performance.now()): RowsAhead {
  const ready = new Map<string, readonly RawBlock[]>();
  /** Null where nobody can start one, or it ended. */
  let worker: Worker<PackRowsApi> | null | undefined;
  let turn = Promise.resolve();
  let waiting = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  const pack = async (by: Worker<PackRowsApi>, file: string, job: PackJob) => {
    const onBlock = proxy(() => {
      heardAt = now();
    });
    ready.set(file, await by.remote.packRows(job, onBlock));
  };
  return {
    add: (file, { texts, delimiter, expectedRows = 0 }) => {
      if (texts === undefined || delimiter === undefined || expectedRows < WORTH_ROWS || worker === null) return;
      worker ??= startedWorker(stop);
      const by = worker;
      if (by === null) return;
      waiting++;
      // Nothing is lost where it fails: the rows are packed again when they are written.
      turn = turn
        .then(() => pack(by, file, { texts, delimiter }))
        .catch(() => undefined)
        .finally(() => waiting--);
    },
    end: () => void turn.then(stop),
    take: async (dry, signal) => {
      // What it said while this thread was busy is heard first.
      await nextTurn();
      while (worker && waiting > 0 && now() - heardAt < SILENT_MS) {
        await Promise.race([turn, pause(LOOK_EVERY_MS)]);
        signal.throwIfAborted();
      }
      stop();
      return rawRowsOf(dry, signal, ready);
    },
    stop,
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Started by the page, as every worker. Null where there is none to ask; the import goes on without, as where it dies. */
function startedWorker(onEnd: () => void): Worker<PackRowsApi> | null {
  try {
    const name = workerName('pack-rows');
    const worker: Worker<PackRowsApi> = new Worker(new URL('./pack-rows-worker.ts', import.meta.url), {
      type: 'module',
      name,
    });
    worker.failed.catch(onEnd);
    return worker;
  } catch {
    return null;
  }
}
