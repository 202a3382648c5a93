import { expect, test } from 'vitest';
import { day } from '../testing/days.ts';
import { findAsset } from './find-asset.ts';

test('knows symbols, aliases and contracts', () => {
  expect(findAsset('BTC')).toEqual({ symbol: 'BTC', coingeckoId: 'bitcoin', llamaId: 'coingecko:bitcoin' });
  expect(findAsset('XBT')?.symbol).toBe('BTC');
  expect(findAsset('Tether')?.coingeckoId).toBe('tether');
  expect(findAsset('ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')?.symbol).toBe('USDC');
  expect(findAsset('base:0x0000000000000000000000000000000000000001')?.llamaId).toBe(
    'base:0x0000000000000000000000000000000000000001',
  );
  expect(findAsset('NOSUCHCOIN')).toBeUndefined();
});

test('says which symbols are ambiguous', () => {
  expect(findAsset('STRK')?.ambiguity).toBe('Starknet and Strike');
  expect(findAsset('ETH')?.ambiguity).toBeUndefined();
});

test('a ticker that changed hands means the coin of its day', () => {
  expect(findAsset('LUNA', day('2022-05-27'))?.coingeckoId).toBe('terra-luna');
  expect(findAsset('LUNA', day('2022-05-28'))?.coingeckoId).toBe('terra-luna-2');
  expect(findAsset('BTT', day('2021-06-01'))?.coingeckoId).toBe('bittorrent-old');
});
