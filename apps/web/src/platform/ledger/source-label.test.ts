import { FORMATS } from '@cryptax/importers';
import { expect, test } from 'vitest';
import { sourceLabel } from './source-label.ts';

test('a service keeps its name, a list of the user has one in each language', () => {
  const sources = new Set(FORMATS.map(({ source }) => source));
  const translated = [...sources].filter((source) => sourceLabel(source, 'de') !== source);
  const generic = FORMATS.filter(({ sourceKind }) => sourceKind === 'generic').map(({ source }) => source);
  expect(translated).toEqual([...new Set(generic)]);
  expect(['de', 'en'].map((locale) => sourceLabel('Generic', locale as 'de' | 'en'))).toEqual([
    'Eigene Tabelle',
    'Your own table',
  ]);
  expect(sourceLabel('manual', 'de')).toBe('von Hand');
});
