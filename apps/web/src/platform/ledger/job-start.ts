/** The page's side of the workers that the ledger worker has started for a job (worker/job-worker.ts). */

/** What the ledger worker says to its page. `ports`: for the calls of the job, and to end it or hear of its failure. */
export interface StartJob {
  readonly startJob: { readonly address: string; readonly name: string };
  readonly ports: readonly [calls: MessagePort, control: MessagePort];
}

/** Starts what a ledger worker asks for. What it gives back ends all that still run: with their owner nobody waits for them. */
export function startJobsOf(owner: Worker): () => void {
  const running = new Set<Worker>();
  owner.addEventListener('message', ({ data }: MessageEvent<Partial<StartJob> | null>) => {
    if (data?.startJob === undefined || data.ports === undefined) return;
    const { address, name } = data.startJob;
    const [calls, control] = data.ports;
    const job = startedJob(address, name, control);
    if (job === undefined) return;
    running.add(job);
    job.addEventListener('error', ({ message }) => control.postMessage(message));
    job.postMessage(null, [calls]);
    control.onmessage = () => {
      job.terminate();
      control.close();
      running.delete(job);
    };
  });
  return () => {
    for (const job of running) job.terminate();
    running.clear();
  };
}

/** A browser that gives no further worker says so here; whoever waits for the job must hear of it. */
function startedJob(address: string, name: string, control: MessagePort): Worker | undefined {
  try {
    return new Worker(address, { type: 'module', name });
  } catch (cause) {
    control.postMessage(String(cause));
    return undefined;
  }
}
