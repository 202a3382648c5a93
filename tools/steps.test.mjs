import { expect, test, vi } from 'vitest';
import { retriedIn, runSteps } from './steps.mjs';

test('names the browser tests that passed only when they were tried again', () => {
  const spec = (title, ...statuses) => ({
    file: 'shell.spec.ts',
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const suites = [
    {
      specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
      suites: [{ specs: [spec('goes on', 'unexpected'), spec('comes back', 'expected', 'flaky')] }],
    },
  ];
  expect(retriedIn(suites)).toEqual(['shell.spec.ts, closes', 'shell.spec.ts, comes back']);
});

test('what follows begins while the last of several still run, and after a step that stands alone', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const heard = [];
  const ends = new Map();
  const step = (name, failed = 0) => ({
    name,
    run: () => {
      heard.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve({ passed: 1, failed })));
    },
  });
  const end = async (name) => {
    ends.get(name)();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const all = runSteps([step('build'), [step('a'), step('b', 1), step('c')], [step('browser')]], 2);
  expect(heard).toEqual(['build']);
  await end('build');
  expect(heard).toEqual(['build', 'a', 'b', 'c']);
  await end('b');
  expect(heard).toEqual(['build', 'a', 'b', 'c', 'browser']);
  for (const name of ['browser', 'a', 'c']) await end(name);
  expect(await all).toBe(false);
  vi.restoreAllMocks();
});
