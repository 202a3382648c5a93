/** Purchases with a minus among others, and sales with the other sign than theirs, are reversals: they wait. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

async function read(header: string, rows: readonly string[]) {
  const content = new TextEncoder().encode(`${[header, ...rows].join('\n')}\n`);
  const { events, files } = await importFiles([{ name: 'export.csv', content }]);
  const waiting = files.flatMap(({ issues }) => issues.map(({ line, code, params }) => [line, code, params.amount]));
  return { kinds: events.map(({ kind }) => kind), waiting };
}

const ODD = 'amount.sign-contradicts-type';
const OWN = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
const own = (day: number, type: string, amount: string) =>
  `2024-03-0${day}T10:00:00Z,${type},BTC,${amount},50000,EUR,${amount.startsWith('-') ? '-500' : '500'},,,A,,`;

test('a purchase of less than nothing among others is a reversal', async () => {
  const { kinds, waiting } = await read(OWN, [own(1, 'buy', '0.01'), own(2, 'buy', '-0.01'), own(3, 'buy', '0.01')]);
  expect([kinds, waiting]).toEqual([['buy', 'buy'], [[3, ODD, '-0.01']]]);
});

test('of one purchase with a minus and one without, that with the minus is the reversal', async () => {
  const { kinds, waiting } = await read(OWN, [own(1, 'buy', '-0.01'), own(2, 'buy', '0.01')]);
  expect([kinds, waiting]).toEqual([['buy'], [[2, ODD, '-0.01']]]);
});

test('sales may carry a minus, all of them; the one without it waits', async () => {
  const sales = [own(1, 'sell', '-0.01'), own(2, 'sell', '-0.01')];
  expect(await read(OWN, [own(4, 'buy', '0.01'), ...sales])).toEqual({ kinds: ['sell', 'sell', 'buy'], waiting: [] });
  expect((await read(OWN, [...sales, own(3, 'sell', '0.01')])).waiting).toEqual([[4, ODD, '0.01']]);
});

test('of as many sales with a minus as without, nobody knows which are reversed', async () => {
  const { kinds, waiting } = await read(OWN, [own(1, 'sell', '-0.01'), own(2, 'sell', '0.01')]);
  expect([kinds, waiting.map(([line]) => line)]).toEqual([[], [2, 3]]);
});

const TRADE_REPUBLIC =
  'datetime,date,account_type,category,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency,original_amount,original_currency,fx_rate,description,transaction_id,counterparty_name,counterparty_iban,payment_reference,mcc_code';
const tradeRepublic = (day: number, type: string, shares: string, amount: string) =>
  `2024-02-0${day}T09:30:00.000000Z,2024-02-0${day},DEFAULT,TRADING,${type},CRYPTO,Bitcoin,BTC,${shares},40000.00,${amount},,,EUR,,,,,0000000${day},,,,`;

test('a purchase that a broker has cancelled is no second purchase', async () => {
  const { kinds, waiting } = await read(TRADE_REPUBLIC, [
    tradeRepublic(1, 'BUY', '0.0011000000', '-44.00'),
    tradeRepublic(2, 'BUY', '0.0022000000', '-88.00'),
    tradeRepublic(3, 'BUY', '-0.0022000000', '88.00'),
    tradeRepublic(4, 'SELL', '-0.0011000000', '44.00'),
  ]);
  expect([kinds, waiting]).toEqual([['buy', 'buy', 'sell'], [[4, ODD, '-0.0022']]]);
});

test('less than nothing in a column of what came is a reversal, too', async () => {
  const header =
    'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash';
  const { kinds, waiting } = await read(header, [
    '2023-01-01 10:00:00 UTC,100,EUR,0.005,BTC,1,EUR,,,,,',
    '2023-01-03 10:00:00 UTC,100,EUR,-0.005,BTC,1,EUR,,,,,',
    '2023-01-06 10:00:00 UTC,,,-0.1,BTC,,,,,reward,,',
  ]);
  expect([kinds, waiting]).toEqual([
    ['buy'],
    [
      [3, ODD, '-0.005'],
      [4, ODD, '-0.1'],
    ],
  ]);
});
