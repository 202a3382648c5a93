/** BlockFi tells a trade in two exports, days apart; it happened once. */
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

const file = (name: string, lines: readonly string[]) => ({
  name,
  content: new TextEncoder().encode(lines.join('\n')),
});

const TRADES = file('trades.csv', [
  'Trade ID,Date,Buy Quantity,Buy Currency,Sold Quantity,Sold Currency,Rate Amount,Rate Currency,Type',
  't-1,2021-01-29 23:59:59,300.00,usdc,2.00000000,ltc,150.00,usdc,One Time',
  't-2,2021-02-03 12:00:00,0.00250000,btc,100.00,usd,40000.00,usd,Recurring',
  't-3,2021-02-10 12:00:00,0.00250000,btc,100.00,usd,40000.00,usd,Recurring',
]);
const TRANSACTIONS = file('transactions.csv', [
  'Cryptocurrency,Amount,Transaction Type,Confirmed At',
  'LTC,-2.00000000,Trade,2021-02-05 10:22:31',
  'USDC,300.00000000,Trade,2021-02-05 10:22:31',
  'BTC,0.00250000,Trade,2021-02-04 10:00:00',
  'USD,-100.00000000,Trade,2021-02-04 10:00:00',
  'ETH,-1.00000000,Trade,2021-02-06 10:00:00',
  'USDC,1500.00000000,Trade,2021-02-06 10:00:00',
]);

test.each([
  ['the trades first', [TRADES, TRANSACTIONS]],
  ['the transactions first', [TRANSACTIONS, TRADES]],
])('%s: each trade is one event, reported by the trades where they have it', async (_, files) => {
  const { events, files: reports, totals } = await importFiles(files);
  expect(
    events.map(({ id, kind, source }) => [kind, source?.format === 'blockfi-trades' ? id : 'transactions']),
  ).toEqual([
    ['swap', 'blockfi:t-1'],
    ['buy', 'blockfi:t-2'],
    ['swap', 'transactions'],
    ['buy', 'blockfi:t-3'],
  ]);
  const byName = new Map(reports.map((report) => [report.file, report]));
  expect(byName.get('trades.csv')).toMatchObject({ rows: 3, events: 3, duplicates: 0, issues: [] });
  /** Two legs of each of the two trades that the other file has; the ETH trade stays an event. */
  expect(byName.get('transactions.csv')).toMatchObject({ rows: 6, events: 1, duplicates: 4, issues: [] });
  expect(totals).toMatchObject({ rows: 9, events: 4, duplicates: 4 });
});

test.each([
  ['trades', TRADES, TRANSACTIONS, 1],
  ['transactions', TRANSACTIONS, TRADES, 1],
])('what the %s brought stays when the other file comes later', async (_, first, second, fresh) => {
  const before = await importFiles([first]);
  const known = { rowKeys: before.rowKeys(), events: before.events, candidates: before.candidates };
  const after = await importFiles([second], { known });
  expect(after.events).toHaveLength(fresh);
  expect(after.totals.duplicates + after.events.flatMap(({ source }) => source?.lines ?? [1]).length).toBe(
    after.totals.rows,
  );
});

test('a trade too long ago is another one', async () => {
  const old = file('transactions.csv', [
    'Cryptocurrency,Amount,Transaction Type,Confirmed At',
    'LTC,-2.00000000,Trade,2020-11-05 10:22:31',
    'USDC,300.00000000,Trade,2020-11-05 10:22:31',
  ]);
  expect((await importFiles([TRADES, old])).events).toHaveLength(4);
});
