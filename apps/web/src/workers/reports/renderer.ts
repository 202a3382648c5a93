/**
 * Writes the files of a report. In the browser each file is written by a worker of its own that ends with it: the ledger
 * worker stays small and quick, a cancelled file stops at once, and the memory of a large PDF is given back.
 */
import type { CsvDialect, RenderedFile, RenderOptions, ReportTable } from '@cryptax/reports';
import type { TaxYearReport } from '@cryptax/tax-de';
import { proxy, type Remote, wrap } from 'comlink';
import type { RenderWorkerApi } from './render-worker.ts';

export type FileJob =
  | { readonly kind: 'report'; readonly report: TaxYearReport; readonly options: Omit<RenderOptions, 'onProgress'> }
  | { readonly kind: 'table'; readonly fileName: string; readonly table: PlainTable; readonly dialect: CsvDialect };

export type PlainTable = Pick<ReportTable, 'columns' | 'rows'>;

export interface Rendering {
  readonly file: Promise<RenderedFile>;
  readonly stop: () => void;
}

export type Renderer = (job: FileJob, onProgress: (share: number) => void) => Rendering;

export const workerRenderer: Renderer = (job, onProgress) => {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module', name: 'report-file' });
  const remote: Remote<RenderWorkerApi> = wrap<RenderWorkerApi>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
  });
  const file = Promise.race([remote.write(job, proxy(onProgress)), broken]).finally(() => worker.terminate());
  return { file, stop: () => worker.terminate() };
};

/** Without workers, as in tests: the same files in the same thread. */
export const directRenderer: Renderer = (job, onProgress) => ({
  file: import('./write-file.ts').then(({ writeFile }) => writeFile(job, onProgress)),
  stop: () => undefined,
});
