import { defined } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import type { ChainAsset, ChainTransaction } from '../readers/chain-transaction.ts';
import { sortTokens } from './sort-tokens.ts';
import { tokenCategory } from './token-category.ts';
import { tokenFlags } from './token-flags.ts';

const OWN = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';
const USDC: ChainAsset = { symbol: 'USDC', contract: '0xA0b8', decimals: 6 };

function transfer(asset: ChainAsset, amount: string, from: string, to: string, payer = OTHER): ChainTransaction {
  return {
    chain: 'ethereum',
    hash: `${asset.contract}${amount}${from}${payer}`,
    at: '2024-05-01T10:00:00Z',
    block: 1,
    isFailed: false,
    movements: [{ kind: 'token', from, to, asset, amount }],
    fee: { payer, amount: '0.001', symbol: 'ETH' },
  };
}

function sorted(transactions: readonly ChainTransaction[], decided?: ReadonlyMap<string, 'spam' | 'wanted'>) {
  const tokens = sortTokens({
    transactions,
    isOwn: (address) => address === OWN,
    tickerOf: ({ contract }) => (contract === USDC.contract ? 'USDC' : undefined),
    isKnownSymbol: (symbol) => symbol === 'USDC',
    ...defined({ decided }),
  });
  return [...tokens.values()];
}

describe('tokens nobody asked for', () => {
  const question = (asset: Partial<ChainAsset>, more = {}) => ({
    asset: { symbol: 'ABC', decimals: 18, ...asset },
    amount: '5',
    isKnown: false,
    isKnownSymbol: false,
    ...more,
  });
  test.each([
    [question({ name: 'SCAM coin' }), ['suspicious-name']],
    [question({ decimals: 19 }), ['unusual-decimals']],
    [question({ name: 'Visit usdt-gift.com' }), ['link-in-name']],
    [question({ symbol: 'USDC' }, { isKnownSymbol: true }), ['copied-symbol']],
    [question({}, { amount: '1000000' }), []],
    [question({}, { amount: '1000000.5' }), ['large-amount']],
    [question({}), []],
  ])('%j', (asked, flags) => {
    expect(tokenFlags(asked)).toEqual(flags);
  });

  test('a copied symbol is bait, the real one is not', () => {
    const fake = { ...USDC, contract: '0xfake' };
    const tokens = sorted([transfer(USDC, '5', OTHER, OWN), transfer(fake, '5', OTHER, OWN)]);
    expect(tokens.map(({ isSpam, flags, category }) => [isSpam, flags, category])).toEqual([
      [false, [], 'stablecoin'],
      [true, ['copied-symbol'], 'unknown'],
    ]);
  });

  test('a transfer forged in our name is bait although nothing else is wrong with it', () => {
    const [token] = sorted([transfer({ symbol: 'ABC', contract: '0xabc', decimals: 18 }, '5', OWN, OTHER, OTHER)]);
    expect(token).toMatchObject({ isSpam: true, flags: ['forged-sender'] });
  });

  test('what the user bought himself is never bait, however it is called', () => {
    const asset = { symbol: 'CLAIM', name: 'claim.xyz', contract: '0xabc', decimals: 18 };
    const [token] = sorted([transfer(asset, '5', OTHER, OWN, OWN), transfer(asset, '2', OWN, OTHER, OWN)]);
    expect(token).toMatchObject({ isSpam: false, transfers: 2, balance: '3' });
  });

  test('the user has the last word', () => {
    const asset = { symbol: 'ABC', contract: '0xABC', decimals: 18 };
    const all = [transfer(asset, '5', OTHER, OWN)];
    expect(sorted(all)[0]?.isSpam).toBe(false);
    expect(sorted(all, new Map([['0xabc', 'spam']]))[0]?.isSpam).toBe(true);
  });
});

test.each([
  ['USDT', 'stablecoin'],
  ['WBTC', 'wrapped'],
  ['LINK', 'oracle'],
  ['PEPE', 'meme'],
  ['UNI', 'governance'],
  ['CRV', 'dao'],
  ['CAKE', 'defi'],
  ['ARB', 'l2'],
  ['NOSUCH', 'unknown'],
])('%s is %s', (ticker, category) => {
  expect(tokenCategory(ticker)).toBe(category);
});
