/**
 * Whatever opens above a page is asked about by axe in a real browser, and docs/accessibility.md says by which test. A new
 * dialog that nobody asks about would not be noticed there: this compares the list with the sources.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const TESTS = join(SOURCES, '..', 'e2e');
const LIST = join(SOURCES, '..', '..', '..', 'docs', 'accessibility.md');

/** Our components, the frames made of them, and the browser's own. */
const OPENS = /<(Dialog|ConfirmDialog|PlanDialog|ProofDialog|Drawer|PartsDrawer|Popover|StatusPopover|Menu|dialog)\b/;
/** The components themselves, and their catalogue. */
const COMPONENTS = /^(ui\/[^/]*|areas\/internal\/screens\/ui-catalogue\/.*)$/;

const openers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !COMPONENTS.test(path))
  .filter((path) => OPENS.test(readFileSync(join(SOURCES, path), 'utf8')));

const rows = [...readFileSync(LIST, 'utf8').matchAll(/^\| .*\| `(.+\.tsx)` \| (.+) \|$/gm)].map(
  ([, path = '', tests = '']) => ({ path, tests: tests.split(', ') }),
);

test('every file that opens something above the page is in the list, and nothing else', () => {
  // A file that opens several has a row for each.
  expect([...new Set(rows.map(({ path }) => path))].sort()).toEqual(openers.sort());
});

test('every test that is named asks axe', () => {
  const names = new Set(rows.flatMap(({ tests }) => tests));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) {
    const file = join(TESTS, `${name}.spec.ts`);
    expect(existsSync(file) && readFileSync(file, 'utf8'), name).toContain('await expectAccessible');
  }
});
