/**
 * The same history from an exchange's file and from its interface is one history: whichever comes second brings nothing new.
 * Files are the real fixtures; the records are what the interface tells about the same rows, worked out by hand.
 */
import { describe, expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { connected, entry, fixture, line, oneHistory, trade } from '../testing/one-history.ts';
import { connectionFile } from './connection-file.ts';
import type { ConnectionRecord } from './connection-record.ts';

describe('under the same ids', () => {
  test('Kraken: the ledger, legs joined by refid', async () => {
    const api = connected('kraken', [
      entry('LAAAAA-00001-AAAAAA', '2024-03-03T08:20:02.313Z', 'trade/tradespot', '-400', 'ZEUR', {
        group: 'TAAAAA-00001-AAAAAA',
        fee: { amount: '1', asset: 'ZEUR' },
      }),
      entry('LAAAAA-00002-AAAAAA', '2024-03-03T08:20:02.313Z', 'trade/tradespot', '0.0069', 'XXBT', {
        group: 'TAAAAA-00001-AAAAAA',
      }),
      entry('LAAAAA-00003-AAAAAA', '2024-03-10T02:00:00Z', 'earn/reward', '0.0512', 'DOT', {
        group: 'STAAAA-00001-AAAAAA',
        fee: { amount: '0.0102', asset: 'DOT' },
      }),
    ]);
    const reported = await importFiles([api.file], api.options);
    /** 0.0512 less Kraken's commission of 0.0102. */
    expect(reported.events.map(line)).toEqual([
      '2024-03-03T08:20:02Z buy 0.0069 BTC |  | 400 | 1 EUR',
      '2024-03-10T02:00:00Z income 0.041 DOT |  |  | ',
    ]);
    await oneHistory(fixture('kraken-ledgers/2024.csv'), api, { events: 2 });
  });

  test('Bitvavo', async () => {
    const api = connected('bitvavo', [
      trade(
        '00000000-0000-0000-0000-000000000001',
        '2025-01-15T12:05:44.210Z',
        ['0.002', 'BTC'],
        ['190', 'EUR'],
        ['0.48', 'EUR'],
      ),
      entry('00000000-0000-0000-0000-000000000002', '2025-01-15T23:10:00Z', 'staking', '0.12', 'ADA'),
      {
        kind: 'withdrawal',
        id: '00000000-0000-0000-0000-000000000003',
        at: '2025-01-20T14:02:18Z',
        moved: { amount: '0.0015', asset: 'BTC' },
        fee: { amount: '0.00002', asset: 'BTC' },
      },
    ]);
    await oneHistory(fixture('bitvavo-transactions/history.csv'), api, { events: 2, moves: 1 });
  });

  test('Coinbase: a conversion reported in two wallets is one swap under the id of what was given', async () => {
    const api = connected('coinbase', [
      trade('66aa00000000000000000001', '2025-01-17T10:44:31Z', ['0.001', 'BTC'], ['97', 'EUR'], ['1.49', 'EUR']),
      entry('66aa00000000000000000002', '2025-01-20T06:00:00Z', 'staking_reward', '0.000021', 'ETH'),
      entry('66aa00000000000000000003', '2025-02-01T12:00:00Z', 'trade', '-0.1', 'ETH', { group: 'conversion-1' }),
      entry('66aa0000000000000000003b', '2025-02-01T12:00:00Z', 'trade', '310.5', 'USDC', { group: 'conversion-1' }),
    ]);
    const reported = await importFiles([api.file], api.options);
    expect(reported.events.map(line)).toEqual([
      '2025-01-17T10:44:31Z buy 0.001 BTC |  | 97 | 1.49 EUR',
      '2025-01-20T06:00:00Z income 0.000021 ETH |  |  | ',
      '2025-02-01T12:00:00Z swap 310.5 USDC | 0.1 ETH |  | ',
    ]);
    await oneHistory(fixture('coinbase-transactions/2025.csv'), api, { events: 3 });
  });

  test('Coinbase: the fee of a conversion is a part of what was given, and counts once', async () => {
    const [at, group] = ['2024-12-06T10:27:56Z', '61258a99-7e8a-4ece-94cf-485b33d09319'];
    const fee = { amount: '0.109974', asset: 'USDC' };
    const api = connected('coinbase', [
      { ...entry('39073929', at, 'trade', '-10.461968', 'USDC', { group }), fee },
      entry('e34548a2', at, 'trade', '0.00266121', 'ETH', { group }),
    ]);
    const { events } = await importFiles([api.file], api.options);
    expect(events.map(line)).toEqual([`${at} swap 0.00266121 ETH | 10.461968 USDC |  | 0.109974 USDC`]);
  });

  test('Crypto.com and Bitfinex fills', async () => {
    const cryptoCom = connected('cryptocom', [
      trade('6000001', '2023-04-01T10:00:00.123Z', ['0.01', 'BTC'], ['280', 'USDT'], ['0.21', 'USDT']),
      trade('6000003', '2023-04-02T10:00:00.123Z', ['6', 'EUR'], ['100', 'CRO'], ['0.0045', 'EUR']),
    ]);
    await oneHistory(fixture('cryptocom-exchange-trades/spot.csv'), cryptoCom, { events: 2 });
    const bitfinex = connected('bitfinex', [
      trade('1000001', '2020-02-04T14:31:20Z', ['0.01', 'BTC'], ['91.055', 'USD'], ['0.00002', 'BTC']),
      trade('1000003', '2020-03-17T08:00:00Z', ['0.02', 'BTC'], ['1', 'ETH'], ['0.00004', 'BTC']),
    ]);
    await oneHistory(fixture('bitfinex-trades/trades.csv'), bitfinex, { events: 2 });
  });

  test('Bitstamp', async () => {
    const api = connected('bitstamp', [
      trade('1', '2025-01-02T10:00:00Z', ['2', 'LTC'], ['200', 'EUR'], ['0.8', 'EUR']),
      entry('6', '2025-01-09T00:00:00Z', 'Staking reward', '0.00012', 'ETH'),
      { kind: 'deposit', id: '5', at: '2025-01-08T13:00:00Z', moved: { amount: '0.5', asset: 'BTC' } },
    ]);
    await oneHistory(fixture('bitstamp-rfc/2025.csv'), api, { events: 2, moves: 1 });
  });
});

test('a word that nobody knows, and a rebate in a third coin, go to the review list', async () => {
  const api = connected('okx', [
    entry('bill-1', '2025-01-02T10:00:00Z', 'bill 99999', '1', 'USDT'),
    trade('BTC-EUR-1', '2025-01-02T10:00:00Z', ['1', 'BTC'], ['90000', 'EUR'], ['-0.5', 'OKB']),
    entry('bill-2', '2025-01-02T11:00:00Z', 'bill 83', '0.5', 'DOT'),
  ]);
  const { events, files } = await importFiles([api.file], api.options);
  expect(events.map(line)).toEqual(['2025-01-02T11:00:00Z income 0.5 DOT |  |  | ']);
  expect(files[0]?.issues.map(({ code }) => code)).toEqual(['type.unknown', 'fee.rebate']);
});

test('OKX: what comes back from savings and staking is no income, what they yield is', async () => {
  const at = '2025-01-02T10:00:00Z';
  /** Numbers of the table "Asset bills details" of its documentation. */
  const api = connected('okx', [
    entry('1', at, 'bill 75', '-100', 'USDT'),
    entry('2', at, 'bill 76', '100', 'USDT'),
    entry('3', at, 'bill 80', '-10', 'DOT'),
    entry('4', at, 'bill 82', '10', 'DOT'),
    entry('5', at, 'bill 83', '0.2', 'DOT'),
    entry('6', at, 'bill 84', '-0.1', 'DOT'),
    entry('7', at, 'bill 137', '-1', 'ETH'),
    entry('8', at, 'bill 138', '1', 'BETH'),
    entry('9', at, 'bill 139', '0.01', 'BETH'),
    entry('10', at, 'bill 77', '5', 'SUI'),
    entry('11', at, 'bill 343', '1.5', 'USDT'),
  ]);
  const { events, files } = await importFiles([api.file], api.options);
  expect(events.map(line)).toEqual([
    '2025-01-02T10:00:00Z income 0.2 DOT |  |  | ',
    '2025-01-02T10:00:00Z fee  | 0.1 DOT |  | ',
    '2025-01-02T10:00:00Z income 0.01 BETH |  |  | ',
    '2025-01-02T10:00:00Z income 1.5 USDT |  |  | ',
  ]);
  expect(files[0]?.ignored.map(({ line: number }) => number)).toEqual([2, 3, 4, 5]);
  /** A swap of coins and a share of a launch are for the user to say; until then they count in the balance. */
  expect(files[0]?.issues.map(({ line: number, code }) => `${number} ${code}`)).toEqual([
    '8 type.unknown',
    '9 type.unknown',
    '11 type.unknown',
  ]);
});

test('Kraken: the running balance of its ledger proves the account', async () => {
  const api = connected('kraken', [
    entry('L1', '2024-03-03T08:20:02.313Z', 'deposit', '0.5', 'XXBT', { group: 'Q1', balance: '0.5' }),
    entry('L2', '2024-03-04T08:20:02.313Z', 'deposit', '2', 'DOT.S', { group: 'Q2', balance: '2' }),
  ]);
  const { statements } = await importFiles([api.file], api.options);
  expect(statements).toMatchObject([
    { wallet: 'Kraken', asset: 'BTC', at: '2024-03-03T08:20:02Z', amount: '0.5', line: 2 },
    { wallet: 'Kraken', asset: 'DOT', amount: '2', part: '.S', line: 3 },
  ]);
});

test('Kraken: a share as a token is reported as no coin', async () => {
  const api = connected('kraken', [
    entry('L1', '2025-01-02T10:00:00Z', 'deposit', '2', 'TSLAx', { group: 'Q1', note: 'tokenized_asset' }),
  ]);
  const { events, files } = await importFiles([api.file], api.options);
  expect(events).toEqual([]);
  expect(files[0]?.ignored.map(({ code }) => code)).toEqual(['not-crypto']);
});

test('Bitpanda: metals and shares make no events and are listed as left out; what it does not explain is asked', async () => {
  const at = '2025-01-02T10:00:00Z';
  const api = connected('bitpanda', [
    trade('coin', at, ['0.002', 'BTC'], ['100', 'EUR']),
    entry('gold', at, 'not-crypto', '2.5', 'XAU', { note: 'metal, buy, 100 EUR' }),
    /** A share whose ticker is also that of a coin. */
    entry('share', at, 'not-crypto', '-3', 'LTC', { note: 'stock, sell, 100 EUR' }),
    entry('lost', at, 'unknown-asset', '7', 'LOST', { note: 'buy, 100 EUR' }),
  ]);
  const { events, files } = await importFiles([api.file], api.options);
  expect(events.map(line)).toEqual(['2025-01-02T10:00:00Z buy 0.002 BTC |  | 100 | ']);
  expect(files[0]?.ignored).toEqual([
    { code: 'not-crypto', line: 3 },
    { code: 'not-crypto', line: 4 },
  ]);
  expect(files[0]?.issues.map(({ code }) => code)).toEqual(['type.unknown']);
});

test('a record read twice is one row, and texts with commas and line breaks stay in their cell', () => {
  const note = 'a "b",\nc';
  const record = { ...trade('1', '2025-01-02T10:00:00.999Z', ['1', 'BTC'], ['2', 'EUR']), note } as ConnectionRecord;
  expect(connectionFile('binance', 'Binance', [record, record])).toEqual({
    format: 'binance-api',
    rows: 1,
    text:
      'API record,Time (UTC),API type,Received,Received coin,Sent,Sent coin,Fee,Fee coin,Transaction hash,Address,Note\n' +
      '1,2025-01-02 10:00:00,trade,1,BTC,2,EUR,,,,,"a ""b"", c"\n',
  });
});
