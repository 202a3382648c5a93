/** Files whose figures prove another reading of the fee than their format, and identities that do not hold in a file. */
import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import type { FileAnswers } from './column-decisions.ts';

async function reported(text: string, given?: FileAnswers) {
  const answers = given === undefined ? {} : { answers: { 'export.csv': given } };
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
  const { events, waiting, questions } = await reported(WITHIN, { fee: 'beside' });
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

/** 100,000 satoshi at 60,000.00 for one bitcoin are 60.00. */
const satoshi = (id: number, euros: string, price: string) =>
  `t-${id}; Buy; Eur; Btc; ${euros}; 100000; ${price}; 0; 2024-05-0${id} 14:00:00\n`;
const SATOSHI = `${BISON}${satoshi(1, '60.00', '60000.00')}${satoshi(2, '61.00', '61000.00')}${satoshi(3, '62.00', '62000.00')}`;

test('amounts in another unit are not taken for coins: the rows wait with both figures, and it is asked once', async () => {
  const { events, waiting, questions, remarks } = await reported(SATOSHI);
  expect(events).toEqual([]);
  expect(waiting.map(({ code, params }) => [code, params.stated, params.computed])).toEqual([
    ['row.figures-differ', '60', '6000000000'],
    ['row.figures-differ', '61', '6100000000'],
    ['row.figures-differ', '62', '6200000000'],
  ]);
  expect(questions).toEqual([{ code: 'unit', choices: ['amount:8', 'price:8'], proposed: 'amount:8' }]);
  expect(remarks.map(({ code, params }) => [code, params.places])).toEqual([['file.other-unit', '8']]);
});

const bought = (event: LedgerEvent) => (event.kind === 'buy' ? [event.in.amount, event.valueEur] : []);

test('the unit that the user names is proven by every row', async () => {
  const damaged = `${SATOSHI}t-4; Buy; Eur; Btc; 91.00; 100000; 63000.00; 0; 2024-05-04 14:00:00\n`;
  const small = await reported(damaged, { unit: 'amount:8' });
  expect(small.events.map(bought)).toEqual([
    ['0.001', '60'],
    ['0.001', '61'],
    ['0.001', '62'],
  ]);
  expect(small.waiting).toMatchObject([{ line: 5, params: { stated: '91', computed: '63' } }]);
  expect(small.questions).toMatchObject([{ code: 'unit', applied: 'amount:8', isAnswered: true }]);
  const price = await reported(SATOSHI, { unit: 'price:8' });
  expect(price.events.map(bought)).toEqual([
    ['100000', '60'],
    ['100000', '61'],
    ['100000', '62'],
  ]);
});

test('money in cents is read as such once the user says so, its fee too', async () => {
  const cents = `${KRAKEN}${trade('T1', 'buy', '30000.0', '30000', '78', '0.01')}${trade('T2', 'sell', '31000.0', '62000', '160', '0.02')}`;
  const asked = await reported(cents);
  expect(asked.questions).toMatchObject([{ code: 'unit', choices: ['total:2', 'price:-2'] }]);
  const { events, waiting } = await reported(cents, { unit: 'total:2' });
  expect(waiting).toEqual([]);
  expect(events).toMatchObject([
    { kind: 'buy', in: { amount: '0.01' }, valueEur: '300', fee: { asset: 'EUR', amount: '0.78' } },
    { kind: 'sell', out: { amount: '0.02' }, valueEur: '620', fee: { asset: 'EUR', amount: '1.6' } },
  ]);
});

const LEDGER = 'txid,refid,time,type,subtype,aclass,asset,amount,fee,balance\n';
const moved = (id: number, type: string, amount: string) =>
  `L${id},R${id},2021-02-0${id} 10:11:12,${type},,currency,XXBT,${amount},0,\n`;

test('a file without any of the signs of its format goes by its words, and it is said once', async () => {
  const unsigned = `${LEDGER}${moved(1, 'deposit', '0.5')}${moved(2, 'withdrawal', '0.2')}${moved(3, 'withdrawal', '0.1')}`;
  const { waiting, questions, remarks } = await reported(unsigned);
  expect(waiting.filter(({ code }) => code === 'amount.sign-contradicts-type')).toEqual([]);
  expect(questions).toMatchObject([{ code: 'sign', applied: 'unsigned', isProven: true }]);
  expect(remarks.map(({ code }) => code)).toContain('file.signs-missing');
  const asSigned = await reported(unsigned, { sign: 'signed' });
  expect(asSigned.waiting.filter(({ code }) => code === 'amount.sign-contradicts-type')).toHaveLength(2);
});

test('one row without its sign among others that have it waits alone', async () => {
  const damaged = `${LEDGER}${moved(1, 'deposit', '0.5')}${moved(2, 'withdrawal', '-0.2')}${moved(3, 'withdrawal', '0.1')}${moved(4, 'withdrawal', '0.1')}`;
  const { waiting, questions } = await reported(damaged);
  expect(waiting.filter(({ code }) => code === 'amount.sign-contradicts-type')).toHaveLength(2);
  expect(questions.filter(({ code }) => code === 'sign')).toEqual([]);
});

const PLAN = 'Auto-Invest Date(UTC),Holding Coin,Amount per period,Trading Fee,Units,From,Status\n';
const plan = `${PLAN}5/1/2022 14:00,ETH,10.00000000 EUR,0.02000000 EUR,0.00370000 ETH,Spot Wallet,Success\n`;

test('what no file can prove is asked once', async () => {
  const assumed = await reported(plan);
  expect(assumed.events).toMatchObject([{ valueEur: '9.98', fee: { asset: 'EUR', amount: '0.02' } }]);
  expect(assumed.questions).toMatchObject([{ code: 'fee', applied: 'within' }]);
  expect(assumed.remarks.map(({ code }) => code)).toEqual(['file.fee-assumed']);
  const answered = await reported(plan, { fee: 'beside' });
  expect(answered.events).toMatchObject([{ valueEur: '10', fee: { asset: 'EUR', amount: '0.02' } }]);
  expect(answered.remarks).toEqual([]);
});

/** 0.01 BTC bought, 0.0001 of them kept as the fee: 0.0099 arrive. 0.02 and 0.0002 left, 0.02 x 31000 = 620 came. */
const IN_COIN = `${KRAKEN}${trade('T1', 'buy', '30000.0', '300.00', '0.0001', '0.0099')}${trade('T2', 'sell', '31000.0', '620.00', '0.0002', '0.0202')}`;

test('a file whose amounts contain the fee in the coin is read that way, and it is said once', async () => {
  const { events, waiting, questions, remarks } = await reported(IN_COIN);
  expect(waiting).toEqual([]);
  expect(events).toMatchObject([
    { kind: 'buy', in: { asset: 'BTC', amount: '0.01' }, valueEur: '300', fee: { asset: 'BTC', amount: '0.0001' } },
    { kind: 'sell', out: { asset: 'BTC', amount: '0.02' }, valueEur: '620', fee: { asset: 'BTC', amount: '0.0002' } },
  ]);
  expect(questions).toMatchObject([{ code: 'fee', applied: 'coin', isProven: true }]);
  expect(remarks.map(({ code }) => code)).toEqual(['file.fee-coin']);
  const beside = await reported(IN_COIN, { fee: 'beside' });
  expect(beside.waiting.map(({ line, code }) => [line, code])).toEqual([
    [2, 'row.figures-differ'],
    [3, 'row.figures-differ'],
  ]);
});

test('what was received may be what the fee was taken from, the coin here and the money there', async () => {
  const received = `${KRAKEN}${trade('T1', 'buy', '30000.0', '300.00', '0.0001', '0.0099')}${trade('T2', 'sell', '31000.0', '618.40', '1.60', '0.02')}`;
  const { events, waiting, questions, remarks } = await reported(received);
  expect(waiting).toEqual([]);
  expect(events).toMatchObject([
    { kind: 'buy', in: { amount: '0.01' }, valueEur: '300', fee: { asset: 'BTC', amount: '0.0001' } },
    { kind: 'sell', out: { amount: '0.02' }, valueEur: '620', fee: { asset: 'EUR', amount: '1.6' } },
  ]);
  expect(questions).toMatchObject([{ code: 'fee', applied: 'received' }]);
  expect(remarks.map(({ code }) => code)).toEqual(['file.fee-received']);
});

test('one number of such a file that is another one makes its row wait and changes no entry', async () => {
  const rows: readonly (readonly string[])[] = [
    ['buy', '30000.0', '300.00', '0.0001', '0.0099'],
    ['sell', '31000.0', '620.00', '0.0002', '0.0202'],
    ['buy', '32000.0', '640.00', '0.0002', '0.0198'],
  ];
  const file = (cells: readonly (readonly string[])[]) =>
    KRAKEN + cells.map(([a = '', b = '', c = '', d = '', e = ''], at) => trade(`T${at}`, a, b, c, d, e)).join('');
  const whole = (await reported(file(rows), { fee: 'coin' })).events.map((event) => JSON.stringify(event));
  expect(whole).toHaveLength(3);
  for (const [at, row] of rows.entries()) {
    for (let cell = 1; cell < row.length; cell++) {
      const other = row[cell]?.replace(/[1-9]/, (digit) => String(((Number(digit) + 4) % 9) + 1)) ?? '';
      const { events, waiting } = await reported(
        file(rows.map((cells, index) => (index === at ? row.with(cell, other) : cells))),
        { fee: 'coin' },
      );
      expect([at, cell, waiting.map(({ line }) => line)]).toEqual([at, cell, [at + 2]]);
      for (const event of events) expect(whole).toContain(JSON.stringify(event));
    }
  }
});

test('one damaged row does not turn the others over to another coin', async () => {
  const damaged = `${KRAKEN}${trade('T1', 'buy', '30000.0', '300.00', '0.78', '0.01')}${trade('T2', 'sell', '31000.0', '920.00', '1.60', '0.02')}`;
  const { events, waiting, questions } = await reported(damaged);
  expect(events).toHaveLength(1);
  expect(waiting.map(({ line }) => line)).toEqual([3]);
  expect(questions).toEqual([]);
});

const NAMED = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange\n';
const named = (day: number, amount: string, price: string, total: string, fee: string, coin: string) =>
  `2024-05-0${day}T10:00:00Z,buy,SOL,${amount},${price},EUR,${total},${fee},${coin},Somewhere\n`;

test('a fee whose named coin the figures refute is of the coin that they prove', async () => {
  /** 10 x 150 = 1500, and 1.50 more was paid: the fee is in euro, whatever its column says. */
  const file = `${NAMED}${named(1, '10', '150.00', '1501.50', '1.50', 'SOL')}${named(2, '20', '140.00', '2802.80', '2.80', 'SOL')}`;
  const { events, waiting, questions } = await reported(file);
  expect(waiting).toEqual([]);
  expect(events).toMatchObject([
    { in: { asset: 'SOL', amount: '10' }, valueEur: '1500', fee: { asset: 'EUR', amount: '1.5' } },
    { in: { asset: 'SOL', amount: '20' }, valueEur: '2800', fee: { asset: 'EUR', amount: '2.8' } },
  ]);
  expect(questions).toMatchObject([{ code: 'fee', applied: 'within', isProven: true }]);
});

test('where two readings fit all rows, as at a price of one, it is asked and not proven', async () => {
  const KRAKEN_USDC = (id: string, price: string, cost: string, fee: string, vol: string) =>
    `${id},O1,USDCEUR,2021-02-03 10:11:12,buy,limit,${price},${cost},${fee},${vol},0,,L1\n`;
  const { questions, remarks } = await reported(
    `${KRAKEN}${KRAKEN_USDC('T1', '1.0000', '100.25', '0.25', '100.00')}${KRAKEN_USDC('T2', '1.0000', '200.50', '0.50', '200.00')}`,
  );
  expect(questions).toMatchObject([{ code: 'fee', applied: 'within' }]);
  expect(questions[0]).not.toHaveProperty('isProven');
  expect(remarks.map(({ code }) => code)).toContain('file.fee-assumed');
});
