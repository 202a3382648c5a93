/** Fees of a list that nobody knows: of which coin, in how many columns, and whether sums hold them. Proven by its figures, or asked once. */
import { expect, test } from 'vitest';
import { readOwn as read } from '../testing/own-list.ts';

const fees = ({ events }: { readonly events: readonly { readonly fee?: object }[] }) => events.map(({ fee }) => fee);

/** 0.5 x 60000 = 30000 and 0.2 x 61000 = 12200: the fee is in no sum. */
const TRADES = `Date,Side,Coin,Amount,Price EUR,Total EUR,FEE
2024-03-01 10:00:00,Buy,BTC,0.5,60000.00,30000.00,0.0005
2024-03-02 10:00:00,Sell,BTC,0.2,61000.00,12200.00,0.0002
`;
const named = (header: string) => TRADES.replace('FEE', header);

test('a fee whose coin nothing names is not booked but asked once, the likelier coin first', async () => {
  const open = await read(named('Fee'));
  expect(open.events).toEqual([]);
  expect(open.open).toEqual([]);
  expect(open.waiting).toEqual([
    [2, 'fee.coin-open', '0.0005'],
    [3, 'fee.coin-open', '0.0002'],
  ]);
  /** Which coins the rows touch is open with it. */
  expect(open.unread.map(({ params }) => [params.year, params.coins, params.euro])).toEqual([
    ['2024', undefined, undefined],
    ['2024', undefined, undefined],
  ]);
  expect(open.asked).toMatchObject([{ code: 'fee-coin', ticker: 'Fee', column: 'Fee', proposed: 'money' }]);
  expect(open.asked[0]).not.toHaveProperty('applied');
});

test.each([
  ['coin', 'BTC', 'BTC'],
  ['money', 'EUR', 'EUR'],
  ['received', 'BTC', 'EUR'],
  ['BNB', 'BNB', 'BNB'],
])('the answer %s counts, and can be changed', async (answer, bought, sold) => {
  const answered = await read(named('Fee'), { feeCoins: { Fee: answer } });
  expect(fees(answered)).toEqual([
    { asset: bought, amount: '0.0005' },
    { asset: sold, amount: '0.0002' },
  ]);
  expect(answered.asked).toMatchObject([{ code: 'fee-coin', applied: answer, isAnswered: true }]);
});

test('what a mapping remembers is not asked again, and an answer for one file wins', async () => {
  const kept = { feeCoins: { Fee: 'coin' } };
  const remembered = await read(named('Fee'), {}, kept);
  expect(fees(remembered)).toMatchObject([{ asset: 'BTC' }, { asset: 'BTC' }]);
  expect(remembered.asked).toEqual([]);
  expect(fees(await read(named('Fee'), { feeCoins: { Fee: 'BNB' } }, kept))).toMatchObject([{ asset: 'BNB' }, {}]);
});

test.each([
  ['Fee (BTC)', 'BTC'],
  ['fee_btc', 'BTC'],
  ['Gebühr in EUR', 'EUR'],
  ['Fee €', 'EUR'],
  ['Handelsgebühr in Euro', 'EUR'],
  ['Fee (USDT)', 'USDT'],
])('a header that names the coin is enough: %s', async (header, asset) => {
  const result = await read(named(header));
  expect(fees(result)).toMatchObject([{ asset }, { asset }]);
  expect(result.asked).toEqual([]);
});

test.each(['Fee (EUR/BTC)', 'Fee (net)', 'Taker fee'])(
  'a header that names two coins or none is not: %s',
  async (header) => {
    expect((await read(named(header))).asked).toMatchObject([{ code: 'fee-coin' }]);
  },
);

