import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { convertFiat } from './convert-fiat.ts';

const base = { at: '2024-03-01T10:00:00Z', wallet: 'A' };
const dollars = { source: 'file', method: 'trade' as const, currency: 'USD', amount: '400' };
const rates = {
  eurFor: (currency: string) => (currency === 'USD' ? { rate: '0.925', source: 'ECB 2024-03-01' } : undefined),
};

test('value and fee are converted with the rate of the day', () => {
  const event: LedgerEvent = {
    ...base,
    id: '1',
    kind: 'buy',
    in: { asset: 'BTC', amount: '0.01' },
    fee: { asset: 'USD', amount: '0.8' },
    valueOrigin: dollars,
  };
  const { value, issues } = convertFiat([event], rates);
  /** 400 x 0.925 = 370; 0.8 x 0.925 = 0.74. */
  expect(value[0]).toMatchObject({
    valueEur: '370',
    fee: { asset: 'EUR', amount: '0.74' },
    valueOrigin: { source: 'ECB 2024-03-01', currency: 'USD', amount: '400', rate: '0.925' },
  });
  expect(issues).toEqual([]);
  expect(convertFiat(value, { eurFor: () => undefined }).value).toEqual(value);
});

test('a loss keeps its sign, a missing rate its amount', () => {
  const loss: LedgerEvent = {
    ...base,
    id: '1',
    kind: 'derivative',
    derivativeKind: 'margin',
    valueOrigin: { ...dollars, amount: '-12' },
  };
  const pounds: LedgerEvent = {
    ...base,
    id: '2',
    kind: 'sell',
    out: { asset: 'BTC', amount: '1' },
    valueOrigin: { ...dollars, currency: 'GBP' },
  };
  const { value, issues } = convertFiat([loss, pounds], rates);
  expect(value[0]).toMatchObject({ valueEur: '-11.1' });
  expect(value[1]).toEqual(pounds);
  expect(issues).toMatchObject([{ code: 'value.rate-missing', source: { eventId: '2' }, params: { currency: 'GBP' } }]);
});

test('a value in a coin is left to the prices', () => {
  const event: LedgerEvent = {
    ...base,
    id: '1',
    kind: 'income',
    incomeKind: 'staking',
    in: { asset: 'DOT', amount: '1' },
    valueOrigin: { ...dollars, currency: 'USDT' },
  };
  expect(convertFiat([event], rates).value).toEqual([event]);
});
