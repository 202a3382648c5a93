import { expect, test } from 'vitest';
import { statedTokenNames } from './stated-token-names.ts';
import { knownToken } from './token-list.ts';
import { isContractToken, tokenText, withTokenNames } from './token-name.ts';

const SAI = 'erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359';
const OTHER = 'erc20:0x1111111111111111111111111111111111112222';

test('a token is its symbol with the short contract behind it, an unknown one its short contract', () => {
  expect(tokenText(SAI, knownToken)).toBe('SAI (0x89d2…0359)');
  expect(tokenText('polygon:0x2791bca1f2de4661ed88a30c99a7a9449aa84174', () => ({ symbol: 'USDC.e', name: '' }))).toBe(
    'USDC.e (0x2791…4174)',
  );
  expect(tokenText(OTHER)).toBe('Token 0x1111…2222');
  expect(tokenText('erc721:0x1111111111111111111111111111111111112222/77')).toBe('Token 0x1111…2222 #77');
  expect(tokenText('spl:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')).toBe('Token EPjFWd…Dt1v');
  for (const plain of ['BTC', 'USDC.E', '1INCH', 'a:b', 'ETH2.S']) {
    expect(isContractToken(plain)).toBe(false);
    expect(tokenText(plain)).toBe(plain);
  }
});

test('sentences lose every contract and nothing else', () => {
  const sentence = `Kein Kurs von ${SAI} am 2020-01-01 (${OTHER}); siehe https://example.org/0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359.`;
  expect(withTokenNames(sentence, knownToken)).toBe(
    'Kein Kurs von SAI (0x89d2…0359) am 2020-01-01 (Token 0x1111…2222); siehe https://example.org/0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359.',
  );
  expect(withTokenNames('10:30 Uhr, Zeile 4: Handel')).toBe('10:30 Uhr, Zeile 4: Handel');
});

test('the list knows a contract by its chain; `erc20:` of a file may be any of them', () => {
  expect(knownToken(SAI)).toEqual({ symbol: 'SAI', name: 'Sai', isListed: true });
  expect(knownToken('base:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913')?.symbol).toBe('USDC');
  expect(knownToken('erc20:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913')?.symbol).toBe('USDC');
  expect(knownToken('polygon:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359')).toBeUndefined();
});

test('what a file says of a token is taken; one that borrows a known symbol is marked', () => {
  const receipt = (asset: string, note: string) => ({
    id: note,
    at: '2024-01-01T00:00:00Z',
    wallet: 'W',
    kind: 'income' as const,
    incomeKind: 'airdrop' as const,
    in: { asset, amount: '1' },
    note,
  });
  const find = statedTokenNames([
    receipt(OTHER, 'Tether USD (USDT)'),
    receipt('erc20:0x3333333333333333333333333333333333334444', 'My Cat (CAT9)'),
    receipt(SAI, 'Something else (XYZ)'),
  ]);
  expect(tokenText(OTHER, find)).toBe('USDT? (0x1111…2222)');
  expect(tokenText('erc20:0x3333333333333333333333333333333333334444', find)).toBe('CAT9 (0x3333…4444)');
  expect(tokenText(SAI, find)).toBe('SAI (0x89d2…0359)');
});

test('of a swap of two tokens each has its own name; a single name beside both is nobody’s', () => {
  const swap = (note: string) => ({
    id: note,
    at: '2024-01-01T00:00:00Z',
    wallet: 'W',
    kind: 'swap' as const,
    out: { asset: SAI, amount: '75' },
    in: { asset: OTHER, amount: '30' },
    note,
  });
  expect(tokenText(OTHER, statedTokenNames([swap('Sai Stablecoin v1.0 (SAI)')]))).toBe('Token 0x1111…2222');
  const both = statedTokenNames([swap('Sai Stablecoin v1.0 (SAI) → My Own Coin (MYOC)')]);
  expect(tokenText(OTHER, both)).toBe('MYOC (0x1111…2222)');
  expect(tokenText(SAI, both)).toBe('SAI (0x89d2…0359)');
});
