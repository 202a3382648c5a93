/**
 * Runs before each test file. Files of one worker share their modules (starting them anew costs more than the tests), so
 * what a page leaves behind is cleared here: the rendered tree after each test, the stored preferences after each file.
 * There is no network in unit tests; whoever needs an answer brings his own.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// A busy machine is slow, not wrong; what never comes still ends the test.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in unit tests.')));
});
afterEach(cleanup);
afterAll(async () => {
  // A screen's chunk that is still loading when its file ends would be broken for all later files of the worker.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
