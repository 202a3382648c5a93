/** The worker that packs rows while the ledger's own values and matches them. */
import { expose } from 'comlink';
import { packRows } from './pack-rows-job.ts';

const api = { packRows };

export type PackRowsApi = typeof api;

expose(api);
