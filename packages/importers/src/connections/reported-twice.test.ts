/** Duplicates between file and interface where the file has no ids: found by what happened, and nothing more than that. */
import { defined } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { connected, entry, fixture, ledgerOf, line, oneHistory, trade } from '../testing/one-history.ts';
import { multiplyText } from '../values/decimal-text.ts';
import type { ConnectionRecord } from './connection-record.ts';

describe('by what happened, where the file has no ids', () => {
  test('Binance fills: two equal fills of one second stay two', async () => {
    const fill = (id: string) =>
      trade(id, '2024-02-02T08:01:10.512Z', ['0.005', 'BTC'], ['215.0505', 'USDT'], ['0.000005', 'BTC']);
    const api = connected('binance', [
      trade('ETHEUR-7', '2024-01-22T18:05:14.001Z', ['256.866', 'EUR'], ['0.12', 'ETH'], ['0.256866', 'EUR']),
      fill('BTCUSDT-1'),
      fill('BTCUSDT-2'),
    ]);
    await oneHistory(fixture('binance-trade-history/fills.csv'), api, { events: 3 });
    const third = connected('binance', [fill('BTCUSDT-1'), fill('BTCUSDT-2'), fill('BTCUSDT-3')]);
    const filed = await importFiles([fixture('binance-trade-history/fills.csv')]);
    const more = await importFiles([third.file], { ...third.options, known: ledgerOf(filed) });
    expect(more.events).toHaveLength(1);
  });

  test('Binance statement: it adds up fills of a second', async () => {
    /** The statement's rows of 2023-05-05 10:00:00 are one swap of 0.01 BTC for 140.15 USDT. */
    const api = connected('binance', [
      trade('BTCEUR-1', '2023-05-04T09:12:33.100Z', ['0.015', 'BTC'], ['398.25', 'EUR'], ['0.00121', 'BNB']),
      trade('BTCUSDT-1', '2023-05-05T10:00:00.100Z', ['70.1', 'USDT'], ['0.005', 'BTC'], ['0.0701', 'USDT']),
      trade('BTCUSDT-2', '2023-05-05T10:00:00.900Z', ['70.05', 'USDT'], ['0.005', 'BTC'], ['0.07005', 'USDT']),
    ]);
    const filed = await importFiles([fixture('binance-transaction-history/statement.csv')]);
    const after = await importFiles([api.file], { ...api.options, known: ledgerOf(filed) });
    expect(after.events.map(line)).toEqual([]);
    const reported = await importFiles([api.file], api.options);
    const before = await importFiles([fixture('binance-transaction-history/statement.csv')], {
      known: ledgerOf(reported),
    });
    expect(before.events.length).toBe(filed.events.length - 2);
  });

  test('OKX, Bybit, Gate and Bitpanda', async () => {
    const okx = connected('okx', [
      trade('BTC-EUR-1', '2025-10-31T10:12:45.020Z', ['0.001', 'BTC'], ['95', 'EUR'], ['0.000001', 'BTC']),
      /** A rebate of 0.0036 USDT is inside what was received, as in the file. */
      trade('SOL-USDT-1', '2025-10-31T11:00:00.020Z', ['180.0036', 'USDT'], ['1', 'SOL']),
    ]);
    await oneHistory(fixture('okx-trading-history/trading.csv'), okx, { events: 2 });
    const bybit = connected('bybiteu', [
      trade('x1', '2026-06-05T08:30:00.500Z', ['0.0001', 'BTC'], ['5', 'EUR'], ['0.0000005', 'BTC']),
      entry('log-1', '2026-06-05T19:00:00Z', 'BONUS', '1', 'USDT'),
    ]);
    await oneHistory(fixture('bybit-uta-log/log.csv'), bybit, { events: 2 });
    const gate = connected('gate', [
      trade('1', '2021-11-09T12:05:33.100Z', ['0.0015', 'BTC'], ['100', 'USDT'], ['0.000003', 'BTC']),
      entry('interest-1', '2021-11-13T08:00:00Z', 'earn interest', '0.12', 'USDT'),
    ]);
    await oneHistory(fixture('gateio-account-book/book.csv'), gate, { events: 2 });
    const bitpanda = connected('bitpanda', [
      trade('a-uuid', '2022-02-11T08:14:05Z', ['0.04', 'ETH'], ['100', 'EUR']),
      {
        kind: 'withdrawal',
        id: 'another-uuid',
        at: '2022-04-02T18:31:44Z',
        moved: { amount: '0.03', asset: 'ETH' },
        fee: { amount: '0.0025', asset: 'ETH' },
      },
    ]);
    await oneHistory(fixture('bitpanda-transactions/history.csv'), bitpanda, { events: 1, moves: 1 });
  });

  test('KuCoin orders: an order is the sum of its fills', async () => {
    const api = connected('kucoin', [
      trade('t1', '2023-11-02T08:29:59.000Z', ['0.004', 'BTC'], ['131.96', 'EUR'], ['0.13196', 'EUR']),
      trade('t2', '2023-11-02T08:30:00.000Z', ['0.006', 'BTC'], ['197.94', 'EUR'], ['0.19794', 'EUR']),
    ]);
    const file = fixture('kucoin-spot-orders/orders.csv');
    const filed = await importFiles([file]);
    const after = await importFiles([api.file], { ...api.options, known: ledgerOf(filed) });
    expect(after.events.map(line)).toEqual([]);
    const reported = await importFiles([api.file], api.options);
    const before = await importFiles([file], { known: ledgerOf(reported) });
    expect(before.events.length).toBe(filed.events.length - 1);
  });

  test('Binance deposits and withdrawals: by hash, and by amount where there is none', async () => {
    const deposit = (id: string, at: string, amount: string, asset: string, txHash?: string): ConnectionRecord => ({
      kind: 'deposit',
      id,
      at,
      moved: { amount, asset },
      ...defined({ txHash }),
    });
    /** The file's times are UTC+1; the interface notes the second deposit twenty minutes earlier. */
    const api = connected('binance', [
      deposit('deposit-1', '2024-03-02T09:15:00Z', '0.25', 'BTC', 'AA11BB22CC33'),
      deposit('deposit-2', '2024-03-02T23:10:00Z', '150.5', 'USDT'),
    ]);
    await oneHistory(fixture('binance-deposit-history/deposits.csv'), api, { events: 0, moves: 2 });
    const other = connected('binance', [deposit('deposit-3', '2024-03-02T09:15:00Z', '0.25', 'BTC', 'ffff')]);
    const filed = await importFiles([fixture('binance-deposit-history/deposits.csv')]);
    expect((await importFiles([other.file], { ...other.options, known: ledgerOf(filed) })).candidates).toHaveLength(1);
  });

  test('a deposit that found its sender long ago does not come again', async () => {
    const sent = { name: 'wallet.csv', content: new TextEncoder().encode(SENT) };
    const filed = await importFiles([sent, fixture('binance-deposit-history/deposits.csv')], { timezone: 'UTC' });
    expect(filed.events.filter(({ kind }) => kind === 'transfer')).toHaveLength(1);
    const api = connected('binance', [
      {
        kind: 'deposit',
        id: 'deposit-1',
        at: '2024-03-02T09:15:00Z',
        moved: { amount: '0.25', asset: 'BTC' },
        txHash: 'aa11bb22cc33',
      },
    ]);
    const after = await importFiles([api.file], { ...api.options, known: ledgerOf(filed) });
    expect([after.events, after.candidates]).toEqual([[], []]);
    expect(after.files[0]?.duplicates).toBe(1);
  });
});

