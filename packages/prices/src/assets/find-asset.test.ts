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

test('a token goes by chain and contract, in the words of the service', () => {
  const [unknown, sai] = [`0x${'0'.repeat(39)}1`, '0x89d24A6b4CcB1B6fAA2625fE562bDD9a23260359'];
  expect(findAsset(`erc20:${unknown}`)?.llamaId).toBe(`ethereum:${unknown}`);
  expect(findAsset(`avalanche:${unknown}`)?.llamaId).toBe(`avax:${unknown}`);
  expect(findAsset(`erc20:${sai}`)).toMatchObject({ symbol: 'SAI', llamaId: 'coingecko:sai' });
  expect(findAsset(`polygon:${sai}`)?.llamaId, 'the same address on another chain is another token').toBe(
    `polygon:${sai.toLowerCase()}`,
  );
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
