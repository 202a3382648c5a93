import { afterEach, describe, expect, it, vi } from 'vitest';

/** Takes note of each worker that is started. */
class NotedWorker extends EventTarget {
  static readonly all: NotedWorker[] = [];
  readonly name: string;

  constructor(_address: URL, { name }: { readonly name: string }) {
    super();
    this.name = name;
    NotedWorker.all.push(this);
  }
}

async function freshModule() {
  vi.resetModules();
  vi.stubGlobal('Worker', NotedWorker);
  NotedWorker.all.length = 0;
  return import('./worker-start.ts');
}

afterEach(() => vi.unstubAllGlobals());

describe('the start of the ledger worker', () => {
  it('happens once ahead, and its worker is given to the first who asks only', async () => {
    const { startWorkerAhead, takeWorker } = await freshModule();
    startWorkerAhead();
    startWorkerAhead();
    expect(NotedWorker.all).toHaveLength(1);
    const first = takeWorker();
    expect(first.worker).toBe(NotedWorker.all[0]);
    const second = takeWorker();
    expect(NotedWorker.all).toHaveLength(2);
    expect(second.name).not.toBe(first.name);
  });

  it('tells of an error that came before anybody asked', async () => {
    const { startWorkerAhead, takeWorker } = await freshModule();
    startWorkerAhead();
    NotedWorker.all[0]?.dispatchEvent(new Event('error'));
    await expect(takeWorker().failed).resolves.toBeUndefined();
  });

  it('is left out where there are no workers', async () => {
    const { startWorkerAhead } = await freshModule();
    vi.stubGlobal('Worker', undefined);
    expect(startWorkerAhead).not.toThrow();
    expect(NotedWorker.all).toHaveLength(0);
  });
});
