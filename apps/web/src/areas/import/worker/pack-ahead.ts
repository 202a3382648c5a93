/**
 * Packs the rows of large files in a worker of their own while the preview is made: compressing takes a seventh of an import,
 * and nobody has to wait for it. Where it does not work, or for what is no plain text, the rows are packed when they are written.
 */
import type { RawBlock } from '@cryptax/store';
import { wrap } from 'comlink';
import { whenWorkerEnds, workerName } from '../../../platform/ledger/worker-lock.ts';
import type { DryRun } from './dry-run.ts';
import { rawRowsOf } from './keep-rows.ts';
import type { PackJob } from './pack-rows-job.ts';
import type { PackRowsApi } from './pack-rows-worker.ts';

/** Fewer are packed sooner than a worker is there. */
const WORTH_ROWS = 5_000;

type Packed = ReadonlyMap<string, readonly RawBlock[]>;

export interface RowsAhead {
  /** Those of files that are not packed yet are packed now. */
  readonly take: (dry: DryRun, signal: AbortSignal) => Promise<Packed>;
  readonly stop: () => void;
}

/** Starts at once; `stop` when nobody will write them. */
export function packAhead({ result }: Pick<DryRun, 'result'>): RowsAhead {
  const jobs = new Map<string, PackJob>();
  for (const [index, { file, format }] of result.files.entries()) {
    const { texts, delimiter, expectedRows = 0 } = result.accounts[index]?.table ?? {};
    if (format === null || texts === undefined || delimiter === undefined || expectedRows < WORTH_ROWS) continue;
    jobs.set(file, { texts, delimiter });
  }
  if (jobs.size === 0 || typeof Worker === 'undefined') return { take: rawRowsOf, stop: () => undefined };
  const name = workerName('rows');
  const worker = new Worker(new URL('./pack-rows-worker.ts', import.meta.url), { type: 'module', name });
  const remote = wrap<PackRowsApi>(worker);
  const broken = new Promise<undefined>((resolve) => {
    worker.onerror = () => resolve(undefined);
    // Out of memory ends a worker without a word.
    void remote
      .alive()
      .then(() => whenWorkerEnds(name))
      .then(() => resolve(undefined));
  });
  const packed = Promise.all(
    Array.from(jobs, async ([file, job]) => [file, await Promise.race([remote.packRows(job), broken])] as const),
  )
    .catch(() => [])
    .finally(() => worker.terminate());
  return {
    take: async (dry, signal) => {
      const found = await Promise.race([packed, stopped(signal)]);
      signal.throwIfAborted();
      const ready = found.flatMap(([file, blocks]) => (blocks === undefined ? [] : [[file, blocks] as const]));
      return rawRowsOf(dry, signal, new Map(ready));
    },
    stop: () => worker.terminate(),
  };
}

function stopped(signal: AbortSignal): Promise<never[]> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve([]), { once: true }));
}
