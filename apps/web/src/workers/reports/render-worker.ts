/** The worker that writes one file. Everything heavy about files (fonts, PDF, workbooks) is loaded here and nowhere else. */
import { expose, transfer } from 'comlink';
import { writeFile } from './write-file.ts';

const api = {
  write: async (...given: Parameters<typeof writeFile>) => {
    const file = await writeFile(...given);
    return transfer(file, [file.bytes.buffer]);
  },
};

export type RenderWorkerApi = typeof api;

expose(api);