/** A withdrawal elsewhere that arrived as the first deposit of the fixture. */
const SENT = `"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"
"LAAAAA-1","FTAAAA-1","2024-03-02 09:00:00","withdrawal","","currency","XXBT",-0.2500000000,0.0001000000,1
`;

test('four thousand fills beside four thousand others of the same market stay eight thousand', async () => {
  const csv = ['Date(UTC),Pair,Side,Price,Executed,Amount,Fee'];
  const records: ConnectionRecord[] = [];
  for (let at = 0; at < 4_000; at++) {
    const time = new Date(Date.UTC(2024, 0, 1) + at * 7_000).toISOString();
    csv.push(`${time.slice(0, 19).replace('T', ' ')},BTCEUR,BUY,50000,0.00${1000 + (at % 50)}BTC,50EUR,0BTC`);
    records.push(trade(`BTCEUR-${at}`, time, [`0.00${2000 + (at % 70)}`, 'BTC'], ['50', 'EUR']));
  }
  const filed = await importFiles([{ name: 'fills.csv', content: new TextEncoder().encode(csv.join('\n')) }]);
  const api = connected('binance', records);
  const after = await importFiles([api.file], { ...api.options, known: ledgerOf(filed) });
  expect(after.events).toHaveLength(4_000);
});

test('whatever part of a history each side tells, in whatever order, each fill is in the ledger once', async () => {
  /** No amount is a sum of the others, so that only equal fills are alike. */
  const fill = fc.record({
    second: fc.constantFrom('01', '04', '07', '10'),
    amount: fc.constantFrom('0.1', '0.23', '0.57', '1.31'),
  });
  const reported = fc.record({ fill, isFiled: fc.boolean(), isRead: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(reported, { maxLength: 12 }), fc.boolean(), async (history, isFileFirst) => {
      const at = (second: string) => `2024-05-01T10:00:${second}`;
      const money = (amount: string) => multiplyText(amount, '50000');
      const rows = history
        .filter(({ isFiled }) => isFiled)
        .map(
          ({ fill: { second, amount } }) =>
            `${at(second).replace('T', ' ')},BTCEUR,BUY,50000,${amount}BTC,${money(amount)}EUR,0BTC`,
        );
      const text = ['Date(UTC),Pair,Side,Price,Executed,Amount,Fee', ...rows].join('\n');
      const file = { name: 'fills.csv', content: new TextEncoder().encode(text) };
      const records = history.flatMap(({ fill: { second, amount }, isRead }, number) =>
        isRead ? [trade(`BTCEUR-${number}`, `${at(second)}.500Z`, [amount, 'BTC'], [money(amount), 'EUR'])] : [],
      );
      const api = connected('binance', records);
      const [one, other] = isFileFirst ? [file, api.file] : [api.file, file];
      const first = await importFiles([one], api.options);
      const second = await importFiles([other], { ...api.options, known: ledgerOf(first) });
      /** Equal fills cannot be told apart: the side that tells more of them is right. */
      const counts = new Map<string, [number, number]>();
      for (const {
        fill: { second: when, amount },
        isFiled,
        isRead,
      } of history) {
        const count = counts.get(`${when} ${amount}`) ?? [0, 0];
        counts.set(`${when} ${amount}`, [count[0] + (isFiled ? 1 : 0), count[1] + (isRead ? 1 : 0)]);
      }
      const wanted = [...counts.values()].reduce((sum, [filed, read]) => sum + Math.max(filed, read), 0);
      expect(first.events.length + second.events.length).toBe(wanted);
    }),
    { numRuns: 60 },
  );
});
