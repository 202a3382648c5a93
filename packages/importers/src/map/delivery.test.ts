/** A broker that keeps no coins: its purchase and the arrival in the wallet are one way of the coins, not two. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const file = (name: string, lines: readonly string[]) => ({
  name,
  content: new TextEncoder().encode(lines.join('\n')),
});

const RELAI = file('relai.csv', [
  'Date,Transaction Type,BTC Amount,BTC Price,Currency Pair,Fiat Amount (excl. fees),Fiat Currency,Fee,Fee Currency,Destination,Operation ID,Counterparty',
  '2024-07-22T08:20:11Z,Buy,0.00160000,60000.00,BTC/EUR,96.00,EUR,1.00,EUR,bc1qexample,op-1,Relai',
]);
const WALLET = file('wallet.csv', [
  'Date,Currency,Type,Address,Memo/Tag,TxId,Amount',
  '2024-07-22 09:05:00.000,BTC,DEPOSIT,bc1qexample,,aabb01,+0.00160000',
]);

test('a delivered purchase is bought at the broker and moved to the wallet', async () => {
  const { events, candidates } = await importFiles([RELAI, WALLET]);
  expect(events.map(({ kind, at }) => [kind, at])).toEqual([
    ['buy', '2024-07-22T08:20:11Z'],
    ['transfer', '2024-07-22T08:20:11Z'],
  ]);
  expect(events[1]).toMatchObject({ wallet: 'Relai', toWallet: 'Bittrex', out: { asset: 'BTC', amount: '0.0016' } });
  expect(candidates).toEqual([]);
});

test('the order of the files does not matter, and nothing is delivered twice', async () => {
  const first = await importFiles([WALLET, RELAI]);
  expect(first.events.map(({ kind }) => kind)).toEqual(['buy', 'transfer']);
  const again = await importFiles([WALLET, RELAI, RELAI]);
  expect(again.events.map(({ kind }) => kind)).toEqual(['buy', 'transfer']);
  expect(again.candidates).toEqual([]);
});
