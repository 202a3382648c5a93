/**
 * Packs the rows of large files in a worker of their own while the preview is made: compressing takes a seventh of an import.
 * Nobody waits for it: what is not packed when the rows are written, or is no plain text, is packed there and then.
 */
import type { RawBlock } from '@cryptax/store';
import { wrap } from 'comlink';
import type { DryRun } from './dry-run.ts';
import { rawRowsOf } from './keep-rows.ts';
import type { PackJob } from './pack-rows-job.ts';
import type { PackRowsApi } from './pack-rows-worker.ts';

/** Fewer are packed sooner than a worker is there. */
const WORTH_ROWS = 5_000;

export interface RowsAhead {
  readonly take: (dry: DryRun, signal: AbortSignal) => ReturnType<typeof rawRowsOf>;
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
  const worker = startedWorker();
  if (worker === undefined) return { take: rawRowsOf, stop: () => undefined };
  const remote = wrap<PackRowsApi>(worker);
  const ready = new Map<string, readonly RawBlock[]>();
  void packEach(remote.packRows, jobs, ready).finally(() => worker.terminate());
  return {
    take: (dry, signal) => {
      worker.terminate();
      return rawRowsOf(dry, signal, ready);
    },
    stop: () => worker.terminate(),
  };
}

/** Undefined where the browser gives no further one; the import goes on without. */
function startedWorker(): Worker | undefined {
  try {
    const worker = new Worker(new URL('./pack-rows-worker.ts', import.meta.url), { type: 'module' });
    // It is spared, and its trouble is none of the ledger's worker: an error that nobody takes would be reported as its own.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
    });
    return worker;
  } catch {
    return undefined;
  }
}

/** A file that cannot be packed here is left to who writes it. */
async function packEach(
  packRows: (job: PackJob) => Promise<readonly RawBlock[]>,
  jobs: ReadonlyMap<string, PackJob>,
  ready: Map<string, readonly RawBlock[]>,
): Promise<void> {
  try {
    for (const [file, job] of jobs) ready.set(file, await packRows(job));
  } catch {
    // Nothing is lost: the rows are packed again when they are written.
  }
}
