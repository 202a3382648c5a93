/** Amounts that say their coin beside a column that says it too, and numbers in columns that only one format knows. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

async function read(lines: readonly string[]) {
  const content = new TextEncoder().encode(lines.join('\n'));
  const { files, events } = await importFiles([{ name: 'f.csv', content }]);
  const issues = files[0]?.issues ?? [];
  return {
    events,
    codes: issues.map(({ line, code }) => [line, code]),
    params: issues.map(({ params }) => params),
  };
}

const LIST = 'date;type;asset;amount;price;currency;total;fee;fee_currency;exchange;tx_hash;note';
const reward = (coin: string, amount: string) => `2024-05-02T10:00:00Z;staking;${coin};${amount};;;;;;;;`;

test.each([
  ['DOT', '1.5 DOT', { asset: 'DOT', amount: '1.5' }],
  ['BTC', '0.5XBT', { asset: 'BTC', amount: '0.5' }],
  ['BTC', '1500 sats', { asset: 'BTC', amount: '0.000015' }],
  ['USDC', '$1.5', { asset: 'USDC', amount: '1.5' }],
])('%s beside %s agree', async (coin, amount, expected) => {
  const { events } = await read([LIST, reward(coin, amount)]);
  expect(events).toMatchObject([{ in: expected }]);
});

test.each([
  ['DOT', '1.5 BTC'],
  ['DOT', '1.5BTC'],
  ['DOT', '€1.5'],
  ['DOT', '1.5 %'],
])('%s beside %s contradict each other, and the row waits', async (coin, amount) => {
  const { events, codes } = await read([LIST, reward('DOT', '2.5'), reward(coin, amount)]);
  expect(events).toMatchObject([{ in: { amount: '2.5' } }]);
  expect(codes).toEqual([[3, 'asset.contradicts']]);
});

const EUR_LIST =
  'Type;Buy Quantity;Buy Asset;Buy Value in EUR;Sell Quantity;Sell Asset;Sell Value in EUR;Fee Quantity;Fee Asset;Fee Value in EUR;Wallet;Timestamp UTC;Note';
const swap = (minute: number, value: string) =>
  `Trade;0,1;ETH;;0,006;BTC;${value};;;;Kraken;2023-05-04 10:0${minute}:00;`;

test('a column that only one format knows has the decimal mark of the file, and an unreadable cell in it is told', async () => {
  const { events, codes } = await read([EUR_LIST, swap(1, '1.234'), swap(2, '165,50'), swap(3, 'kaputt')]);
  expect(events).toMatchObject([{ valueEur: '1234' }, { valueEur: '165.5' }]);
  expect(codes).toEqual([[4, 'amount.unreadable']]);
});

test('a message names the column as the file does', async () => {
  const german = 'Datum;Typ;Coin;Menge;Preis;Währung;Gesamt;Gebühr;Gebührenwährung;Börse;Tx-Hash;Notiz';
  const row = (amount: string, total: string) => `2024-05-02T10:00:00Z;Zinsen;DOT;${amount};;;${total};;;;;`;
  const { params } = await read([german, row('drei', ''), row('1,5', '7,5')]);
  expect(params).toMatchObject([{ value: 'drei', column: 'Menge' }, { column: 'Gesamt' }]);
});
