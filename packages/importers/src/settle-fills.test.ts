/** Binance tells a deal in its statement and in its trade history or dust log, in other parts; it happened once. */
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

const file = (name: string, lines: readonly string[]) => ({
  name,
  content: new TextEncoder().encode(lines.join('\n')),
});

const STATEMENT = file('statement.csv', [
  'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
  '31000001,2024-03-04 09:15:33,Spot,Transaction Buy,BTC,0.06000000,',
  '31000001,2024-03-04 09:15:33,Spot,Transaction Spend,EUR,-3600.00000000,',
  '31000001,2024-03-04 09:15:33,Spot,Transaction Buy,BTC,0.04000000,',
  '31000001,2024-03-04 09:15:33,Spot,Transaction Spend,EUR,-2400.00000000,',
  '31000001,2024-11-20 09:15:33,Spot,Transaction Sold,BTC,-0.03000000,',
  '31000001,2024-11-20 09:15:33,Spot,Transaction Revenue,EUR,2670.00000000,',
  '31000001,2024-11-20 09:15:33,Spot,Transaction Sold,BTC,-0.01000000,',
  '31000001,2024-11-20 09:15:33,Spot,Transaction Revenue,EUR,890.00000000,',
]);
const TRADES = file('trades.csv', [
  'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
  '2024-03-04 09:15:33,BTCEUR,BUY,60000,0.06BTC,3600EUR,0BTC',
  '2024-03-04 09:15:33,BTCEUR,BUY,60000,0.04BTC,2400EUR,0BTC',
  '2024-11-20 09:15:33,BTCEUR,SELL,89000,0.03BTC,2670EUR,0EUR',
  '2024-11-20 09:15:33,BTCEUR,SELL,89000,0.01BTC,890EUR,0EUR',
]);

const shown = (events: Awaited<ReturnType<typeof importFiles>>['events']) =>
  events.map((event) => `${event.kind} ${'in' in event ? event.in.amount : 'out' in event ? event.out.amount : ''}`);

test.each([
  ['the statement first', [STATEMENT, TRADES]],
  ['the trades first', [TRADES, STATEMENT]],
])('%s: an order filled in parts counts once', async (_, files) => {
  const { events, files: reports, totals } = await importFiles(files);
  expect(shown(events)).toEqual(['buy 0.1', 'sell 0.04']);
  expect(reports.find((one) => one.file === 'trades.csv')).toMatchObject({
    rows: 4,
    events: 0,
    duplicates: 4,
    issues: [],
  });
  expect(totals).toMatchObject({ rows: 12, duplicates: 4 });
});

test.each([
  ['statement', STATEMENT, TRADES],
  ['trades', TRADES, STATEMENT],
])('what the %s brought stays when the other file comes later', async (_, first, second) => {
  const before = await importFiles([first]);
  const known = { rowKeys: before.rowKeys(), events: before.events, candidates: before.candidates };
  const after = await importFiles([second], { known });
  expect(after.events).toEqual([]);
  expect(after.totals.duplicates).toBe(after.totals.rows);
});

test('fills that add up to something else are other deals', async () => {
  const other = file('trades.csv', [
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
    '2024-03-04 09:15:33,BTCEUR,BUY,60000,0.06BTC,3600EUR,0BTC',
    '2024-03-04 09:15:33,BTCEUR,BUY,60000,0.05BTC,3000EUR,0BTC',
  ]);
  const { events } = await importFiles([STATEMENT, other]);
  expect(shown(events)).toHaveLength(4);
});

test('the dust log tells the exchange before its fee, the statement after it', async () => {
  const statement = file('statement.csv', [
    'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
    '31000001,2024-03-06 20:00:00,Spot,Small Assets Exchange BNB,BTC,-0.00010000,',
    '31000001,2024-03-06 20:00:00,Spot,Small Assets Exchange BNB,BNB,0.01400000,',
  ]);
  const log = file('dust.csv', [
    'Date,Coin,Amount,Fee (BNB),Converted BNB',
    '2024-03-06 20:00:00,BTC,0.00010000,0.00028000,0.01400000',
  ]);
  const { events, totals } = await importFiles([statement, log]);
  expect(shown(events)).toEqual(['swap 0.014']);
  expect(totals).toMatchObject({ rows: 3, duplicates: 1 });
});
