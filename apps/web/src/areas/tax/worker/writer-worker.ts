/** The worker that writes one file. Everything heavy about files (fonts, PDF, workbooks) is loaded here and nowhere else. */
import { openAdviserPack, openProposals, verifyPdf } from '@cryptax/reports';
import { transfer } from 'comlink';
import { exposeJob } from '../../../platform/ledger/worker/job-worker.ts';
import { holdWorkerLock } from '../../../platform/ledger/worker-lock.ts';
import { writeFile } from './write-file.ts';

const held = holdWorkerLock(self.name);

const api = {
  alive: () => held,
  writeFile: async (...given: Parameters<typeof writeFile>) => {
    const file = await writeFile(...given);
    return transfer(file, [file.bytes.buffer]);
  },
  openPack: openAdviserPack,
  openProposals,
  verifyPdf,
};

export type WriterWorkerApi = typeof api;

exposeJob(api);
