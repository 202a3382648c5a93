import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seriesOf } from '../series/daily-series.ts';
import { unwrap } from '../testing/bundled.ts';
import { series } from '../testing/days.ts';
import { parseSeriesFile, printSeriesFile } from './series-file.ts';

const TEXT = `cryptax-series 1
id BTC
quote EUR
scale 2
points 5

2023-12-30 100 -1
2024-01-02 150 3:0 98765432109876543210
`;

test('a line per year: first day and value, then differences, with the gap where days are missing', () => {
  const btc = series('BTC', 'EUR', {
    '2023-12-30': '1.00',
    '2023-12-31': '0.99',
    '2024-01-02': '1.5',
    '2024-01-05': '1.50',
    '2024-01-06': '987654321098765433.6',
  });
  expect(printSeriesFile(btc)).toBe(TEXT);
  expect(unwrap(parseSeriesFile(TEXT))).toEqual(btc);
});

test('reading what was written gives the same series', () => {
  const point = fc.record({ on: fc.integer({ min: 9_862, max: 40_000 }), units: fc.bigInt(1n, 10n ** 30n) });
  fc.assert(
    fc.property(fc.uniqueArray(point, { selector: ({ on }) => on, maxLength: 40 }), fc.nat(30), (points, scale) => {
      const built = seriesOf(
        'A/B.c',
        'USDT',
        points.map(({ on, units }) => ({ day: on as never, value: { units, scale } })),
      );
      expect(parseSeriesFile(printSeriesFile(unwrap(built)))).toEqual(built);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['another format', TEXT.replace('cryptax-series 1', 'cryptax-series 2')],
  ['a quote that is no code', TEXT.replace('quote EUR', 'quote Euro')],
  ['a missing point', TEXT.replace('points 5', 'points 6')],
  ['a float', TEXT.replace(' 3:0', ' 3:0.5')],
  ['a gap of one written out', TEXT.replace(' 3:0', ' 1:0')],
  ['a price of zero', TEXT.replace(' 100 -1', ' 100 -100')],
  ['days that go back', TEXT.replace('2024-01-02', '2023-12-31')],
  ['no such day', TEXT.replace('2024-01-02', '2024-02-30')],
  ['a carriage return', TEXT.replaceAll('\n', '\r\n')],
  ['half a file', TEXT.slice(0, -30)],
  ['text after the end', `${TEXT}\nx`],
  ['nothing', ''],
])('refuses %s', (_, text) => {
  expect(parseSeriesFile(text).ok).toBe(false);
});

test('says which line', () => {
  expect(parseSeriesFile(TEXT.replace('3:0', 'x'))).toMatchObject({ error: { line: 8, text: 'x' } });
});
