/** The worker that packs rows while the ledger's own values and matches them. */
import { expose } from 'comlink';
import { holdWorkerLock } from '../../../platform/ledger/worker-lock.ts';
import { packRows } from './pack-rows-job.ts';

const held = holdWorkerLock(self.name);

const api = { alive: () => held, packRows };

export type PackRowsApi = typeof api;

expose(api);
