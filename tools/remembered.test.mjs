import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf, remembered } from './remembered.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remembered-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** How often something was worked out in a run that asks for these keys. */
function workOf(keys, files = ['biome.json']) {
  const memory = remembered('check', files, folder);
  let count = 0;
  for (const key of keys)
    memory.of(key, () => {
      count++;
      return `about ${key}`;
    });
  memory.keep();
  return count;
}

test('what was worked out is not worked out again, in the same run or in the next', () => {
  expect(workOf(['a', 'b', 'a'])).toBe(2);
  expect(workOf(['a', 'b'])).toBe(0);
  expect(remembered('check', ['biome.json'], folder).of('a', () => 'anew')).toBe('about a');
});

test('a changed text is worked out, and one that was gone for a run is forgotten', () => {
  workOf(['a', 'b']);
  expect(workOf(['a', 'changed'])).toBe(1);
  expect(workOf(['a', 'b'])).toBe(1);
});

test('nothing is remembered once the check or its settings are others, or the file is damaged', () => {
  workOf(['a']);
  expect(workOf(['a'], ['biome.json', 'knip.json'])).toBe(1);
  writeFileSync(join(folder, 'check.json'), '{"basis":');
  expect(workOf(['a'], ['biome.json', 'knip.json'])).toBe(1);
});

test('what is asked for and not kept is asked again', () => {
  remembered('check', ['biome.json'], folder).of('a', () => true);
  expect(remembered('check', ['biome.json'], folder).knows('a')).toBe(false);
});

test('two lists of texts have one name only if they are the same list', () => {
  expect(digestOf('ab', 'c')).toBe(digestOf('ab', 'c'));
  expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
});
