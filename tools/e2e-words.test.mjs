/** A journey runs in the other language only while every word it looks for is in the app's tables of texts (decision 0117). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { wordsIn } from '../apps/web/e2e/words.ts';

const FOLDER = join(import.meta.dirname, '..', 'apps', 'web', 'e2e');
const WORD = /\b(?:say|like)\(\s*'((?:[^'\\]|\\.)*)'/g;
const PAIR = /\b(?:say|like)\(\s*\['((?:[^'\\]|\\.)*)', '((?:[^'\\]|\\.)*)'\]/g;

const journeys = readdirSync(FOLDER)
  .map((name) => ({ name, source: name.includes('.') ? readFileSync(join(FOLDER, name), 'utf8') : '' }))
  .filter(({ name, source }) => name !== 'words.ts' && source.includes("from './words.ts'"))
  // Steps that are handed their words are called by the journey that is written in German.
  .map(({ name, source }) => ({ name, source, own: /wordsIn\('(de|en)'\)/.exec(source)?.[1] ?? 'de' }));

afterEach(() => vi.unstubAllEnvs());

test.each(journeys)('$name finds all its words in the other language', ({ source, own }) => {
  vi.stubEnv('E2E_LANGUAGE', own === 'de' ? 'en' : 'de');
  const { say } = wordsIn(own);
  const words = [...source.matchAll(WORD)].map(([, word]) => word.replaceAll(/\\(.)/g, '$1'));
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) expect(say(word)).not.toBe('');
  // Both languages are named where one has several meanings: one of them is the other's.
  for (const [, de, en] of source.matchAll(PAIR)) {
    const [mine, other] = own === 'de' ? [de, en] : [en, de];
    expect(() => expect(say(mine)).toBe(other)).toThrow(other);
  }
});

test('a word that no table has, or a language that nobody speaks, ends the run', () => {
  vi.stubEnv('E2E_LANGUAGE', 'en');
  expect(() => wordsIn('de').say('Diesen Knopf gibt es nicht')).toThrow('No table of texts');
  vi.stubEnv('E2E_LANGUAGE', 'fr');
  expect(() => wordsIn('de')).toThrow('de or en');
});
