/** docs/recordings.md names the test of every finding: each is where the page says. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/recordings.md', ROOT), 'utf8');
const rows = [...page.matchAll(/^\| (?!finding|-)(.+?) \| (.+?) \| (\S+) \|$/gm)].map(
  ([, finding = '', title = '', file = '']) => [finding, title, file] as const,
);

test('the table is there', () => expect(rows.length).toBeGreaterThan(35));

test.each(rows)('%s', (_, title, file) => {
  const at = new URL(file, ROOT);
  expect(existsSync(at) && readFileSync(at, 'utf8')).toContain(title);
});
