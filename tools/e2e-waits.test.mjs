/** What a browser test waits for is asked until it is there; these ways only look as if they did. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', 'apps', 'web', 'e2e');
const files = readdirSync(FOLDER, { recursive: true }).filter((name) => name.endsWith('.ts'));

test.each([
  ['waitForFunction takes the promise of an async function for a yes: use expect.poll', /waitForFunction\(\s*async\b/],
  ['waitForTimeout is a clock', /waitForTimeout\(/],
  [
    'an event is waited for before what causes it: Promise.all, or keep the promise',
    /^\s*(?:const [^=]+ = )?await \w+\.waitForEvent\(/m,
  ],
  ['isVisible and its like look once: use toBeVisible', /\.is(?:Visible|Hidden|Enabled|Disabled|Checked)\(\)/],
  [
    'what a locator says is read once: use toHaveText, toHaveCount, toHaveAttribute or expect.poll',
    /expect\(\s*await [^;]*?\.(?:textContent|innerText|count|getAttribute|inputValue)\(/,
  ],
  [
    'a page that is only being loaded holds nothing yet: first expect what tells that it has come',
    /(?:goto|reload|moveTo)\([^\n]*\);\n\s*await expect\([^\n]*\)\.(?:toHaveCount\(0\)|toBeHidden\(\)|not\.)/,
  ],
  [
    'test.ts lets a page on its way arrive before the next address: take test from there',
    /import \{[^}]*\btest\b(?! as base)[^}]*\} from '@playwright\/test'/,
  ],
])('%s', (_, pattern) => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => pattern.test(readFileSync(join(FOLDER, name), 'utf8')))).toEqual([]);
});
