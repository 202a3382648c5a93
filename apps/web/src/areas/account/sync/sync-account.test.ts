import { afterEach, expect, test, vi } from 'vitest';
import { alone, maskedAddress } from './sync-account.ts';

afterEach(() => vi.unstubAllGlobals());

test('enough to know one’s own address again, too little to learn that of another', () => {
  expect(maskedAddress('mara.schulz@example.org')).toBe('m•••z@example.org');
  expect(maskedAddress('jo@example.org')).toBe('j•••@example.org');
  expect(maskedAddress('')).toBe('•••');
});

/** A page that can be left, and its one lock. */
function stubPage() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const lock = { isHeld: false };
  const request = async (_name: string, work: () => Promise<unknown>) => {
    lock.isHeld = true;
    await work().finally(() => {
      lock.isHeld = false;
    });
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const hide = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  return { lock, hide };
}

const turns = () => new Promise((resolve) => setTimeout(resolve));

test('the lock is held as long as the round, whose answer or failure comes back', async () => {
  const { lock } = stubPage();
  let finish = (_: number) => {};
  const round = alone(() => new Promise<number>((resolve) => (finish = resolve)));
  await turns();
  expect(lock.isHeld).toBe(true);
  finish(7);
  expect(await round).toBe(7);
  await turns();
  expect(lock.isHeld).toBe(false);
  await expect(alone(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  await turns();
  expect(lock.isHeld).toBe(false);
});

test('a page that is kept for the way back lets go of the lock, one that is closed needs not', async () => {
  const { lock, hide } = stubPage();
  void alone(() => new Promise(() => undefined));
  hide(false);
  await turns();
  expect(lock.isHeld).toBe(true);
  hide(true);
  await turns();
  expect(lock.isHeld).toBe(false);
});
