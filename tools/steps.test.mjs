import { expect, test } from 'vitest';
import { retriedIn } from './steps.mjs';

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
