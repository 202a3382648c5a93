import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';

async function reward(cells: string) {
  const content = new TextEncoder().encode(`${HEADER}\n2024-05-02T10:00:00Z,staking,${cells},Kraken,,\n`);
  const { events } = await importFiles([{ name: 'f.csv', content }]);
  return events.map(({ kind, in: received, valueEur, fee }) => ({ kind, received, valueEur, fee }));
}

test('a commission in the same coin lowers the reward and its stated value alike', async () => {
  expect(await reward('DOT,1,5,EUR,5,0.2,DOT')).toEqual([
    { kind: 'income', received: { asset: 'DOT', amount: '0.8' }, valueEur: '4', fee: undefined },
  ]);
});

test('a fee in money leaves both as they are', async () => {
  expect(await reward('DOT,1,5,EUR,5,0.2,EUR')).toEqual([
    {
      kind: 'income',
      received: { asset: 'DOT', amount: '1' },
      valueEur: '5',
      fee: { asset: 'EUR', amount: '0.2' },
    },
  ]);
});
