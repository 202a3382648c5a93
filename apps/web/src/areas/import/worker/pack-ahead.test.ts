import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DryRun } from './dry-run.ts';
import { rawRowsOf } from './keep-rows.ts';
import { nextTurn } from './message-turn.ts';
import { packAhead, type RowsAhead } from './pack-ahead.ts';

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

/** Packs what it is given when it is told to, and says so far that it works. */
class SlowWorker extends EventTarget {
  static finish: () => void = () => undefined;
  static readonly blocks = [{ from: 1, to: 6_000, compression: 'none', data: 'slow' }] as const;

  postMessage({ id, argumentList }: { id: string; argumentList?: { value: MessagePort }[] }): void {
    // Comlink lets go of a link that is not used any more, whenever memory is cleared up: a message without arguments.
    if (argumentList === undefined) return;
    // As the other end of comlink does: calls back through the port that came along, answers by the number of the question.
    argumentList[1]?.value.postMessage({ id: 'b', type: 'APPLY', path: [], argumentList: [] });
    SlowWorker.finish = () => {
      const data = { id, type: 'RAW', value: SlowWorker.blocks };
      this.dispatchEvent(new MessageEvent('message', { data }));
    };
  }

  terminate(): void {}
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
    await nextTurn();
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

  it('leave an error of their worker with it, and end it', async () => {
    vi.stubGlobal('Worker', BrokenWorker);
    [BrokenWorker.ended, BrokenWorker.refused] = [0, 0];
    packing(largeRun());
    await vi.waitFor(() => expect(BrokenWorker.ended).toBe(1));
    expect(BrokenWorker.refused).toBe(1);
  });
});
