// @vitest-environment node
import { expect, test } from 'vitest';
import { endings, fold, spellings } from '../../../platform/fold.ts';
import { findTerms } from './find-terms.ts';
import { GLOSSARY } from './glossary.data.ts';

test('there are at least 60 terms with a text and an example in both languages', () => {
  expect(GLOSSARY.length).toBeGreaterThanOrEqual(60);
  expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
  for (const { term, text, example } of GLOSSARY) {
    for (const pair of [term, text, example]) expect(pair.de !== '' && pair.en !== '').toBe(true);
  }
});

test('no words are all terms, in the order of the language', () => {
  const names = findTerms('', 'de').map(({ term }) => term.de);
  expect(names).toHaveLength(GLOSSARY.length);
  expect(names.indexOf('Adresse')).toBeLessThan(names.indexOf('Wallet'));
});

test.each(['Börse', 'boerse', 'BORSE', 'bör', 'Borsse', 'exchange'])('%s finds the exchange', (words) => {
  expect(findTerms(words, 'de')[0]?.id).toBe('exchange');
});

test('names come before texts, parts of joined words count, nonsense finds nothing', () => {
  expect(
    findTerms('grenze', 'de')
      .slice(0, 2)
      .map(({ term }) => term.de),
  ).toContain('Freigrenze');
  expect(findTerms('staking', 'en').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['staking', 'liquid-staking', 'service-income']),
  );
  expect(findTerms('xyzzyq', 'de')).toEqual([]);
});

test('words are compared without marks, in every spelling', () => {
  expect(fold('Größe')).toBe('groesse');
  expect(spellings('Größe')).toEqual(['groesse', 'grosse']);
  expect(spellings('wallet')).toEqual(['wallet']);
  expect(endings('freigrenze')).toEqual(['igrenze', 'grenze', 'renze']);
  expect(endings('wallet')).toEqual([]);
});
