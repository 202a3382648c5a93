import { type Instant, parseInstant } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { assetResolver } from './asset.ts';
import { splitPair } from './pair.ts';

function at(text: string): Instant {
  const parsed = parseInstant(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

test.each([
  ['kraken', 'XXBT', '2024-01-01T00:00:00Z', 'BTC'],
  ['kraken', 'XXDG', '2024-01-01T00:00:00Z', 'DOGE'],
  ['kraken', 'ZEUR', '2024-01-01T00:00:00Z', 'EUR'],
  ['kraken', 'XTZ', '2024-01-01T00:00:00Z', 'XTZ'],
  ['kraken', 'ZRX', '2024-01-01T00:00:00Z', 'ZRX'],
  ['kraken', 'DOT.S', '2024-01-01T00:00:00Z', 'DOT'],
  ['kraken', 'ATOM21.S', '2024-01-01T00:00:00Z', 'ATOM'],
  ['kraken', 'XETH.F', '2024-01-01T00:00:00Z', 'ETH'],
  ['kraken', 'EUR.HOLD', '2024-01-01T00:00:00Z', 'EUR'],
  ['binance', 'LDBTC', '2024-01-01T00:00:00Z', 'BTC'],
  ['binance', 'LDO', '2024-01-01T00:00:00Z', 'LDO'],
  ['bitpanda', 'MIOTA', '2024-01-01T00:00:00Z', 'IOTA'],
  ['bison', 'Btc', '2024-01-01T00:00:00Z', 'BTC'],
  ['nexo', 'EURX', '2024-01-01T00:00:00Z', 'EUR'],
  ['bitfinex', 'UST', '2021-01-01T00:00:00Z', 'USDT'],
  ['bitfinex', 'WBT', '2021-01-01T00:00:00Z', 'WBTC'],
  ['bitfinex', 'UDC', '2021-01-01T00:00:00Z', 'USDC'],
  ['bitfinex', 'LUNA', '2023-01-01T00:00:00Z', 'LUNC'],
  ['bitfinex', 'LUNA2', '2023-01-01T00:00:00Z', 'LUNA'],
  ['kraken', 'LUNA', '2024-01-01T00:00:00Z', 'LUNC'],
  ['kraken', 'LUNA2', '2024-01-01T00:00:00Z', 'LUNA'],
  ['kraken', 'UST', '2024-01-01T00:00:00Z', 'USTC'],
  ['bitvavo', 'LUNA', '2024-01-01T00:00:00Z', 'LUNC'],
  ['bitvavo', 'LUNA2', '2024-01-01T00:00:00Z', 'LUNA'],
  ['binance', 'UST', '2021-01-01T00:00:00Z', 'USTC'],
  ['binance', 'LUNA', '2022-05-27T23:59:59Z', 'LUNC'],
  ['binance', 'LUNA', '2022-05-28T00:00:00Z', 'LUNA'],
  ['binance', 'BCC', '2018-01-01T00:00:00Z', 'BCH'],
  ['okx', 'SATS', '2024-01-01T00:00:00Z', 'SATS'],
])('%s: %s at %s is %s', (source, ticker, when, expected) => {
  expect(assetResolver(source).resolve(ticker, at(when))).toEqual({ kind: 'asset', asset: expected, places: 0 });
});

test('sub-units move the point', () => {
  const now = at('2024-01-01T00:00:00Z');
  expect(assetResolver('x').resolve('sats', now)).toEqual({ kind: 'asset', asset: 'BTC', places: 8 });
  expect(assetResolver('x').resolve('satoshi', now)).toEqual({ kind: 'asset', asset: 'BTC', places: 8 });
  expect(assetResolver('x').resolve('wei', now)).toEqual({ kind: 'asset', asset: 'ETH', places: 18 });
});

test('an ambiguous ticker asks once, and the answer counts', () => {
  const now = at('2024-01-01T00:00:00Z');
  expect(assetResolver('other').resolve('BCC', now).kind).toBe('ask');
  expect(assetResolver('other', { BCC: 'BCH' }).resolve('BCC', now)).toMatchObject({ asset: 'BCH' });
});

test.each(['', '  ', '<script>', 'a\nb', '#REF!'])('%j is unreadable', (text) => {
  expect(assetResolver('x').resolve(text, at('2024-01-01T00:00:00Z')).kind).toBe('unreadable');
});

test.each([
  ['BTCUSDT', 'BTC', 'USDT'],
  ['ETHEUR', 'ETH', 'EUR'],
  ['BTC/EUR', 'BTC', 'EUR'],
  ['BTC-EUR', 'BTC', 'EUR'],
  ['ltc_usdt', 'ltc', 'usdt'],
  ['DOGE:USD', 'DOGE', 'USD'],
  ['XXBTZEUR', 'XXBT', 'ZEUR'],
  ['XETHXXBT', 'XETH', 'XXBT'],
  ['XTZEUR', 'XTZ', 'EUR'],
  ['XBTUSD', 'XBT', 'USD'],
  ['DOTUSD', 'DOT', 'USD'],
  ['1INCHBTC', '1INCH', 'BTC'],
  ['SHIBFDUSD', 'SHIB', 'FDUSD'],
])('%s is %s in %s', (name, base, quote) => {
  expect(splitPair(name)).toEqual({ base, quote });
});

test('quote first, and what cannot be cut', () => {
  expect(splitPair('BTC-LTC', 'quote-base')).toEqual({ base: 'LTC', quote: 'BTC' });
  expect(splitPair('BTCETH', 'quote-base')).toEqual({ base: 'ETH', quote: 'BTC' });
  expect(splitPair('HELLOWORLD')).toBeUndefined();
});
