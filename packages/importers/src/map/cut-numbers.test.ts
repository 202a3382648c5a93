import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const HEADER = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark';
const WHOLE = '1,2024-05-01 10:00:00,Spot,Staking Rewards,DOT,0.75,';

const rewardAt = (second: number, change: string, remark = '') =>
  `1,2024-05-02 10:00:${String(second).padStart(2, '0')},Spot,Staking Rewards,DOT,${change},${remark}`;

async function read(rows: readonly string[], header = HEADER) {
  const content = new TextEncoder().encode([header, ...rows, ''].join('\n'));
  const { files, events, totals } = await importFiles([{ name: 'f.csv', content }]);
  expect(totals.rows).toBe(rows.length);
  const review = files[0]?.issues.map(({ line, code }) => [line, code]);
  return { review, amounts: events.map((event) => ('in' in event ? event.in.amount : undefined)) };
}

test.each(['1,5', '-0,00000001', '1,234.50', '1,234,567.89', '0,5 DOT', '3,5e-7'])(
  'the number %s without quotes is shown, not read as its first part',
  async (change) => {
    const { review, amounts } = await read([WHOLE, rewardAt(1, change)]);
    expect(review).toEqual([[3, 'row.cut-number']]);
    expect(amounts).toEqual(['0.75']);
  },
);

test('also in a file that writes all its numbers so, and in a file of one row', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => rewardAt(at, `${at},5`));
  expect((await read(rows)).amounts).toEqual([]);
  expect((await read([rewardAt(1, '1,5')])).amounts).toEqual([]);
});

test('also where the rows leave out the empty last cell', async () => {
  const rows = ['0.75', '2', '3'].map((change, at) => rewardAt(at, change).slice(0, -1));
  const { review, amounts } = await read([...rows, rewardAt(9, '1,5').slice(0, -1)]);
  expect(review).toEqual([[5, 'row.cut-number']]);
  expect(amounts).toEqual(['0.75', '2', '3']);
});

test('a delimiter at the end of every row is no sign of a cut number', async () => {
  const rows = [rewardAt(1, '0.75', '7,'), rewardAt(2, '1', '5,'), rewardAt(3, '2', 'text,')];
  expect(await read(rows)).toEqual({ review: [], amounts: ['0.75', '1', '2'] });
});

test('a note behind the last column, and numbers in quotes, are no sign either', async () => {
  const rows = [WHOLE, rewardAt(1, '1', 'my note,5'), rewardAt(2, '"1"', '"5",'), rewardAt(3, '"1,5"')];
  expect((await read(rows)).review).toEqual([[5, 'amount.unreadable']]);
});

test('whichever numbers of a trade are cut, it never becomes an event', async () => {
  const header = 'Koinly Date,Pair,Side,Amount,Total,Fee Amount,Fee Currency,Order ID,Trade ID';
  const whole = '2024-05-01 10:00:00,ETH-EUR,Buy,0.5,1000.25,0.25,EUR,o1,t1';
  const number = fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 99 }));
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(number, number, number),
      fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).filter((cut) => cut.includes(true)),
      async (amounts, cut) => {
        const [amount, total, fee] = amounts.map(([a, b], at) => `${a}${cut[at] ? ',' : '.'}${b}`);
        const row = `2024-05-02 10:00:00,ETH-EUR,Buy,${amount},${total},${fee},EUR,o2,t2`;
        expect((await read([whole, row], header)).amounts).toHaveLength(1);
      },
    ),
    { numRuns: 60 },
  );
});

const FULL = ['0.75', '2', '3'].map((change, at) => rewardAt(at, change));

test('a row that lost a cell is shown; one that only leaves out its last empty cell is read', async () => {
  const lost = rewardAt(9, '4').replace(',Spot', '');
  expect((await read([...FULL, lost])).review).toEqual([[5, 'row.cells-missing']]);
  const shortened = rewardAt(9, '4').slice(0, -1);
  expect((await read([shortened, ...FULL])).amounts).toHaveLength(4);
});

test('a file that broke off within its last number is not read to there', async () => {
  const { review, amounts } = await read([...FULL, '1,2024-05-03 10:00:00,Spot,Staking Rewards,DOT,0.0']);
  expect(review).toEqual([[5, 'row.broken-off']]);
  expect(amounts).toEqual(['0.75', '2', '3']);
});

