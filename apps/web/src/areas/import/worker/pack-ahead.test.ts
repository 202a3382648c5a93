import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobsOf } from '../../../platform/ledger/job-start.ts';
import { rawRowsOf } from './keep-rows.ts';
import { packAhead, type RowsAhead } from './pack-ahead.ts';
import type { DryRun } from './prepare-import.ts';

function packing(run: DryRun, now?: () => number): RowsAhead {
  const ahead = packAhead(now);
  for (const [index, { file }] of run.result.files.entries()) {
    const { table } = run.result.accounts[index] ?? {};
    if (table !== undefined) ahead.add(file, table);
  }
  ahead.end();
  return ahead;
}

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

  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('error'), { message: 'not found' })));
  }

  postMessage(): void {}

  terminate(): void {
    BrokenWorker.ended++;
  }
}

/** Packs what it is given when it is told to, and says so far that it works. */
class SlowWorker extends EventTarget {
  static finish: () => void = () => undefined;
  static readonly blocks = [{ from: 1, to: 6_000, compression: 'none', data: 'slow' }] as const;

  postMessage(_: null, [port]: readonly MessagePort[]): void {
    const packRows = (_job: unknown, onBlock: () => void) => {
      onBlock();
      return new Promise((resolve) => {
        SlowWorker.finish = () => resolve(SlowWorker.blocks);
      });
    };
    if (port !== undefined) expose({ packRows }, port);
  }

  terminate(): void {}
}

class NoWorker {
  constructor() {
    throw new DOMException('No more workers.', 'SecurityError');
  }
}

/** The ledger worker as its page holds it: what it says arrives there. */
const ledger = new EventTarget() as Worker;
let endJobs: () => void;

beforeEach(() => {
  vi.stubGlobal('postMessage', (data: unknown) => ledger.dispatchEvent(new MessageEvent('message', { data })));
  endJobs = startJobsOf(ledger);
});
afterEach(() => {
  endJobs();
  vi.unstubAllGlobals();
});

describe('rows packed beside the import', () => {
  it.each([
    ['never answers', BrokenWorker],
    ['cannot be started', NoWorker],
  ])('are packed by who writes them where the worker %s', async (_, worker) => {
    vi.stubGlobal('Worker', worker);
    const run = largeRun();
    const { signal } = new AbortController();
    const ahead = packing(run);
    expect(await ahead.take(run, signal)).toEqual(await rawRowsOf(run, signal));
    ahead.stop();
  });

  it('are waited for while the worker is seen to work', async () => {
    vi.stubGlobal('Worker', SlowWorker);
    const run = largeRun();
    const now = vi.fn(() => 0);
    const ahead = packing(run, now);
    // The clock is asked when it is heard.
    await vi.waitFor(() => expect(now).toHaveBeenCalled());
    const { signal } = new AbortController();
    const taken = ahead.take(run, signal);
    SlowWorker.finish();
    expect((await taken).get('a.csv')).toEqual(SlowWorker.blocks);
  });

  it('are packed by who writes them once the worker has fallen silent', async () => {
    vi.stubGlobal('Worker', SlowWorker);
    const run = largeRun();
    const now = vi.fn(() => 0);
    const ahead = packing(run, now);
    await vi.waitFor(() => expect(now).toHaveBeenCalled());
    now.mockReturnValue(60_000);
    const { signal } = new AbortController();
    expect(await ahead.take(run, signal)).toEqual(await rawRowsOf(run, signal));
  });

  it('end their worker when it fails', async () => {
    vi.stubGlobal('Worker', BrokenWorker);
    BrokenWorker.ended = 0;
    packing(largeRun());
    await vi.waitFor(() => expect(BrokenWorker.ended).toBe(1));
  });
});
