/** Fees of both signs in one file: one of them says that a fee was paid back, and such a row waits. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { textPiece } from '../read/text-piece.ts';
import { textTable } from '../read/text-table.ts';
import { proposeMapping } from '../wizard/propose-mapping.ts';
import { saveMapping } from '../wizard/saved-mapping.ts';

/** An exchange that nobody knows. */
const OWN = 'Date,Side,Coin,Amount,Price EUR,Total EUR,Fee';

async function read(lines: readonly string[]) {
  const text = `${lines.join('\n')}\n`;
  const isOwn = lines[0] === OWN;
  const proposal = isOwn ? proposeMapping([textTable('own.csv', [textPiece(text)], ',')]) : undefined;
  const mappings = proposal && [saveMapping(proposal.headerCells, { definition: proposal.definition })];
  const file = { name: 'export.csv', content: new TextEncoder().encode(text) };
  const { events, files, open } = await importFiles(
    [file],
    mappings && { mappings, answers: { 'export.csv': { feeCoins: { Fee: 'money' } } } },
  );
  const waiting = files.flatMap(({ issues }) => issues.map(({ line, code, params }) => [line, code, params.fee]));
  return { fees: events.map(({ fee }) => fee?.amount), waiting, open };
}

const KUCOIN = 'tradeCreatedAt,orderId,symbol,side,price,size,funds,fee,liquidity,feeCurrency,orderType';
const kucoin = (day: number, fee: string) =>
  `2022-04-0${day} 12:36:00,62600000000000000000000${day},BTC-EUR,buy,37000,0.01,370,${fee},maker,EUR,limit`;

test('a negative fee among positive ones waits, and says what was bought and paid back', async () => {
  const { fees, waiting, open } = await read([KUCOIN, kucoin(1, '0.37'), kucoin(2, '-0.05'), kucoin(3, '0.37')]);
  expect(fees).toEqual(['0.37', '0.37']);
  expect(waiting).toEqual([[3, 'fee.sign-differs', '-0.05 EUR']]);
  expect(open).toMatchObject([{ in: { asset: 'BTC', amount: '0.01' }, reason: 'fee.sign-differs' }]);
});

test('where most fees are negative they may as well be refunds: the export is known to write costs without a sign', async () => {
  const { fees, waiting } = await read([KUCOIN, kucoin(1, '0.37'), kucoin(2, '-0.05'), kucoin(3, '-0.05')]);
  expect(fees).toEqual(['0.37']);
  expect(waiting.map(([line]) => line)).toEqual([3, 4]);
});

test('a file in which all fees are negative writes its costs so', async () => {
  const { fees, waiting } = await read([KUCOIN, kucoin(1, '-0.37'), kucoin(2, '-0.05')]);
  expect([fees, waiting]).toEqual([['0.37', '0.05'], []]);
});

test('the dash of a typesetter is a minus too', async () => {
  const { waiting } = await read([KUCOIN, kucoin(1, '0.37'), kucoin(2, '−0.05')]);
  expect(waiting.map(([line]) => line)).toEqual([3]);
});

const TRADE_REPUBLIC =
  'datetime,date,account_type,category,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency,original_amount,original_currency,fx_rate,description,transaction_id,counterparty_name,counterparty_iban,payment_reference,mcc_code';
const tradeRepublic = (day: number, fee: string) =>
  `2024-02-0${day}T09:30:00.000000Z,2024-02-0${day},DEFAULT,TRADING,BUY,CRYPTO,Bitcoin,BTC,0.0011000000,40000.00,-44.00,${fee},,EUR,,,,BUY BTC,0000000${day},,,,`;

test('an export that writes its costs with a minus has refunds without one', async () => {
  const rows = [tradeRepublic(1, '-1.00'), tradeRepublic(2, '1.00'), tradeRepublic(3, '-1.00')];
  const { fees, waiting } = await read([TRADE_REPUBLIC, ...rows]);
  expect(fees).toEqual(['1', '1']);
  expect(waiting).toEqual([[3, 'fee.sign-differs', '1 EUR']]);
});

test('of an exchange that nobody knows the rarer sign is the refund', async () => {
  const rows = [
    '2024-03-01 10:00:00,Buy,BTC,0.0125,56000.00,700.00,-1.75',
    '2024-03-02 10:00:00,Buy,BTC,0.025,56000.00,1400.00,-3.50',
    '2024-03-03 10:00:00,Sell,ETH,0.75,3100.00,2325.00,0.58',
  ];
  const { fees, waiting } = await read([OWN, ...rows]);
  expect(fees).toEqual(['1.75', '3.5']);
  expect(waiting).toEqual([[4, 'fee.sign-differs', '0.58 EUR']]);
});

/** 700 + 1.75 and 2325 - 5.81: both are costs, whatever their sign. */
test('a fee that the sums prove to be a cost is one', async () => {
  const rows = [
    '2024-03-01 10:00:00,Buy,BTC,0.0125,56000.00,701.75,-1.75',
    '2024-03-02 10:00:00,Buy,BTC,0.025,56000.00,1403.50,-3.50',
    '2024-03-03 10:00:00,Sell,ETH,0.75,3100.00,2319.19,5.81',
  ];
  const { fees, waiting } = await read([OWN, ...rows]);
  expect([fees, waiting]).toEqual([['1.75', '3.5', '5.81'], []]);
});
