import { formatDay, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { ecbRates } from '../rates/ecb-rates.ts';
import { type DailySeries, pointsOf } from '../series/daily-series.ts';
import { unwrap } from '../testing/bundled.ts';
import { series } from '../testing/days.ts';
import { marketOfFile, parseArchiveCsv } from './archive-csv.ts';
import { toEuroCloses } from './to-euro-closes.ts';

const shown = (one: DailySeries) =>
  [...pointsOf(one)].map(({ day, value }) => `${one.id} ${formatDay(day)} ${formatShortest(value)} ${one.quote}`);

test('reads Binance archives in milliseconds and, from 2025 on, microseconds', () => {
  /** 1704067200 = 2024-01-01, 1735689600 = 2025-01-01. */
  const old = '1704067200000,38300.1,39000,38000,40100.50000000,12.5,1704153599999,1,2,3,4,0\n';
  const fresh = 'open_time,open,high,low,close,volume\n1735689600000000,1,1,1,91234.5,1,1735775999999999,1,2,3,4,0\n';
  expect(shown(unwrap(parseArchiveCsv(old, 'BTCEUR-1d-2024-01.csv')))).toEqual(['BTC 2024-01-01 40100.5 EUR']);
  expect(shown(unwrap(parseArchiveCsv(fresh, 'BTCEUR-1d-2025-01.csv')))).toEqual(['BTC 2025-01-01 91234.5 EUR']);
});

test('reads Kraken archives and its names', () => {
  const text = '1704067200,0.08,0.09,0.07,0.0812,1000,20\n1704240000,0.08,0.09,0.07,0.0834,1000,20\n';
  expect(shown(unwrap(parseArchiveCsv(text, 'XDGEUR_1440.csv')))).toEqual([
    'DOGE 2024-01-01 0.0812 EUR',
    'DOGE 2024-01-03 0.0834 EUR',
  ]);
});

test.each([
  ['BTCUSDT-1d-2024-01.csv', { base: 'BTC', quote: 'USDT' }],
  ['1000SATSUSDT-1d-2024-01-05.csv', { base: '1000SATS', quote: 'USDT' }],
  ['EURUSDT-1d-2024-01.csv', { base: 'EUR', quote: 'USDT' }],
  ['XBTUSD_1440.csv', { base: 'BTC', quote: 'USD' }],
  ['XBTEUR_60.csv', undefined],
  ['USDT_1440.csv', undefined],
  ['prices.csv', undefined],
])('%s is the market %j', (name, market) => {
  expect(marketOfFile(name)).toEqual(market);
});

test.each(['1704067201000,1,1,1,1\n', '1704067200000,1,1,1,\n', '1704067200000,1,1,1,0\n', 'x\n1,2\n'])(
  'refuses the row %j',
  (text) => {
    expect(parseArchiveCsv(text, 'BTCEUR-1d-2024-01.csv')).toMatchObject({ error: { code: 'archive.bad-row' } });
  },
);

const rates = ecbRates([series('USD', 'EUR', { '2024-01-02': '1.25' })]);

test('euro closes stay as they are and win over converted ones', () => {
  const { series: euro } = toEuroCloses(
    [series('BTC', 'USD', { '2024-01-02': '50000' }), series('BTC', 'EUR', { '2024-01-02': '40000.123456789012345' })],
    rates,
  );
  expect(euro.flatMap(shown)).toEqual(['BTC 2024-01-02 40000.123456789012345 EUR']);
});

test('dollars go through the ECB rate, stablecoins only through a market of their own', () => {
  /** 50000 / 1.25 = 40000; 60 USDT at 0.8 EUR = 48; 60 USDT at 1.2 USDT per EUR = 50; 1/3 to twelve digits. */
  const inUsd = series('BTC', 'USD', { '2024-01-02': '50000' });
  const inUsdt = series('SOL', 'USDT', { '2024-01-02': '60' });
  expect(toEuroCloses([inUsd], rates).series.flatMap(shown)).toEqual(['BTC 2024-01-02 40000 EUR']);
  const usdt = series('USDT', 'EUR', { '2024-01-02': '0.8' });
  expect(toEuroCloses([inUsdt, usdt], rates).series.flatMap(shown)).toContain('SOL 2024-01-02 48 EUR');
  const eur = series('EUR', 'USDT', { '2024-01-02': '1.2' });
  expect(toEuroCloses([inUsdt, eur], rates).series.flatMap(shown)).toEqual(['SOL 2024-01-02 50 EUR']);
  const thirds = [series('SOL', 'USDT', { '2024-01-02': '1' }), series('EUR', 'USDT', { '2024-01-02': '3' })];
  expect(toEuroCloses(thirds, rates).series.flatMap(shown)).toEqual(['SOL 2024-01-02 0.333333333333 EUR']);
});

test('days without a way to euro are left out and counted', () => {
  const closes = toEuroCloses([series('SOL', 'USDT', { '2024-01-02': '60', '2024-01-03': '61' })], rates);
  expect(closes.left).toEqual([{ id: 'SOL', quote: 'USDT', days: 2 }]);
  expect(closes.series.flatMap(shown)).toEqual([]);
});
