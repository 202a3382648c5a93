import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const HEADER = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark';
const BUY = '1,2023-05-04 09:12:33,Spot,Transaction Buy,BTC,0.01500000,';
const SPEND = '1,2023-05-04 09:12:33,Spot,Transaction Spend,EUR,-398.25000000,';
const INTEREST = '1,2023-06-01 00:10:05,Earn,Simple Earn Flexible Interest,USDT,0.04120000,';
const ODD = '1,2023-06-02 00:10:05,Spot,Some New Word,USDT,1.00000000,';

const file = (name: string, ...lines: string[]) => ({
  name,
  content: new TextEncoder().encode([HEADER, ...lines].join('\n')),
});

test('two equal fills of one second survive; the same rows of another export do not', async () => {
  const result = await importFiles([file('a.csv', INTEREST, INTEREST), file('b.csv', INTEREST, INTEREST, INTEREST)]);
  expect(result.files.map(({ events, duplicates }) => [events, duplicates])).toEqual([
    [2, 0],
    [1, 2],
  ]);
});

test('quotes, blanks and line ends make no new rows', async () => {
  const quoted = INTEREST.split(',')
    .map((cell) => `"${cell}"`)
    .join(', ');
  const result = await importFiles([file('a.csv', INTEREST), file('b.csv', `${quoted}\r`)]);
  expect(result.files[1]).toMatchObject({ events: 0, duplicates: 1 });
});

test('an export that ends in the middle of a trade is completed by the next', async () => {
  const result = await importFiles([file('a.csv', INTEREST, BUY), file('b.csv', BUY, SPEND, INTEREST)]);
  /** The lone leg of the first file is reported as a duplicate once the second has the whole trade. */
  expect(result.files.map(({ events, duplicates, issues }) => [events, duplicates, issues.length])).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ]);
  expect(result.events.map(({ kind }) => kind)).toEqual(['buy', 'income']);
});

test('a row under review is asked about once', async () => {
  const result = await importFiles([file('a.csv', ODD), file('b.csv', ODD)]);
  expect(result.files.map(({ duplicates, issues }) => [duplicates, issues.length])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('the order of the files does not change the ledger', async () => {
  const [a, b] = [file('a.csv', BUY, SPEND, INTEREST), file('b.csv', INTEREST, ODD)];
  const ids = async (...files: (typeof a)[]) => (await importFiles(files)).events.map(({ id }) => id).sort();
  expect(await ids(a, b)).toEqual(await ids(b, a));
});

test('ledger and trades of Kraken tell the same trade once', async () => {
  const ledgers = `"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"
"L1","T1","2024-03-03 08:20:02","trade","","currency","EUR",-400.0000,1.0000,599.0000
"L2","T1","2024-03-03 08:20:02","trade","","currency","BTC",0.0069000000,0,0.0069000000
`;
  const trades = `"txid","ordertxid","pair","time","type","ordertype","price","cost","fee","vol","margin","misc","ledgers"
"T1","O1","XXBTZEUR","2024-03-03 08:20:02.1234","buy","limit",57971.01,400.00000,1.00000,0.00690000,0.00000,"","L1,L2"
`;
  const files = [ledgers, trades].map((text, i) => ({ name: `${i}.csv`, content: new TextEncoder().encode(text) }));
  const result = await importFiles(files);
  expect(result.events).toHaveLength(1);
  expect(result.files[1]).toMatchObject({ format: 'kraken-trades', duplicates: 1, events: 0 });
});

test('what merely looks alike is shown and kept', async () => {
  const trades = `Date(UTC),Pair,Side,Price,Executed,Amount,Fee
2023-05-04 09:12:53,BTCEUR,BUY,26550.00,0.0150000000BTC,398.25000000EUR,0.00000000BNB
`;
  const other = { name: 't.csv', content: new TextEncoder().encode(trades) };
  const result = await importFiles([file('a.csv', BUY, SPEND), other]);
  expect(result.events).toHaveLength(2);
  expect(result.nearDuplicates).toMatchObject([{ secondsApart: 20 }]);
  expect(result.issues.map(({ code }) => code)).toContain('duplicate.possible');
});
