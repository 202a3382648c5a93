/** What the proof of a reading says of tokens: told and compared, or named as told by nobody. */
import { expect, test } from 'vitest';
import type { ChainReader } from './chain-reader.ts';
import type { ChainAsset, ChainTransaction } from './chain-transaction.ts';
import { checkBalance, untoldTokens } from './check-balance.ts';
import { readBalances } from './read-balances.ts';

const token = (number: number): ChainAsset => ({ symbol: `T${number}`, contract: `0x${number}`, decimals: 6 });
const received = (asset: ChainAsset, amount: string, from = 'other', to = 'me'): ChainTransaction => ({
  chain: 'ethereum',
  hash: `${asset.contract} ${amount} ${from}`,
  at: '2025-01-01T00:00:00Z',
  block: 1,
  isFailed: false,
  movements: [{ kind: 'token', from, to, asset, amount }],
});
const isOwn = (address: string) => address === 'me';

test('a token that nobody tells of is named with what was read, unless nothing of it is left', () => {
  const [told, untold, gone] = [token(1), token(2), token(3)];
  const read = [received(told, '5'), received(untold, '7.5'), received(gone, '3'), received(gone, '3', 'me', 'other')];
  const onChain = [{ asset: { ...told, contract: '0X1' }, amount: '4' }];
  expect(checkBalance(read, isOwn, onChain)).toMatchObject([{ computed: '5', onChain: '4', difference: '-1' }]);
  expect(untoldTokens(read, isOwn, onChain, [told, untold, gone])).toEqual([{ asset: untold, amount: '7.5' }]);
});

test('a service that wants a request for each token is asked for 25, one that tells all at once for all', async () => {
  const tokens = Array.from({ length: 30 }, (_, index) => token(index));
  const reader: ChainReader = {
    name: 'Test',
    family: 'test',
    page: async () => ({ ok: true, value: { parts: [] } }),
    balances: async () => ({ ok: true, value: [] }),
    tokenBalance: async (_, asset) => ({ ok: true, value: { asset, amount: '1' } }),
  };
  const told = async (one: ChainReader) => {
    const answer = await readBalances({
      addresses: ['me'],
      sources: () => [{ ledger: '', readers: [one] }],
      tokens,
    });
    return answer.ok ? answer.value.map(({ asset }) => asset.symbol) : [];
  };
  expect(await told({ ...reader, asksPerToken: true })).toEqual(tokens.slice(0, 25).map(({ symbol }) => symbol));
  expect(await told(reader)).toEqual(tokens.map(({ symbol }) => symbol));
});
