/**
 * Workers beside the ledger's own, one for each heavy job. They are started by the page, on the ledger worker's word: Firefox now
 * and then never runs a worker that another worker has started, and says nothing; whoever waited for a report waited for ever.
 */
import { expose, type Remote, wrap } from 'comlink';
import type { StartJob } from '../job-start.ts';
import { whenWorkerEnds, workerName } from '../worker-lock.ts';

export interface Job<T> {
  readonly result: Promise<T>;
  readonly stop: () => void;
}

/** Messages to the page go through here: the worker's own scope, whose types the page must not see. */
const page = globalThis as unknown as {
  readonly postMessage: (message: StartJob, transfer: readonly Transferable[]) => void;
};

/** Written as the browser's own, so that the build finds the programs of workers where they are started. */
export class PageWorker<Api> {
  readonly remote: Remote<Api>;
  readonly #control: MessagePort;

  constructor(address: URL, { name }: { readonly type: 'module'; readonly name: string }) {
    const [calls, control] = [new MessageChannel(), new MessageChannel()];
    const ports = [calls.port2, control.port2] as const;
    page.postMessage({ startJob: { address: address.href, name }, ports }, ports);
    this.remote = wrap<Api>(calls.port1);
    this.#control = control.port1;
  }

  /** Its program could not be loaded, or something in it was not caught. */
  get failed(): Promise<never> {
    return new Promise((_, reject) => {
      this.#control.onmessage = ({ data }: MessageEvent<string>) => reject(new Error(data));
    });
  }

  terminate(): void {
    this.#control.postMessage('end');
  }
}

/** Does one thing in a worker of its own, which ends with it. */
export function inJobWorker<Api extends { readonly alive: () => Promise<void> }, T>(
  kind: string,
  start: (name: string) => PageWorker<Api>,
  work: (remote: Remote<Api>) => Promise<T>,
): Job<T> {
  const name = workerName(kind);
  const worker = start(name);
  const { alive } = worker.remote as unknown as Api;
  // Out of memory ends a worker without a word; whoever waits must hear of it.
  const ended = alive()
    .then(() => whenWorkerEnds(name))
    .then(() => Promise.reject<never>(new Error('The browser ended the worker.')));
  const result = Promise.race([work(worker.remote), worker.failed, ended]).finally(() => worker.terminate());
  return { result, stop: () => worker.terminate() };
}

/** The job's side: its calls come over the port that the page hands on. */
export function exposeJob(api: object): void {
  addEventListener('message', ({ ports: [port] }) => port && expose(api, port), { once: true });
}
