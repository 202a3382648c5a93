import type { Valuation } from '@cryptax/prices';
import { expect, it } from 'vitest';
import { translate } from '../../platform/i18n/strings.ts';
import { type PriceWords, priceOrigin } from './price-words.ts';
import { pricesStrings } from './strings.ts';

const words: PriceWords = (key, ...params) => translate(pricesStrings, 'de', key, ...params);
const CLOSE: Valuation = {
  eventId: 'e',
  part: 'value',
  asset: 'SOL',
  amount: '2',
  price: '1234.5',
  currency: 'USD',
  source: 'defillama',
  method: 'day',
  state: 'found',
  time: '2026-11-14T23:59:59Z',
  rate: '1.0823',
  ratePublished: '2026-11-13',
  valueEur: '2281.25',
};

it('names service, day, price, currency and rate, as the language writes them', () => {
  expect(priceOrigin(CLOSE, words, 'de')).toEqual([
    'DefiLlama, Tageskurs vom 14.11.2026: 1.234,5 USD je SOL',
    'EZB-Kurs vom 13.11.2026: 1 EUR = 1,0823 USD',
  ]);
  expect(priceOrigin({ ...CLOSE, currency: 'USDT', rateCurrency: 'USD', insteadOf: 'kraken' }, words, 'de')).toEqual([
    'DefiLlama, Tageskurs vom 14.11.2026: 1.234,5 USDT je SOL',
    'EZB-Kurs vom 13.11.2026: 1 EUR = 1,0823 USD',
    'vorläufig, bis Kraken antwortet',
  ]);
});

it('calls bundled, typed and pegged prices by their names, and money by its rate alone', () => {
  const { rate: _, ratePublished: __, ...euro } = { ...CLOSE, currency: 'EUR' };
  expect(priceOrigin({ ...euro, source: 'daily' }, words, 'de')).toEqual([
    'mitgelieferte Tageskurse, Tageskurs vom 14.11.2026: 1.234,5 EUR je SOL',
  ]);
  expect(priceOrigin({ ...euro, source: 'manual', state: 'manual' }, words, 'de')).toEqual([
    'von Hand eingetragen für den 14.11.2026: 1.234,5 EUR je SOL',
  ]);
  expect(priceOrigin({ ...CLOSE, asset: 'USDC', source: 'peg', price: '1' }, words, 'de')).toEqual([
    'Bindung an die Währung: 1 USDC = 1 USD',
    'EZB-Kurs vom 13.11.2026: 1 EUR = 1,0823 USD',
  ]);
  const pegged: Valuation = { ...euro, asset: 'EURC', source: 'peg', price: '1' };
  const caseOf = (more: Partial<Valuation>) => priceOrigin({ ...pegged, ...more }, words, 'de').slice(1);
  expect(caseOf({ peg: 'unlooked', insteadOf: 'defillama' })).toEqual([
    'noch ohne den Tageskurs; liegt er mehr als 5\u00a0% neben der Bindung, gilt er',
    'vorläufig, bis DefiLlama antwortet',
  ]);
  expect(caseOf({ peg: 'unlooked', insteadOf: 'close' })).toHaveLength(1);
  expect(caseOf({ peg: 'kept' })[0]).toContain('höchstens 5\u00a0%');
  expect(caseOf({ peg: 'no-close' })[0]).toContain('kein Kursdienst hat einen Tageskurs');
  expect(caseOf({ peg: 'broken', source: 'kraken' })[0]).toContain('also gilt der Tageskurs');
  expect(priceOrigin({ ...CLOSE, asset: 'USD', source: 'ecb', price: '1' }, words, 'de')).toHaveLength(1);
});
