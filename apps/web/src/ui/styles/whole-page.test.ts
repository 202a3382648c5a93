// @vitest-environment node
/**
 * `:has()` on the root, or on anything else that holds the whole page, makes the browser style every element anew whenever one is
 * put in: 12 to 17 ms for each frame in which a table grows. A mark on the root does the same for nothing (`use-root-mark.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', '..');

it('styles nothing by what the whole page holds', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|use-root-mark\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const whole = /(?::root|html|body|#root|main)(?:\[[^\]]*\])?:has\(/;
  expect(files.filter((name) => whole.test(readFileSync(join(SOURCE, name), 'utf8')))).toEqual([]);
});
