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

test('the steps of a stage begin in their order as there is room, and a stage waits for the one before', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const heard = [];
  const ends = new Map();
  const step = (name, { takes, failed = 0 } = {}) => ({
    name,
    ...(takes === undefined ? {} : { takes }),
    run: () => {
      heard.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve({ passed: 1, failed })));
    },
  });
  const end = async (name) => {
    ends.get(name)();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const beside = [step('browser', { takes: 2 }), step('a', { failed: 1 }), step('b'), step('c')];
  const all = runSteps([step('build'), beside, step('last')]);
  expect(heard).toEqual(['build']);
  await end('build');
  expect(heard).toEqual(['build', 'browser', 'a']);
  await end('a');
  expect(heard).toEqual(['build', 'browser', 'a', 'b']);
  await end('browser');
  expect(heard).toEqual(['build', 'browser', 'a', 'b', 'c']);
  await end('b');
  await end('c');
  await end('last');
  expect(await all).toBe(false);
  vi.restoreAllMocks();
});
