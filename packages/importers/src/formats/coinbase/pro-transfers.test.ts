/** Coins moved between Coinbase and Coinbase Pro: both exports have a row, together they are one transfer. */
import { expect, test } from 'vitest';
import { importFiles } from '../../import-files.ts';

const file = (name: string, lines: readonly string[]) => ({
  name,
  content: new TextEncoder().encode(lines.join('\n')),
});

const COINBASE = file('coinbase.csv', [
  'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
  'c1,2020-05-01 10:00:00 UTC,Pro Deposit,BTC,-0.5,EUR,€8000.00,€4000.00,€4000.00,€0.00,Transfer to Coinbase Pro',
  'c2,2020-06-01 10:00:00 UTC,Pro Withdrawal,ETH,4,EUR,€200.00,€800.00,€800.00,€0.00,Transfer from Coinbase Pro',
  'c3,2020-06-02 10:00:00 UTC,Exchange Deposit,EUR,-100,EUR,€1.00,€100.00,€100.00,€0.00,Transfer to Coinbase Pro',
]);
const PRO = file('pro.csv', [
  'portfolio,type,time,amount,balance,amount/balance unit,transfer id,trade id,order id',
  'default,deposit,2020-05-01T10:00:03.120Z,0.50000000,0.50000000,BTC,a-1,,',
  'default,withdrawal,2020-06-01T09:59:58.000Z,-4.00000000,0.00000000,ETH,a-2,,',
]);

test('a deposit at Pro left Coinbase, a withdrawal came back', async () => {
  const { events, candidates, totals } = await importFiles([COINBASE, PRO]);
  expect(candidates).toEqual([]);
  expect(
    events.flatMap((event) =>
      event.kind === 'transfer' ? [[event.wallet, event.toWallet, event.out.amount, event.out.asset]] : [],
    ),
  ).toEqual([
    ['Coinbase', 'Coinbase Pro', '0.5', 'BTC'],
    ['Coinbase Pro', 'Coinbase', '4', 'ETH'],
  ]);
  /** The euros are no coin; that they left is kept. */
  expect(events.filter(({ kind }) => kind !== 'transfer')).toMatchObject([
    { kind: 'money-out', wallet: 'Coinbase', address: 'Coinbase Pro' },
  ]);
  /** Both arrivals stand in the other file. */
  expect(totals).toMatchObject({ rows: 5, events: 3, ignored: 2, issues: 0 });
});

test('with one of the files the movement waits for its other side', async () => {
  const { candidates } = await importFiles([COINBASE]);
  expect(candidates.map(({ direction, asset, amount }) => [direction, asset, amount])).toEqual([
    ['out', 'BTC', '0.5'],
    ['in', 'ETH', '4'],
  ]);
});
