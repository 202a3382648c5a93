/** The worker that computes one job: a ledger of years may take seconds, in which the ledger's own worker goes on answering. */
import { holdWorkerLock } from '../../worker-lock.ts';
import { exposeJob } from '../job-worker.ts';
import { certaintyWork } from './certainty-job.ts';

const held = holdWorkerLock(self.name);

const { take, value, rank } = certaintyWork();
const api = { alive: () => held, take, value, rank };

export type CertaintyWorkerApi = typeof api;

exposeJob(api);
