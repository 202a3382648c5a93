/** The browser's own channel and lock, as the store uses them when nothing is passed in. */
import { afterEach, expect, test, vi } from 'vitest';
import { browserChannel, type StoreNotice } from './notices.ts';
import { browserWriterLock } from './writer-lock.ts';

afterEach(() => vi.unstubAllGlobals());

const NOTICE: StoreNotice = { kind: 'book', book: 'own', revision: 3 };

test('a notice reaches the other tabs and not the sender', async () => {
  const [one, two] = [browserChannel('test'), browserChannel('test')];
  const echo = vi.fn();
  one.listen(echo);
  const heard = new Promise<StoreNotice>((resolve) => two.listen(resolve));
  one.post(NOTICE);
  expect(await heard).toEqual(NOTICE);
  expect(echo).not.toHaveBeenCalled();
  one.close();
  two.close();
});

test('a browser without channels leaves each tab to itself', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const channel = browserChannel('test');
  expect(() => channel.post(NOTICE)).not.toThrow();
});

test('work runs under the named lock and its result or failure comes through', async () => {
  const asked: string[] = [];
  const request = async (name: string, work: () => Promise<void>): Promise<void> => {
    asked.push(name);
    await work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const lock = browserWriterLock('cryptax-db:writer');
  expect(await lock(async () => 7)).toBe(7);
  await expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(asked).toEqual(['cryptax-db:writer', 'cryptax-db:writer']);
});

test('a browser without locks runs the work at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await browserWriterLock('x')(async () => 7)).toBe(7);
});
