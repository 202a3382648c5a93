import { expect, test } from 'vitest';
import { readStorageSpace } from './storage-space.ts';

const storage = (persisted: boolean) => ({
  persisted: async () => persisted,
  estimate: async () => ({ usage: 10, quota: 100 }),
});

test.each([
  [true, 'granted'],
  [false, 'refused'],
] as const)('persisted: %s means %s', async (persisted, persistence) => {
  expect(await readStorageSpace(storage(persisted))).toEqual({ persistence, usedBytes: 10, quotaBytes: 100 });
});

test('a browser without the interface is told apart from one that refuses', async () => {
  expect(await readStorageSpace(undefined)).toEqual({ persistence: 'unsupported' });
  expect(await readStorageSpace({ persisted: async () => false })).toEqual({ persistence: 'refused' });
});
