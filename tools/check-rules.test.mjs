import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkRules, readRules, readTitles } from './check-rules.mjs';

describe('check-rules', () => {
  let root;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'rules-'));
    mkdirSync(join(root, 'packages/law/src'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(rules, tests) {
    writeFileSync(join(root, 'packages/law/RULES.md'), rules);
    writeFileSync(join(root, 'packages/law/src/a.test.ts'), tests);
    return checkRules(root);
  }

  test('passes when each rule has a test', () => {
    expect(write('| AB-01 | x |\n', "test('[AB-01] does', () => {});")).toEqual({ rules: 1, findings: [] });
  });

  test('fails on a rule without a test', () => {
    const { findings } = write('| AB-01 | x |\n| AB-02 | y |\n', "test('[AB-01] does', () => {});");
    expect(findings).toEqual([`${join('packages', 'law', 'RULES.md')}: rule AB-02 has no test`]);
  });

  test('fails on a test that names an unknown rule', () => {
    const { findings } = write('| AB-01 | x |\n', "test('[AB-01] [ZZ-09] does', () => {});");
    expect(findings).toEqual([`${join('packages', 'law', 'src', 'a.test.ts')}: names the unknown rule ZZ-09`]);
  });

  test('a describe block or a comment is not a test', () => {
    expect(readTitles("describe('[AB-01] group', () => {}); // test [AB-02]")).toEqual([]);
  });

  test('reads titles of each-tables and of several lines', () => {
    expect(readTitles("test.each([1])('[AB-01] %s', f); it(\n  `[AB-02] x`, f)")).toEqual(['AB-01', 'AB-02']);
  });

  test('reports a rule listed twice', () => {
    expect(readRules('| AB-01 | x |\n| AB-01 | y |\n').twice).toEqual(['AB-01']);
  });
});
