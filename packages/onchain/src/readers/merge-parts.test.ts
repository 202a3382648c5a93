/** Transactions of one block stand in the order in which the chain carried them out, not in that of their hashes. */
import { expect, test } from 'vitest';
import { CHAINS } from '../chains/chains.data.ts';
import { partOfItem } from './blockscout-items.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { partOfRow } from './etherscan-rows.ts';
import { mergeParts } from './merge-parts.ts';

const [chain] = CHAINS;
const hashes = (parts: readonly (ChainTransaction | undefined)[]) =>
  mergeParts(parts.flatMap((part) => part ?? [])).map(({ hash }) => hash);

test.each([
  [
    'Etherscan',
    (hash: string, index: number) =>
      partOfRow(
        chain,
        'txlist',
        {
          blockNumber: '7',
          timeStamp: '1700000000',
          hash,
          transactionIndex: String(index),
          from: '0x1',
          to: '0x2',
          value: '1',
          isError: '0',
        },
        '0',
      ),
  ],
  [
    'Blockscout',
    (hash: string, index: number) =>
      partOfItem(chain, 'transactions', {
        block_number: '7',
        timestamp: '2023-11-14T22:13:20.000000Z',
        hash,
        position: String(index),
        from: { hash: '0x1' },
        to: { hash: '0x2' },
        value: '1',
        status: 'ok',
        fee: { value: '1' },
      }),
  ],
] as const)('%s tells the place in the block', (_, part) => {
  expect(hashes([part('0xa', 30), part('0xb', 4), part('0xc', 17)])).toEqual(['0xb', '0xc', '0xa']);
});

test('what spends an output of the same block comes after it', () => {
  const spending = (hash: string, output: string, block = 5): ChainTransaction => ({
    chain: 'bitcoin',
    hash,
    at: '2024-01-01T00:00:00Z',
    block,
    isFailed: false,
    movements: [],
    spends: [{ by: 'own', output }],
  });
  const parts = [spending('a', 'b:0'), spending('b', 'c:1'), spending('c', 'earlier:0'), spending('d', 'gone:3')];
  expect(hashes(parts)).toEqual(['c', 'b', 'a', 'd']);
});
