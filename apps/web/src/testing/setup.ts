/**
 * Runs before each test file. Files of one worker share their modules (starting them anew costs more than the tests), so
 * nothing may be left behind. There is no network in unit tests; whoever needs an answer brings his own.
 */
import { quickRounds } from '@cryptax/kernel/testing';
import { afterAll, beforeEach, vi } from 'vitest';
import './local-fetch.ts';

const refuse = () => Promise.reject(new TypeError('No network in unit tests.'));

// Not a stub: a test that takes its stubs back, or ends while a list of services is still being asked, must not find the
// real one underneath.
Object.defineProperty(globalThis, 'fetch', { value: refuse, writable: true, configurable: true });

// A passphrase is stretched for a quarter of a second each time, on purpose; `recovery.test.ts` and the kernel ask how far.
afterAll(quickRounds(crypto.subtle));
beforeEach(() => {
  vi.stubGlobal('fetch', refuse);
});
afterAll(async () => {
  // A chunk that is still loading when its file ends would be broken for all later files of the worker.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});
