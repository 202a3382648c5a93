import { dec, formatDay, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { day, series } from '../testing/days.ts';
import { firstAfter, lastOnOrBefore, mergeSeries, pointsOf, seriesOf, valueOn } from './daily-series.ts';

const btc = series('BTC', 'EUR', { '2024-03-05': '57000.5', '2024-03-01': '56000', '2024-03-02': '0.00001' });

test('sorts days and keeps every digit at one scale', () => {
  expect([...pointsOf(btc)].map((point) => `${formatDay(point.day)} ${formatShortest(point.value)}`)).toEqual([
    '2024-03-01 56000',
    '2024-03-02 0.00001',
    '2024-03-05 57000.5',
  ]);
  expect(btc.scale).toBe(5);
});

test('finds a day, the last one before it and the first one after it', () => {
  expect(valueOn(btc, day('2024-03-05'))).toEqual(dec('57000.50000'));
  expect(valueOn(btc, day('2024-03-04'))).toBeUndefined();
  expect(lastOnOrBefore(btc, day('2024-03-04'))?.day).toBe(day('2024-03-02'));
  expect(lastOnOrBefore(btc, day('2024-02-29'))).toBeUndefined();
  expect(firstAfter(btc, day('2024-03-02'))?.day).toBe(day('2024-03-05'));
  expect(firstAfter(btc, day('2024-03-05'))).toBeUndefined();
});

test('refuses a second price for a day and a price of zero', () => {
  const on = day('2024-03-01');
  const twice = (a: string, b: string) =>
    seriesOf('X', 'EUR', [
      { day: on, value: dec(a) },
      { day: on, value: dec(b) },
    ]);
  expect(twice('1.50', '1.5').ok).toBe(true);
  expect(twice('1.5', '1.6')).toMatchObject({ ok: false, error: { code: 'series.contradiction' } });
  expect(seriesOf('X', 'EUR', [{ day: on, value: dec('0.0') }])).toMatchObject({
    ok: false,
    error: { code: 'series.not-positive' },
  });
});

test('merging keeps all days and lets the newer series win', () => {
  const newer = series('BTC', 'EUR', { '2024-03-02': '56500.25', '2024-03-03': '1' });
  const merged = mergeSeries(btc, newer);
  expect([...pointsOf(merged)].map(({ value }) => formatShortest(value))).toEqual([
    '56000',
    '56500.25',
    '1',
    '57000.5',
  ]);
});
