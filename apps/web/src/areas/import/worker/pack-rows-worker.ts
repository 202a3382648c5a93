/** The worker that packs rows while the ledger's own values and matches them. */
import { exposeJob } from '../../../platform/ledger/worker/job-worker.ts';
import { packRows } from './pack-rows-job.ts';

const api = { packRows };

export type PackRowsApi = typeof api;

exposeJob(api);
