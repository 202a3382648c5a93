/** Several columns of fees in one list: whether they add up is proven or asked, and none is left out in silence. */
import { expect, test } from 'vitest';
import { proposeOwn as propose, readOwn as read } from '../testing/own-list.ts';

const fees = ({ events }: { readonly events: readonly { readonly fee?: object }[] }) => events.map(({ fee }) => fee);

const TWO = `Date,Side,Coin,Amount,Price EUR,Total EUR,HEADERS
2024-03-01 10:00:00,Buy,BTC,0.5,60000.00,30047.00,45.00,2.00
2024-03-02 10:00:00,Sell,BTC,0.2,61000.00,12179.70,18.30,2.00
`;

test.each(['Commission,Network fee', 'Provision,Fremdgebühren', 'Trading fee,Exchange fee'])(
  'two columns of fees that the totals prove to add up are one fee: %s',
  async (headers) => {
    const { events, asked } = await read(TWO.replace('HEADERS', headers));
    expect(events).toMatchObject([
      { valueEur: '30000', fee: { asset: 'EUR', amount: '47' } },
      { valueEur: '12200', fee: { asset: 'EUR', amount: '20.3' } },
    ]);
    expect(asked.filter(({ code }) => code !== 'fee')).toEqual([]);
  },
);

test('a row whose two fees do not give its total waits alone', async () => {
  const more = ['62000.00,6211.00', '63000.00,6911.00'].map(
    (sums) => `2024-03-03 10:00:00,Buy,BTC,0.1,${sums},9.00,2.00\n`,
  );
  const text = `${TWO.replace('HEADERS', 'Commission,Network fee')}${more.join('')}`;
  const said = { fee: 'within', feeColumns: '*', feeCoins: { Commission: 'money', 'Network fee': 'money' } } as const;
  const { waiting, events } = await read(text, said);
  expect(waiting).toEqual([[5, 'row.figures-differ', undefined]]);
  expect(events).toHaveLength(3);
});

test('a maker and a taker fee of which a row has one need no answer whether they add up', async () => {
  const text = TWO.replace('HEADERS', 'Maker fee EUR,Taker fee EUR')
    .replace('30047.00,45.00,2.00', '30000.00,45.00,0')
    .replace('12179.70,18.30,2.00', '12200.00,0,18.30');
  const result = await read(text);
  expect(result.asked).toEqual([]);
  expect(fees(result)).toEqual([
    { asset: 'EUR', amount: '45' },
    { asset: 'EUR', amount: '18.3' },
  ]);
});

/** Nothing in these sums says it. */
const OPEN = TWO.replace('HEADERS', 'Fee EUR,Second fee EUR')
  .replace('30047.00', '30000.00')
  .replace('12179.70', '12200.00');

test('whether two fees of a row add up is asked where no sum proves it', async () => {
  const open = await read(OPEN);
  expect(open.waiting).toEqual([
    [2, 'fee.columns-open', '45'],
    [3, 'fee.columns-open', '18.3'],
  ]);
  expect(open.asked).toMatchObject([{ code: 'fee-columns', choices: ['*', 'Fee EUR', 'Second fee EUR'] }]);
  expect(fees(await read(OPEN, { feeColumns: '*' }))).toMatchObject([{ amount: '47' }, { amount: '20.3' }]);
  expect(fees(await read(OPEN, { feeColumns: 'Second fee EUR' }))).toMatchObject([{ amount: '2' }, { amount: '2' }]);
  for (const feeColumns of ['*', 'Fee EUR']) expect((await read(OPEN, {}, { feeColumns })).asked).toEqual([]);
});

test('what is said about a column follows it, whichever other is left out', async () => {
  const feeCoins = { Fee: 'coin', 'Second fee': 'money' };
  const text = OPEN.replace('Fee EUR,Second fee EUR', 'Fee,Second fee');
  const only = await read(text, { feeCoins, feeColumns: 'Second fee' });
  expect(fees(only)).toMatchObject([
    { asset: 'EUR', amount: '2' },
    { asset: 'EUR', amount: '2' },
  ]);
});

test('two fees in two coins are two costs of one trade', async () => {
  const text = OPEN.replace('Second fee EUR', 'Network fee BTC').replaceAll(',2.00', ',0.0001');
  const { events } = await read(text, { feeColumns: '*' });
  expect(events.map(({ kind, ...rest }) => [kind, 'fee' in rest ? rest.fee : 'out' in rest && rest.out])).toEqual([
    ['buy', { asset: 'EUR', amount: '45' }],
    ['fee', { asset: 'BTC', amount: '0.0001' }],
    ['sell', { asset: 'EUR', amount: '18.3' }],
    ['fee', { asset: 'BTC', amount: '0.0001' }],
  ]);
});

test('a payment has room for one fee: with two in two coins its row waits', async () => {
  const text = `Date,Type,Coin,Amount,Fee BTC,Network fee ETH
2024-03-01 10:00:00,Withdrawal,BTC,0.5,0.0001,0.002
2024-03-02 10:00:00,Withdrawal,BTC,0.4,0.0001,0
`;
  const { waiting, candidates, files } = await read(text, { feeColumns: '*' });
  expect(waiting[0]).toEqual([2, 'fee.several-coins', '0.0001 BTC']);
  expect(files[0]?.issues[0]?.params).toMatchObject({ fee: '0.0001 BTC', otherFee: '0.002 ETH' });
  expect(candidates).toMatchObject([{ amount: '0.4', fee: { asset: 'BTC', amount: '0.0001' } }]);
});

test('a column that only sums up the fees is not a third one, and what looks like a cost and is not used is named', () => {
  const text = `Date,Side,Coin,Amount,Price EUR,Total EUR,Commission,Network fee,Total fee,VAT,Fee %,Spread
2024-03-01 10:00:00,Buy,BTC,0.5,60000.00,30000.00,45.00,2.00,47.00,8.93,0.15,
2024-03-02 10:00:00,Sell,BTC,0.2,61000.00,12200.00,18.30,2.00,20.30,3.86,0.15,
`;
  const { columns, unusedFees } = propose(text);
  const roleOf = Object.fromEntries(columns.map(({ role, header }) => [role, header]));
  expect(roleOf).toMatchObject({ fee: 'Commission', fee2: 'Network fee' });
  expect(roleOf).not.toHaveProperty('fee3');
  expect(unusedFees(columns)).toEqual(['Total fee', 'VAT']);
});
