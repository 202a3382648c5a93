import { expect, test } from 'vitest';
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

test('names come before texts, marks and case do not matter, either language finds', () => {
  expect(findTerms('BORSE', 'de')[0]?.id).toBe('exchange');
  expect(findTerms('exchange', 'de')[0]?.id).toBe('exchange');
  expect(findTerms('staking', 'en').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['staking', 'liquid-staking', 'service-income']),
  );
  expect(findTerms('xyzzy', 'de')).toEqual([]);
});
