// @vitest-environment node
/** Motion has one place: tokens that are zero for readers who want none. A duration written elsewhere would go on moving. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

it('stops every token of motion when the reader asks for less', () => {
  const reduced = /@media \(prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  const names = [...new Set(tokens.match(/--t-[a-z]+(?=:)/g))];
  expect(names).toContain('--t-slow');
  for (const name of names) expect(reduced).toContain(`${name}: 0ms;`);
});

it('moves nothing by a duration of its own', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|tokens\.css$/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const own =
    /\bduration-(?:\d|\[)|\banimate-\[|behavior: ['"]smooth['"]|scroll-behavior: smooth|(?:transition|animation): ?[^;]*\d+m?s/;
  expect(files.filter((name) => own.test(readFileSync(join(SOURCE, name), 'utf8')))).toEqual([]);
});
