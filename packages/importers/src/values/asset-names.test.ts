import type { Instant } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { assetResolver } from './asset.ts';

const AT = 1_700_000_000 as Instant;

test.each([
  ['SOL (Solana)', 'SOL'],
  ['BTC;1', 'BTC'],
  ['usdc (USD Coin)', 'USDC'],
])('%s is %s', (cell, asset) => {
  expect(assetResolver('any').resolve(cell, AT)).toEqual({ kind: 'asset', asset, places: 0 });
});

test('words that are no ticker stay unreadable', () => {
  expect(assetResolver('any').resolve('two words', AT)).toEqual({ kind: 'unreadable' });
});
