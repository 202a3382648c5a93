import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobsOf } from '../job-start.ts';
import { inJobWorker, PageWorker } from './job-worker.ts';

interface Api {
  readonly alive: () => Promise<void>;
  readonly double: (value: number) => number;
}

/** A worker that the page has started: answers over the port that it is handed, as `exposeJob` does. */
class StartedJob extends EventTarget {
  static readonly all: StartedJob[] = [];
  readonly address: string;
  isEnded = false;

  constructor(address: string) {
    super();
    this.address = address;
    StartedJob.all.push(this);
  }

  postMessage(_: null, [port]: readonly MessagePort[]): void {
    const api: Api = { alive: async () => undefined, double: (value) => 2 * value };
    if (port !== undefined && !this.address.includes('silent')) expose(api, port);
  }

  terminate(): void {
    this.isEnded = true;
  }

  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

/** The ledger worker as its page holds it: what it says arrives there. */
const ledger = new EventTarget() as Worker;
let endJobs: () => void;

beforeEach(() => {
  StartedJob.all.length = 0;
  // Without locks nobody hears of a worker's end; here each says so itself.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('Worker', StartedJob);
  vi.stubGlobal('postMessage', (data: unknown) => ledger.dispatchEvent(new MessageEvent('message', { data })));
  endJobs = startJobsOf(ledger);
});
afterEach(() => {
  endJobs();
  vi.unstubAllGlobals();
});

const start = (program: string) => (name: string) =>
  new PageWorker<Api>(new URL(program, 'https://cryptax.example'), { type: 'module', name });
const job = () => StartedJob.all.at(-1) as StartedJob;

describe('a job in a worker that the page starts', () => {
  it('is answered by it, and ends it', async () => {
    const { result } = inJobWorker('test', start('/job.js'), (remote) => remote.double(21));
    expect(await result).toBe(42);
    expect(job().address).toBe('https://cryptax.example/job.js');
    await vi.waitFor(() => expect(job().isEnded).toBe(true));
  });

  it('hears that its program could not be loaded', async () => {
    const { result } = inJobWorker('test', start('/silent.js'), (remote) => remote.double(21));
    job().fail('not found');
    await expect(result).rejects.toThrow('not found');
    await vi.waitFor(() => expect(job().isEnded).toBe(true));
  });

  it('hears that the browser gives no further worker', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('No more workers.');
        }
      },
    );
    const { result } = inJobWorker('test', start('/job.js'), (remote) => remote.double(21));
    await expect(result).rejects.toThrow('No more workers.');
  });

  it('stops when it is told to', async () => {
    const { stop } = inJobWorker('test', start('/silent.js'), (remote) => remote.double(21));
    expect(job().isEnded).toBe(false);
    stop();
    await vi.waitFor(() => expect(job().isEnded).toBe(true));
  });

  it('ends with the ledger worker that asked for it', () => {
    inJobWorker('test', start('/silent.js'), (remote) => remote.double(21));
    endJobs();
    expect(job().isEnded).toBe(true);
  });

  it('takes nothing else that the ledger worker says for a job', () => {
    for (const data of [null, { id: '1', type: 'RAW', value: 1 }, { startJob: undefined }]) {
      ledger.dispatchEvent(new MessageEvent('message', { data }));
    }
    expect(StartedJob.all).toEqual([]);
  });
});
