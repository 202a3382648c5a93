import { expect, test } from 'vitest';
import { loadOnce } from './lazy-handlers.ts';

test('loads once, but tries again after a failure', async () => {
  const answers = [Promise.reject(new TypeError('no network')), Promise.resolve('handlers')];
  let asked = 0;
  const load = loadOnce(async () => answers[asked++]);
  await expect(load()).rejects.toThrow('no network');
  expect(await load()).toBe('handlers');
  expect(await load()).toBe('handlers');
  expect(asked).toBe(2);
});