const TRADES = 'Koinly Date,Pair,Side,Amount,Total,Fee Amount,Fee Currency,Order ID,Trade ID';
const trade = (day: number, id: string, fee = '0.25') =>
  `2024-05-0${day} 10:00:00,ETH-EUR,Buy,0.5,1000.25,${fee},EUR,order-${day},${id}`;
const WHOLE_TRADES = [1, 2, 3].map((day) => trade(day, `TRADE-000${day}`));

test.each([
  ['within the coin of its fee', '2024-05-04 10:00:00,ETH-EUR,Buy,0.5,1000.25,0.25,EU'],
  ['within a reference, cells before the end', '2024-05-04 10:00:00,ETH-EUR,Buy,0.5,1000.25,0.25,EUR,or'],
  ['before its last cell', trade(4, '')],
  ['within its last reference', trade(4, 'TRADE-0')],
])('a last row that breaks off %s waits, whatever was read before', async (_, last) => {
  const content = new TextEncoder().encode([TRADES, ...WHOLE_TRADES, last].join('\n'));
  const { events, unread } = await importFiles([{ name: 'f.csv', content }]);
  expect(events).toHaveLength(3);
  expect(unread.map(({ line, code, params }) => [line, code, params.rest])).toEqual([[5, 'row.broken-off', 'later']]);
});

test('a last row without a line end behind it is whole where it looks like the others', async () => {
  for (const last of [trade(4, 'TRADE-0004'), trade(4, 'TRADE-0004-2')]) {
    const content = new TextEncoder().encode([TRADES, ...WHOLE_TRADES, last].join('\n'));
    expect((await importFiles([{ name: 'f.csv', content }])).events).toHaveLength(4);
  }
});

test.each([
  '1,2024-05-03 10:00:00,Spot,Staking Rewards,DOT,0.0',
  '1,2024-05-03 10:00:00,Spot,Staking Rewards,DO',
  '1,2024-05-03 10:00:00,Spot,Stak',
  '1,2024-05-03 10:00:00',
  '1,2024-05-0',
])('a file that ends with %s says in which direction of time rows may be missing', async (last) => {
  const tell = async (rows: readonly string[]) => {
    const content = new TextEncoder().encode([HEADER, ...rows].join('\n'));
    const { unread } = await importFiles([{ name: 'f.csv', content }]);
    return unread.map(({ line, params }) => [line, params.year, params.rest]);
  };
  expect(await tell([...FULL, last])).toEqual([[5, '2024', 'later']]);
  expect(await tell([...FULL.toReversed(), last])).toEqual([[5, '2024', 'earlier']]);
  // In no order, or with rows after it, nobody can tell.
  expect(await tell([rewardAt(5, '1'), ...FULL, last])).toEqual([[6, undefined, undefined]]);
  expect((await tell([last, ...FULL])).map(([, , rest]) => rest)).toEqual([undefined]);
});

test('a number is no coin', async () => {
  const row = '1,2024-05-03 10:00:00,Spot,Staking Rewards,0.25,DOT,';
  expect((await read([...FULL, row])).review).toEqual([[5, 'amount.unreadable']]);
  const shifted = '1,2024-05-03 10:00:00,Spot,Staking Rewards,0.25,4,';
  expect((await read([...FULL, shifted])).review).toEqual([[5, 'asset.unreadable']]);
});

const TRADE = ['1,2024-05-04 10:00:00,Spot,Buy,BTC,0.01,', '1,2024-05-04 10:00:00,Spot,Transaction Related,EUR,-500,'];

test.each([
  ['cannot be read', 'x', 'amount.unreadable'],
  ['is missing', '', 'amount.missing'],
])('a trade whose fee %s waits with it', async (_, fee, code) => {
  const rows = [...TRADE, `1,2024-05-04 10:00:00,Spot,Fee,BNB,${fee},`, WHOLE];
  const { review, amounts } = await read(rows);
  expect(review).toEqual([
    [2, 'group.row-unreadable'],
    [3, 'group.row-unreadable'],
    [4, code],
  ]);
  expect(amounts).toEqual(['0.75']);
});

test('a trade with a fee of zero is whole', async () => {
  expect((await read([...TRADE, '1,2024-05-04 10:00:00,Spot,Fee,BNB,0,'])).amounts).toEqual(['0.01']);
});
