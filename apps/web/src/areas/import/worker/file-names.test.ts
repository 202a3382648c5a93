/** Files of one name, from several folders or downloaded twice: each is a file of its own, on the screen and behind it. */
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
const buy = (name: string, day: number) =>
  textFile(name, `${HEADER}\n2024-05-0${day}T10:00:00Z,buy,BTC,0.01,60000,EUR,600,,,Kraken,,\n`);

test('a number keeps them apart, also where a file has that number already', async () => {
  const files = [buy('a.csv', 1), buy('a (2).csv', 2), buy('a.csv', 3), buy('a.csv', 4)];
  const preview = good(await testLedger().previewImport(files));
  const reported = preview.files.map(({ name, requestIndex, size }) => [name, requestIndex, size > 0]);
  expect(reported).toEqual([
    ['a.csv', 0, true],
    ['a (2).csv', 1, true],
    ['a (3).csv', 2, true],
    ['a (4).csv', 3, true],
  ]);
});
