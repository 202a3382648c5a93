/** Files whose figures prove another reading of the fee than their format, and identities that do not hold in a file. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

async function reported(text: string, fee?: 'within' | 'beside') {
  const answers = fee === undefined ? {} : { answers: { 'export.csv': { fee } } };
  const { files, events, issues } = await importFiles(
    [{ name: 'export.csv', content: new TextEncoder().encode(text) }],
    answers,
  );
  const [file] = files;
  return { waiting: file?.issues ?? [], questions: file?.questions ?? [], events, remarks: issues };
}

const KRAKEN = 'txid,ordertxid,pair,time,type,ordertype,price,cost,fee,vol,margin,misc,ledgers\n';
const trade = (id: string, type: string, price: string, cost: string, fee: string, vol: string) =>
  `${id},O1,XXBTZEUR,2021-02-03 10:11:12,${type},limit,${price},${cost},${fee},${vol},0,,L1\n`;

/** 0.01 x 30000 = 300 and 0.02 x 31000 = 620: the cost has the fee on top, or taken off. */
const WITHIN = `${KRAKEN}${trade('T1', 'buy', '30000.0', '300.78', '0.78', '0.01')}${trade('T2', 'sell', '31000.0', '618.40', '1.60', '0.02')}`;

test('a file whose totals all contain the fee is read that way, and it is said once', async () => {
  const { events, waiting, questions, remarks } = await reported(WITHIN);
  expect(waiting).toEqual([]);
  expect(events).toMatchObject([
    { kind: 'buy', in: { asset: 'BTC', amount: '0.01' }, valueEur: '300', fee: { asset: 'EUR', amount: '0.78' } },
    { kind: 'sell', out: { asset: 'BTC', amount: '0.02' }, valueEur: '620', fee: { asset: 'EUR', amount: '1.6' } },
  ]);
  expect(questions).toMatchObject([{ code: 'fee', proposed: 'within', applied: 'within' }]);
  expect(remarks.map(({ code }) => code)).toEqual(['file.fee-within']);
});

test('the answer of the user wins, and rows that contradict it wait', async () => {
  const { events, waiting, questions } = await reported(WITHIN, 'beside');
  expect(events).toEqual([]);
  expect(waiting.map(({ line, code }) => [line, code])).toEqual([
    [2, 'row.figures-differ'],
    [3, 'row.figures-differ'],
  ]);
  expect(questions).toMatchObject([{ code: 'fee', applied: 'beside', isAnswered: true }]);
});

test('one row that fits no reading waits alone', async () => {
  const mixed = `${KRAKEN}${trade('T1', 'buy', '30000.0', '300.78', '0.78', '0.01')}${trade('T2', 'sell', '31000.0', '620.00', '1.60', '0.02')}`;
  const { events, waiting, questions } = await reported(mixed);
  expect(events).toHaveLength(1);
  expect(waiting.map(({ line }) => line)).toEqual([2]);
  expect(questions).toEqual([]);
});

const BISON =
  'Transaction ID; Transaction type; Currency; Asset; Eur (amount); Asset (amount); Asset (market price); Fee; Date (UTC)\n';
const bison = (id: number, euros: string, price: string) =>
  `t-${id}; Buy; Eur; Btc; ${euros}; 0.00100000; ${price}; 0; 2024-05-0${id} 14:00:00\n`;

test('what is only likely is dropped where most rows know nothing of it', async () => {
  const { events, waiting } = await reported(
    `${BISON}${bison(1, '60.00', '59000.00')}${bison(2, '61.00', '60000.00')}${bison(3, '62.00', '61000.00')}`,
  );
  expect(waiting).toEqual([]);
  expect(events).toHaveLength(3);
});

test('what is likely and holds for the others makes the one row wait', async () => {
  const { events, waiting } = await reported(
    `${BISON}${bison(1, '60.00', '60000.00')}${bison(2, '91.00', '61000.00')}${bison(3, '62.00', '62000.00')}`,
  );
  expect(waiting).toMatchObject([{ line: 3, params: { stated: '91', computed: '61' } }]);
  expect(events).toHaveLength(2);
});

test('amounts in another unit are not taken for coins: the rows wait with both figures', async () => {
  /** 100,000 satoshi at 60,000.00 for one bitcoin are 60.00. */
  const satoshi = (id: number, euros: string, price: string) =>
    `t-${id}; Buy; Eur; Btc; ${euros}; 100000; ${price}; 0; 2024-05-0${id} 14:00:00\n`;
  const { events, waiting } = await reported(
    `${BISON}${satoshi(1, '60.00', '60000.00')}${satoshi(2, '61.00', '61000.00')}${satoshi(3, '62.00', '62000.00')}`,
  );
  expect(events).toEqual([]);
  expect(waiting.map(({ code, params }) => [code, params.stated, params.computed])).toEqual([
    ['row.figures-differ', '60', '6000000000'],
    ['row.figures-differ', '61', '6100000000'],
    ['row.figures-differ', '62', '6200000000'],
  ]);
});

const PLAN = 'Auto-Invest Date(UTC),Holding Coin,Amount per period,Trading Fee,Units,From,Status\n';
const plan = `${PLAN}5/1/2022 14:00,ETH,10.00000000 EUR,0.02000000 EUR,0.00370000 ETH,Spot Wallet,Success\n`;

test('what no file can prove is asked once', async () => {
  const assumed = await reported(plan);
  expect(assumed.events).toMatchObject([{ valueEur: '9.98', fee: { asset: 'EUR', amount: '0.02' } }]);
  expect(assumed.questions).toMatchObject([{ code: 'fee', applied: 'within' }]);
  expect(assumed.remarks.map(({ code }) => code)).toEqual(['file.fee-assumed']);
  const answered = await reported(plan, 'beside');
  expect(answered.events).toMatchObject([{ valueEur: '10', fee: { asset: 'EUR', amount: '0.02' } }]);
  expect(answered.remarks).toEqual([]);
});
