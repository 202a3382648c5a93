import { expect, test } from 'vitest';
import { readStorageSpace, requestPersistence } from './storage-space.ts';

const storage = (already: boolean, granted: boolean) => ({
  persisted: async () => already,
  persist: async () => granted,
  estimate: async () => ({ usage: 10, quota: 100 }),
});

test.each([
  [false, true, 'granted'],
  [false, false, 'refused'],
  [true, false, 'granted'],
] as const)('persisted before: %s, the browser answers %s: %s', async (already, granted, expected) => {
  expect(await requestPersistence(storage(already, granted))).toEqual({
    persistence: expected,
    usedBytes: 10,
    quotaBytes: 100,
  });
});

test('a browser without the interface is told apart from one that refuses', async () => {
  expect(await requestPersistence(undefined)).toEqual({ persistence: 'unsupported' });
  expect(await readStorageSpace({ persisted: async () => false })).toEqual({ persistence: 'refused' });
});
