// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { bookOfWorker, bookWorkerName, holdWorkerLock, whenWorkerEnds, workerName } from './worker-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks of a browser: one holder per name, the next in line when the holder's worker ends. */
function browserLocks() {
  const waiting: (() => unknown)[] = [];
  const request = (_: string, work: () => unknown) => {
    waiting.push(work);
    if (waiting.length === 1) work();
    return new Promise(() => undefined);
  };
  const endHolder = () => {
    waiting.shift();
    waiting[0]?.();
  };
  return { locks: { request }, endHolder };
}

test('the owner hears of the end, and not before', async () => {
  const { locks, endHolder } = browserLocks();
  vi.stubGlobal('navigator', { locks });
  const ended = vi.fn();
  await holdWorkerLock('w');
  void whenWorkerEnds('w').then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  endHolder();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
});

test('the worker is not alive before it holds its lock, else a quick page would take it for dead', async () => {
  let grant = () => {};
  const request = (_: string, work: () => unknown) => {
    grant = () => void work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const alive = vi.fn();
  void holdWorkerLock('w').then(alive);
  await Promise.resolve();
  expect(alive).not.toHaveBeenCalled();
  grant();
  await vi.waitFor(() => expect(alive).toHaveBeenCalledOnce());
});

test('without locks nothing is claimed, and names never meet', async () => {
  vi.stubGlobal('navigator', {});
  await holdWorkerLock('w');
  void whenWorkerEnds('w');
  expect(workerName('ledger')).not.toBe(workerName('ledger'));
});

test('a worker learns its book from its name; any other name is that of the first book', () => {
  expect(bookOfWorker(bookWorkerName('b1'))).toBe('b1');
  expect([bookOfWorker(''), bookOfWorker('cryptax-ledger-1@../x')]).toEqual(['first', 'first']);
});
