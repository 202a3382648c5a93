import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DryRun } from './dry-run.ts';
import { rawRowsOf } from './keep-rows.ts';
import { packAhead } from './pack-ahead.ts';

/** A file large enough for a worker of its own, of which every line is its number. */
function largeRun(): DryRun {
  const lines = Array.from({ length: 6_000 }, (_, at) => `${at + 1}`);
  const chunks = () => [{ rows: lines.map((line) => [line]), lines: lines.map(Number) }];
  const table = { texts: [lines.join('\n')], delimiter: ',', expectedRows: lines.length, chunks };
  const result = { files: [{ file: 'a.csv', format: 'any' }], accounts: [{ table }] };
  return { result } as unknown as DryRun;
}

/** Its program does not load: the browser says so, and no question is ever answered. */
class BrokenWorker extends EventTarget {
  static ended = 0;
  static refused = 0;

  constructor() {
    super();
    queueMicrotask(() => {
      const event = new Event('error', { cancelable: true });
      if (!this.dispatchEvent(event)) BrokenWorker.refused++;
    });
  }

  postMessage(): void {}

  terminate(): void {
    BrokenWorker.ended++;
  }
}

class NoWorker {
  constructor() {
    throw new DOMException('No more workers.', 'SecurityError');
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('rows packed beside the import', () => {
  it.each([
    ['never answers', BrokenWorker],
    ['cannot be started', NoWorker],
  ])('are packed by who writes them where the worker %s', async (_, worker) => {
    vi.stubGlobal('Worker', worker);
    const run = largeRun();
    const { signal } = new AbortController();
    const ahead = packAhead(run);
    expect(await ahead.take(run, signal)).toEqual(await rawRowsOf(run, signal));
    ahead.stop();
  });

  it('leave an error of their worker with it, and end it', async () => {
    vi.stubGlobal('Worker', BrokenWorker);
    [BrokenWorker.ended, BrokenWorker.refused] = [0, 0];
    packAhead(largeRun());
    await vi.waitFor(() => expect(BrokenWorker.ended).toBe(1));
    expect(BrokenWorker.refused).toBe(1);
  });
});
