/** What a sentence or the other end of a row says again must be what its columns say. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

async function read(lines: readonly string[]) {
  const content = new TextEncoder().encode(`${lines.join('\n')}\n`);
  const { events, candidates, files } = await importFiles([{ name: 'export.csv', content }]);
  const waiting = files.flatMap(({ issues }) => issues.filter(({ code }) => code === 'row.figures-differ'));
  return { count: events.length + candidates.length, waiting: waiting.map(({ line }) => line) };
}

const COINBASE =
  'Timestamp,Transaction Type,Asset,Quantity Transacted,Spot Price Currency,Spot Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes';

test.each([
  ['2022-08-02T08:00:00Z,Buy,BTC,0.01,EUR,22500,225.00,228.99,3.99,Bought 0.01 BTC for €228.99 EUR', []],
  ['2022-08-02T08:00:00Z,Buy,BTC,0.05,EUR,22500,225.00,228.99,3.99,Bought 0.01 BTC for €228.99 EUR', [2]],
  ['2022-08-02T08:00:00Z,Buy,BTC,0.01004,EUR,22500,225.00,228.99,3.99,Bought 0.0100 BTC for €228.99 EUR', []],
  ['2022-08-06T08:00:00Z,Receive,GRT,7.00,EUR,0.11,,,,Received 3 GRT from Coinbase Earn', [2]],
  ['2022-08-06T08:00:00Z,Receive,GRT,3.00,EUR,0.11,,,,Received 7 USDC for 3 GRT', []],
])('Coinbase: %s', async (row, waiting) => {
  expect((await read([COINBASE, row])).waiting).toEqual(waiting);
});

const UPHOLD =
  'Date,Destination,Destination Amount,Destination Currency,Fee Amount,Fee Currency,Id,Origin,Origin Amount,Origin Currency,Status,Type';

/** 0.001 + 0.00005 = 0.00105 */
test.each([
  ['0.00105000', []],
  ['0.00505000', [2]],
])('Uphold: %s left, of which 0.001 arrived and 0.00005 were the fee', async (left, waiting) => {
  const row = `Mon Aug 16 2021 13:13:45 GMT+0000,bitcoin,0.00100000,BTC,0.00005000,BTC,1,uphold,${left},BTC,completed,out`;
  const found = await read([UPHOLD, row]);
  expect(found.waiting).toEqual(waiting);
  expect(found.count).toBe(1 - waiting.length);
});
