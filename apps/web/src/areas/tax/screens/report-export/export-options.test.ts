import { expect, test } from 'vitest';
import { requestOf, startOptions, withLocale } from './export-options.ts';

test('a German export has semicolons and commas, an English one the reverse', () => {
  const german = { ...startOptions('de'), format: 'csv' as const };
  expect(requestOf(german)).toEqual({ format: 'csv', locale: 'de', table: 'lots', separator: ';', numbers: 'de' });
  expect(requestOf(withLocale(german, 'en'))).toMatchObject({ separator: ',', numbers: 'en' });
});

test('a format gets only the options it has', () => {
  const options = startOptions('de');
  expect(requestOf(options)).toEqual({ format: 'pdf', locale: 'de' });
  expect(requestOf({ ...options, format: 'transactions' })).toEqual({
    format: 'transactions',
    locale: 'de',
    separator: ';',
    numbers: 'de',
  });
});
