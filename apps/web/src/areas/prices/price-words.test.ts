import { expect, it } from 'vitest';
import { translate } from '../../platform/i18n/strings.ts';
import { failureWords, type PriceWords, priceAge } from './price-words.ts';
import { pricesStrings } from './strings.ts';

const words: PriceWords = (key, ...params) => translate(pricesStrings, 'de', key, ...params);
const NOON = Date.UTC(2026, 10, 15, 12);
const age = (kind: 'live' | 'close' | 'trade', time: string) =>
  priceAge({ kind, time, price: '1', source: 'kraken', ageDays: 0 }, NOON, words, 'de');

it('a live price says its age once it is older than two minutes; every other price says its day', () => {
  expect(age('live', '2026-11-15T11:58:00Z')).toBeNull();
  expect(age('live', '2026-11-15T11:57:59Z')).toBe('Kurs vor 2 Min., Kraken');
  expect(age('live', '2026-11-12T12:00:00Z')).toBe('Kurs vor 3 Tagen, Kraken');
  expect(age('close', '2026-11-14')).toBe('Tageskurs 14.11.2026');
  expect(age('trade', '2024-03-01')).toBe('eigener Handel 01.03.2024');
});

it('says a failure without words of its own without the code of the program', () => {
  const t = ((key: 'failure.other') => translate(pricesStrings, 'en', key)) as PriceWords;
  expect(failureWords('timeout', t)).toBe('too slow to answer');
  expect(failureWords('quite-new', t)).toBe('does not answer as expected');
});
