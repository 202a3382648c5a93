import { expect, test } from 'vitest';
import { priceOriginText, priceSourceName } from './price-sources.ts';

test('a value that the user entered goes by words, and says once that it was entered by hand', () => {
  expect(priceSourceName('user', 'de')).toBe('Eingabe von Hand');
  expect(priceOriginText({ source: 'user', method: 'manual' }, 'de')).toBe('Eingabe von Hand');
  expect(priceOriginText({ source: 'user', method: 'manual' }, 'en')).toBe('entry by hand');
  expect(priceOriginText({ source: 'my-prices.csv', method: 'day' }, 'en')).toMatch(/^my-prices\.csv, /);
});
