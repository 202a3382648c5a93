/** What a browser test waits for is asked until it is there; these two ways only look as if they did. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', 'apps', 'web', 'e2e');
const files = readdirSync(FOLDER, { recursive: true }).filter((name) => name.endsWith('.ts'));

test.each([
  ['waitForFunction takes the promise of an async function for a yes: use expect.poll', /waitForFunction\(\s*async\b/],
  ['waitForTimeout is a clock', /waitForTimeout\(/],
])('%s', (_, pattern) => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => pattern.test(readFileSync(join(FOLDER, name), 'utf8')))).toEqual([]);
});
