import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPatterns, isProven, patternsIn } from './check-patterns.mjs';

describe('check-patterns', () => {
  let root;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'patterns-'));
    mkdirSync(join(root, 'packages/one/src'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function check(source, reviewed = []) {
    writeFileSync(join(root, 'packages/one/src/a.ts'), source);
    return checkPatterns(root, reviewed);
  }

  test('finds literals and patterns made at run time, and takes a division for what it is', () => {
    const found = patternsIn('const a = /x+y/gi; const b = 4 / 2 / 1; const c = new RegExp(b);');
    expect(found.map(({ pattern, flags, made }) => made ?? [pattern, flags])).toEqual([['x+y', 'gi'], 'new RegExp']);
  });

  test.each([
    ['^(a+)+$', false],
    [String.raw`^\s*-?\s*x$`, false],
    [String.raw`^\d{4}-\d{2}$`, true],
    [String.raw`^[a-z]+:\d+$`, true],
    ['fee|kauf', true],
  ])('%s proven: %s', (pattern, expected) => expect(isProven({ pattern, flags: '' })).toBe(expected));

  test('refuses a pattern that may run away, until it is listed with a reason', () => {
    const source = 'export const EVIL = /^(a+)+$/;';
    expect(check(source).findings).toHaveLength(1);
    expect(check(source).findings[0]).toContain('packages/one/src/a.ts:1');
    const entry = { file: 'packages/one/src/a.ts', pattern: '/^(a+)+$/', why: 'short' };
    expect(check(source, [entry])).toEqual({ count: 1, findings: [] });
  });

  test('refuses a pattern made at run time, and an entry whose pattern is gone', () => {
    expect(check('export const made = (x: string) => new RegExp(x);').findings).toHaveLength(1);
    const gone = { file: 'packages/one/src/a.ts', pattern: '/b+b+/', why: 'short' };
    expect(check('export const FINE = /^a+$/;', [gone]).findings).toEqual([
      'patterns.data.mjs: packages/one/src/a.ts no longer has /b+b+/',
    ]);
  });
});
