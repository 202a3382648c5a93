import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const file = (name: string, text: string) => ({ name, content: new TextEncoder().encode(text) });

const STATEMENT = `User_ID,UTC_Time,Account,Operation,Coin,Change,Remark
31000001,2024-03-04 09:15:33,Spot,Transaction Buy,BTC,0.06000000,
31000001,2024-03-04 09:15:33,Spot,Transaction Spend,EUR,-3600.00000000,
31000001,2024-03-04 09:15:33,Spot,Transaction Buy,BTC,0.04000000,
31000001,2024-03-04 09:15:33,Spot,Transaction Spend,EUR,-2400.00000000,
31000001,2024-11-20 09:15:33,Spot,Transaction Sold,BTC,-0.03000000,
31000001,2024-11-20 09:15:33,Spot,Transaction Revenue,EUR,2670.00000000,
31000001,2024-11-20 09:15:33,Spot,Transaction Sold,BTC,-0.01000000,
31000001,2024-11-20 09:15:33,Spot,Transaction Revenue,EUR,890.00000000,
`;
const TRADES = `Date(UTC),Pair,Side,Price,Executed,Amount,Fee
2024-03-04 09:15:33,BTCEUR,BUY,60000,0.06BTC,3600EUR,0BTC
2024-03-04 09:15:33,BTCEUR,BUY,60000,0.04BTC,2400EUR,0BTC
2024-11-20 09:15:33,BTCEUR,SELL,89000,0.03BTC,2670EUR,0EUR
2024-11-20 09:15:33,BTCEUR,SELL,89000,0.01BTC,890EUR,0EUR
`;

const totals = (events: readonly { readonly kind: string }[]) => events.map(({ kind }) => kind).sort();

test('a statement that adds fills up and the history of the fills count once, in either order', async () => {
  for (const files of [
    [file('statement.csv', STATEMENT), file('trades.csv', TRADES)],
    [file('trades.csv', TRADES), file('statement.csv', STATEMENT)],
  ]) {
    const { events, nearDuplicates, issues } = await importFiles(files);
    expect(totals(events)).toEqual(['buy', 'sell']);
    expect([nearDuplicates, issues]).toEqual([[], []]);
  }
});

test('the history that comes with a later import counts nothing twice', async () => {
  const first = await importFiles([file('statement.csv', STATEMENT)]);
  const known = { rowKeys: first.rowKeys(), events: first.events, candidates: first.candidates };
  const { events, files } = await importFiles([file('trades.csv', TRADES)], { known });
  expect([events, files[0]?.duplicates]).toEqual([[], 4]);
});

test('trades that only happen at the same second prove nothing: they are pointed out and stay', async () => {
  const other = STATEMENT.replaceAll('09:15:33', '10:15:33').replaceAll('2024-11-20', '2024-11-21');
  const { events } = await importFiles([file('statement.csv', other), file('trades.csv', TRADES)]);
  expect(events).toHaveLength(6);
});

const ETHERSCAN = `"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","ContractAddress","Value_IN(ETH)","Value_OUT(ETH)","CurrentValue @ $2511.37/Eth","TxnFee(ETH)","TxnFee(USD)","Historical $Price/Eth","Status","ErrCode","Method"
"0xfeed100001","18570000","1717228800","2024-06-01 08:00:00","0x00000000000000000000000000000000000000bb","0x00000000000000000000000000000000000000aa","","0.5","0","1250.00","0.00042","1.05","2050.10","","","Transfer"
"0xfeed100002","18570100","1717574400","2024-06-05 08:00:00","0x00000000000000000000000000000000000000aa","0x00000000000000000000000000000000000000cc","","0","0.2","500.00","0.00042","1.05","2050.10","","","Transfer"
`;
const LEDGER_LIVE = `Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export
2024-06-01T08:00:00.000Z,Confirmed,ETH,IN,0.5,0.00042,0xfeed100001,Ethereum 1,0x00000000000000000000000000000000000000aa,EUR,620.10,600.00
2024-06-05T08:00:00.000Z,Confirmed,ETH,OUT,0.20042,0.00042,0xfeed100002,Ethereum 1,0x00000000000000000000000000000000000000aa,EUR,125.00,120.00
`;

test('the explorer and the program of one wallet: equal hashes are one movement', async () => {
  const { candidates, files } = await importFiles([file('live.csv', LEDGER_LIVE), file('scan.csv', ETHERSCAN)]);
  expect(candidates.map(({ direction, amount }) => [direction, amount])).toEqual([
    ['in', '0.5'],
    ['out', '0.2'],
  ]);
  expect(files.map(({ duplicates }) => duplicates)).toEqual([0, 2]);
});

const LIVE_HEAD = LEDGER_LIVE.slice(0, LEDGER_LIVE.indexOf('\n') + 1);
const reward = (at: string, amount: string, hash: string) =>
  `${at},Confirmed,DOT,REWARD,${amount},0,${hash},Polkadot 1,xpub2,EUR,1.75,1.60\n`;

test('a reward and its copy without seconds count once: the hash says so', async () => {
  const original = LIVE_HEAD + reward('2024-05-01T11:16:23.000Z', '0.25', '0xfeed100003');
  const copy = LIVE_HEAD + reward('2024-05-01 11:16', '0.25', '0xfeed100003');
  for (const files of [
    [file('live.csv', original), file('copy.csv', copy)],
    [file('copy.csv', copy), file('live.csv', original)],
  ]) {
    const { events, nearDuplicates, files: reports } = await importFiles(files);
    expect([events.length, nearDuplicates]).toEqual([1, []]);
    expect(reports.map(({ duplicates }) => duplicates).sort()).toEqual([0, 1]);
  }
});

test('also where other rows of the copy are the same to the second', async () => {
  const rows = (first: string, second: string) =>
    LIVE_HEAD + reward(first, '0.25', '0xfeed100003') + reward(second, '0.26', '0xfeed100004');
  const { events } = await importFiles([
    file('live.csv', rows('2024-05-01T11:16:23.000Z', '2024-06-01T11:16:00.000Z')),
    file('copy.csv', rows('2024-05-01 11:16', '2024-06-01 11:16')),
  ]);
  expect(events.map((event) => ('in' in event ? event.in.amount : ''))).toEqual(['0.25', '0.26']);
});

test('a single reward and its copy with decimal commas count once: the hash says so', async () => {
  const original = LIVE_HEAD + reward('2024-05-01T11:16:23.000Z', '0.25', '0xfeed100003');
  const copy = original.replaceAll(',', ';').replaceAll(/(\d)\.(\d\d?;)/g, '$1,$2');
  expect(copy).toContain('0,25;');
  const { events, nearDuplicates, files } = await importFiles([file('live.csv', original), file('copy.csv', copy)]);
  expect([events.length, nearDuplicates]).toEqual([1, []]);
  expect(files.map(({ duplicates }) => duplicates)).toEqual([0, 1]);
});

test('two equal rewards of one transaction are two', async () => {
  const twice = reward('2024-05-01T11:16:23.000Z', '0.25', '0xfeed100003').repeat(2);
  const { events } = await importFiles([
    file('live.csv', LIVE_HEAD + twice),
    file('copy.csv', LIVE_HEAD + reward('2024-05-01 11:16', '0.25', '0xfeed100003').repeat(2)),
  ]);
  expect(events).toHaveLength(2);
});