test('cells with their unit name it, and only those without it wait', async () => {
  const units = named('Fee').replace('0.0005', '0.0005 BTC').replace('0.0002', '12.20 EUR');
  const all = await read(units);
  expect(fees(all)).toEqual([
    { asset: 'BTC', amount: '0.0005' },
    { asset: 'EUR', amount: '12.2' },
  ]);
  expect(all.asked).toEqual([]);
  const one = await read(units.replace('12.20 EUR', '12.20'));
  expect(one.waiting).toEqual([[3, 'fee.coin-open', '12.2']]);
});

test('fees of nothing ask nothing', async () => {
  const result = await read(named('Fee').replace('0.0005', '0.00').replace('0.0002', ''));
  expect(result.events).toHaveLength(2);
  expect(result.asked).toEqual([]);
});

/** 30000 + 45 and 12200 - 18.30: the total has the fee. The third row has no price. */
const WITHIN = `Date,Side,Coin,Amount,Price EUR,Total EUR,Fee
2024-03-01 10:00:00,Buy,BTC,0.5,60000.00,30045.00,45.00
2024-03-02 10:00:00,Sell,BTC,0.2,61000.00,12181.70,18.30
2024-03-03 10:00:00,Buy,BTC,0.1,,6009.00,9.00
`;

test('figures that prove the coin for a file settle it for the rows that say nothing', async () => {
  const { events, asked, waiting } = await read(WITHIN);
  expect(waiting).toEqual([]);
  expect(events).toMatchObject([
    { valueEur: '30000', fee: { asset: 'EUR', amount: '45' } },
    { valueEur: '12200', fee: { asset: 'EUR', amount: '18.3' } },
    { valueEur: '6000', fee: { asset: 'EUR', amount: '9' } },
  ]);
  expect(asked).toMatchObject([{ code: 'fee', applied: 'within', isProven: true }]);
});

test('so does a net sum beside the total, or what arrived beside the amount', async () => {
  const net = await read(`Date,Side,Coin,Amount,Total EUR,Fee,Settled
2024-03-01 10:00:00,Buy,BTC,0.5,30000.00,45.00,30045.00
2024-03-02 10:00:00,Sell,BTC,0.2,12200.00,18.30,12181.70
`);
  expect(net.asked).toEqual([]);
  expect(net.events).toMatchObject([
    { valueEur: '30000', fee: { asset: 'EUR', amount: '45' } },
    { valueEur: '12200', fee: { asset: 'EUR', amount: '18.3' } },
  ]);
  const arrived = await read(`Date,Side,Coin,Amount,Price EUR,Total EUR,Fee,Credited
2024-03-01 10:00:00,Buy,BTC,0.5,60000.00,30000.00,0.0005,0.4995
2024-03-02 10:00:00,Buy,BTC,0.2,61000.00,12200.00,0.0002,0.1998
`);
  expect(arrived.asked).toEqual([]);
  expect(fees(arrived)).toEqual([
    { asset: 'BTC', amount: '0.0005' },
    { asset: 'BTC', amount: '0.0002' },
  ]);
});

test('a fee that is lost in the rounding of the total proves nothing', async () => {
  const tiny = named('Fee').replace('Total EUR,Fee', 'Total EUR,Fee,Settled').replace('0.0005', '0.0005,30000.00');
  const { asked, events } = await read(tiny.replace('12200.00,0.0002', '12200.00,0.0002,12200.00'));
  expect(events).toEqual([]);
  expect(asked).toMatchObject([{ code: 'fee-coin' }]);
});

test('where the figures fit two coins, as at a price of one, the user is asked', async () => {
  const { asked, events } = await read(`Date,Side,Coin,Amount,Price EUR,Total EUR,Fee
2024-03-01 10:00:00,Buy,USDC,100.00,1.0000,100.25,0.25
2024-03-02 10:00:00,Buy,USDC,200.00,1.0000,200.50,0.50
`);
  expect(events).toEqual([]);
  expect(asked).toMatchObject([{ code: 'fee-coin' }]);
});

