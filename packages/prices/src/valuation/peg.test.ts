import { expect, test } from 'vitest';
import { day } from '../testing/days.ts';
import { pegOf } from './peg.ts';

test.each([
  ['USDT', '2024-03-01', 'USD'],
  ['EURC', '2024-03-01', 'EUR'],
  ['USDC', '2023-03-09', 'USD'],
  ['USDC', '2023-03-11', undefined],
  ['DAI', '2023-03-11', undefined],
  ['USDT', '2023-03-11', 'USD'],
  ['UST', '2022-04-01', undefined],
  ['BTC', '2024-03-01', undefined],
])('%s on %s stands for %s', (asset, on, currency) => {
  expect(pegOf(asset, day(on))).toBe(currency);
});
