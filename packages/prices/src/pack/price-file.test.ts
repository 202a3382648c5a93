import { formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { pointsOf } from '../series/daily-series.ts';
import { readPriceFile } from './price-file.ts';

const CANDLE = '1704067200000,38300.1,39000,38000,40100.50000000,12.5,1704153599999,1,2,3,4,0\n';

const read = (text: string, name: string) => {
  const { value, issues } = readPriceFile(text, name);
  return {
    series: value.map((one) => [
      one.id,
      one.quote,
      ...Array.from(pointsOf(one), (point) => formatShortest(point.value)),
    ]),
    issues: issues.map(({ code, source, params }) => [code, source.line, params.text]),
  };
};

test('the market that an exchange publishes for download is a price file like the list of four columns', () => {
  expect(read(CANDLE, 'BTCEUR-1d-2024-01.csv')).toEqual({ series: [['BTC', 'EUR', '40100.5']], issues: [] });
  expect(read('date,symbol,close,currency\n2024-01-01,FOO,2.5,USD\n', 'mine.csv')).toEqual({
    series: [['FOO', 'USD', '2.5']],
    issues: [],
  });
});

test('a market against a stablecoin, a broken candle and an empty file say why they give nothing', () => {
  expect(read(CANDLE, 'BTCUSDT-1d-2024-01.csv').issues).toEqual([['price-file.bad-currency', 1, 'USDT']]);
  expect(read(`${CANDLE}1704153600000,1,1,1,x,1\n`, 'BTCEUR-1d-2024-01.csv').issues).toEqual([
    ['price-file.bad-row', 2, '1704153600000,1,1,1,x,1'],
  ]);
  expect(read('', 'BTCEUR-1d-2024-01.csv')).toEqual({ series: [], issues: [] });
});
