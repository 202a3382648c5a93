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

test('lanes of a stage run at the same time, the steps of a lane in turn, and a stage waits for the one before', async () => {
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
  const all = runSteps([step('build'), [step('browser'), [step('a', 1), step('b')]], step('last')]);
  expect(heard).toEqual(['build']);
  await end('build');
  expect(heard).toEqual(['build', 'browser', 'a']);
  await end('a');
  expect(heard).toEqual(['build', 'browser', 'a', 'b']);
  await end('b');
  expect(heard).not.toContain('last');
  await end('browser');
  expect(heard).toEqual(['build', 'browser', 'a', 'b', 'last']);
  await end('last');
  expect(await all).toBe(false);
  vi.restoreAllMocks();
});