const BOTH = `Date,Type,Coin,Amount,Price EUR,Total EUR,Fee
2024-03-01 10:00:00,Buy,BTC,0.5,60000.00,30045.00,45.00
2024-03-02 10:00:00,Sell,BTC,0.2,61000.00,12181.70,18.30
2024-03-03 10:00:00,Withdrawal,BTC,0.1,,,0.0002
2024-03-04 10:00:00,Deposit,BTC,0.05,,,0.0001
`;

test('trades that prove themselves say nothing about payments: their fee is asked for by itself', async () => {
  const open = await read(BOTH);
  expect(open.waiting.map(([line, code]) => [line, code])).toEqual([
    [4, 'fee.coin-open'],
    [5, 'fee.coin-open'],
  ]);
  expect(open.asked).toMatchObject([
    { code: 'fee-coin', ticker: 'payment:Fee', proposed: 'coin' },
    { code: 'fee', applied: 'within', isProven: true },
  ]);
  const coin = { feeCoins: { 'payment:Fee': 'coin' } };
  const { asked, candidates, issues } = await read(BOTH, coin);
  expect(asked.slice(2)).toMatchObject([
    { code: 'fee-sent', applied: 'beside' },
    { code: 'fee-received', applied: 'within' },
  ]);
  expect(issues.map(({ code }) => code)).toContain('file.fee-assumed');
  expect(candidates).toMatchObject([
    { amount: '0.1', fee: { amount: '0.0002' } },
    { amount: '0.05', fee: { amount: '0.0001' } },
  ]);
  const other = await read(BOTH, { ...coin, feeSent: 'within', feeReceived: 'beside' });
  expect(other.candidates).toMatchObject([{ amount: '0.0998', fee: { amount: '0.0002' } }, { amount: '0.05' }]);
  expect(other.candidates[1]).not.toHaveProperty('fee');
});

test.each([
  ['what arrived beside the amount', 'Arrived', ['0.0998', '0.0997'], '0.0998'],
  ['a total beside the amount', 'Total BTC', ['0.1002', '0.1003'], '0.1'],
  ['what left beside the amount', 'Left', ['0.1002', '0.1003'], '0.1'],
  ['the balance behind it', 'Balance', ['0.8998', '0.7995'], '0.1'],
])('a payment proves its fee by %s', async (_, header, [first, second], sent) => {
  const { asked, candidates } = await read(`Date,Type,Coin,Amount,Fee,${header}
2024-03-01 10:00:00,Deposit,BTC,1,0,1
2024-03-02 10:00:00,Withdrawal,BTC,0.1,0.0002,${first}
2024-03-03 10:00:00,Withdrawal,BTC,0.1,0.0003,${second}
`);
  expect(asked.filter(({ code }) => code !== 'currency')).toEqual([]);
  expect(candidates[1]).toMatchObject({ amount: sent, fee: { asset: 'BTC', amount: '0.0002' } });
});

test('of two sides the fee is in what came or in what went, and of a payment in its coin', async () => {
  const text = `Date,Buy amount,Buy currency,Sell amount,Sell currency,Fee
2024-03-01 10:00:00,0.5,BTC,30000,EUR,0.0005
2024-03-02 10:00:00,,,0.1,BTC,0.0002
2024-03-03 10:00:00,12000,EUR,0.2,BTC,18
`;
  const open = await read(text);
  expect(open.waiting.map(([line, code]) => [line, code])).toEqual([2, 3, 4].map((line) => [line, 'fee.coin-open']));
  expect(open.asked.map(({ choices }) => choices.slice(0, 2))).toEqual([
    ['received', 'sent'],
    ['coin', 'EUR'],
  ]);
  const said = await read(text, { feeCoins: { Fee: 'received', 'payment:Fee': 'coin' } });
  expect(fees(said)).toEqual([
    { asset: 'BTC', amount: '0.0005' },
    { asset: 'EUR', amount: '18' },
  ]);
  expect(said.candidates).toMatchObject([{ amount: '0.1', fee: { asset: 'BTC', amount: '0.0002' } }]);
});
