import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';

async function reward(cells: string) {
  const content = new TextEncoder().encode(`${HEADER}\n2024-05-02T10:00:00Z,staking,${cells},Kraken,,\n`);
  const { events } = await importFiles([{ name: 'f.csv', content }]);
  expect(events).toHaveLength(1);
  return events[0];
}

test('a commission in the same coin lowers the reward and its stated value alike', async () => {
  const event = await reward('DOT,1,5,EUR,5,0.2,DOT');
  expect(event).toMatchObject({ kind: 'income', in: { asset: 'DOT', amount: '0.8' }, valueEur: '4' });
  expect(event).not.toHaveProperty('fee');
});

test('a fee in money leaves both as they are', async () => {
  const fee = { asset: 'EUR', amount: '0.2' };
  expect(await reward('DOT,1,5,EUR,5,0.2,EUR')).toMatchObject({ in: { amount: '1' }, valueEur: '5', fee });
});
