/** Rows that wait for a person say what bounds them: when, which coins, which way, how many euro. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const HEADER = 'Type,Buy,Cur.,Sell,Cur.,Fee,Cur.,Exchange,Group,Comment,Date';

test.each([
  ['Deposit,drei,BTC,,,,,Bank,,,05.03.2024 10:00:00', { year: '2024', coins: 'BTC', direction: 'in' }],
  ['Withdrawal,,,zwei,ETH,,,Bank,,,05.03.2024 10:00:00', { year: '2024', coins: 'ETH', direction: 'out' }],
  ['Trade,drei,BTC,5,EUR,,,Bank,,,05.03.2024 10:00:00', { year: '2024', coins: 'BTC EUR', euro: '5' }],
  ['Trade,drei,BTC,5,EUR,1,EUR,Bank,,,05.03.2024 10:00:00', { year: '2024', coins: 'BTC EUR', euro: '5' }],
])('%s', async (row, cells) => {
  const text = [HEADER, 'Deposit,1,BTC,,,,,Bank,,,04.03.2024 10:00:00', row].join('\n');
  const { unread } = await importFiles([{ name: 'trades.csv', content: new TextEncoder().encode(text) }]);
  expect(unread).toHaveLength(1);
  expect(unread[0]?.params).toMatchObject(cells);
});

test.each([
  ['a fee in coins', 'Trade,drei,BTC,5,EUR,1,ETH,Bank,,,05.03.2024 10:00:00'],
  ['money that cannot be read', 'Trade,3,BTC,fuenf,EUR,,,Bank,,,05.03.2024 10:00:00'],
  ['other money', 'Trade,drei,BTC,5,USD,,,Bank,,,05.03.2024 10:00:00'],
])('%s says nothing of what a row was worth in euro', async (_, row) => {
  const text = [HEADER, 'Deposit,1,BTC,,,,,Bank,,,04.03.2024 10:00:00', row].join('\n');
  const { unread } = await importFiles([{ name: 'trades.csv', content: new TextEncoder().encode(text) }]);
  expect(unread).toHaveLength(1);
  expect(unread[0]?.params).not.toHaveProperty('euro');
});

test('amount times price says what a row was worth that tells no total', async () => {
  const header =
    'Date,Action,Symbol,Account,Volume,Price,Currency,Fee,FeeCurrency,Total,Cost/Proceeds,ExchangeId,Category,Subaccount,Memo,SymbolBalance,CurrencyBalance,FeeBalance';
  const row = (price: string) => `2024-03-05T10:00:00Z,SWAP,BTC,A,0.5,${price},EUR,,,,,,,,,,,`;
  const unread = async (text: string) => {
    const content = new TextEncoder().encode([header, text, ''].join('\n'));
    return (await importFiles([{ name: 'trades.csv', content }])).unread.map(({ params }) => params.euro);
  };
  expect(await unread(row('60000'))).toEqual(['30000']);
  expect(await unread(row('viel'))).toEqual([undefined]);
});
