import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LedgerEvent, proveBalances } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { withOpen } from '../build/open-events.ts';
import { importFiles } from '../import-files.ts';
import type { ImportOptions } from '../import-types.ts';

const KRAKEN = 'txid,refid,time,type,subtype,aclass,asset,wallet,amount,fee,balance';
const BINANCE = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark';

function csv(name: string, header: string, ...rows: string[]) {
  return { name, content: new TextEncoder().encode(`${[header, ...rows].join('\n')}\n`) };
}

function fixture(path: string) {
  const url = fileURLToPath(new URL(`../../fixtures/${path}`, import.meta.url));
  return { name: path.slice(path.indexOf('/') + 1), content: new Uint8Array(readFileSync(url)) };
}

const bought = (prefix: string, time: string, held: string) => [
  `${prefix}1,${prefix}T1,${time},trade,tradespot,currency,EUR,spot / main,-2500,0,500`,
  `${prefix}2,${prefix}T1,${time},trade,tradespot,currency,BTC,spot / main,0.1,0,${held}`,
];

const walletsOf = (events: readonly LedgerEvent[]) => events.map(({ wallet }) => wallet);

async function imported(files: Parameters<typeof importFiles>[0], options: ImportOptions = {}) {
  return importFiles(files, options);
}

describe('two accounts at one exchange', () => {
  test('are two wallets where the file names the account', async () => {
    const one = csv(
      'a.csv',
      BINANCE,
      '31,2023-05-04 09:15:33,Spot,Transaction Buy,BTC,0.1,',
      '31,2023-05-04 09:15:33,Spot,Transaction Spend,EUR,-2500,',
    );
    const two = csv(
      'b.csv',
      BINANCE,
      '32,2024-03-04 09:15:33,Spot,Transaction Buy,BTC,0.1,',
      '32,2024-03-04 09:15:33,Spot,Transaction Spend,EUR,-6000,',
    );
    const result = await imported([one, two]);
    expect(walletsOf(result.events)).toEqual(['Binance', 'Binance (32)']);
    expect(result.accountWallets).toEqual({ binance: { 31: 'Binance', 32: 'Binance (32)' } });
    // A later import knows them, in whatever order the files come.
    const later = await imported([two], { known: { accounts: result.accountWallets } });
    expect(walletsOf(later.events)).toEqual(['Binance (32)']);
  });

  test('match the transfer between them', async () => {
    const hour = (minute: string, id: string, operation: string, change: string) =>
      `${id},2024-03-04 09:${minute}:00,Spot,${operation},BTC,${change},`;
    const one = csv('a.csv', BINANCE, hour('00', '31', 'Deposit', '1'), hour('10', '31', 'Withdraw', '-0.5'));
    const two = csv('b.csv', BINANCE, hour('20', '32', 'Deposit', '0.5'));
    const { events } = await imported([one, two]);
    expect(events).toMatchObject([{ kind: 'transfer', wallet: 'Binance', toWallet: 'Binance (32)' }]);
  });

  test('are told apart by running balances that cannot be of one account', async () => {
    const one = csv('a.csv', KRAKEN, ...bought('A', '2023-03-03 08:20:02', '0.1'));
    const two = csv('b.csv', KRAKEN, ...bought('B', '2024-03-04 08:20:02', '0.1'));
    const result = await imported([one, two]);
    expect(walletsOf(result.events)).toEqual(['Kraken', 'Kraken 2']);
    expect(result.issues).toMatchObject([
      { code: 'account.told-apart', source: { file: 'b.csv' }, params: { wallet: 'Kraken 2' } },
    ]);
    expect(result.statements.map(({ wallet, amount }) => `${wallet} ${amount}`)).toEqual([
      'Kraken 0.1',
      'Kraken 2 0.1',
    ]);
  });

  test('are one account where the balance goes on, or where a piece between two files may be missing', async () => {
    const one = csv('a.csv', KRAKEN, ...bought('A', '2023-03-03 08:20:02', '0.1'));
    const next = csv('b.csv', KRAKEN, ...bought('B', '2024-03-04 08:20:02', '0.2'));
    const afterGap = csv('b.csv', KRAKEN, ...bought('B', '2024-03-04 08:20:02', '0.5'));
    expect(walletsOf((await imported([one, next])).events)).toEqual(['Kraken', 'Kraken']);
    const gap = await imported([one, afterGap]);
    expect(walletsOf(gap.events)).toEqual(['Kraken', 'Kraken']);
    expect(proveBalances(gap.events, gap.statements, [])).toMatchObject([
      { status: 'differs', difference: '0.3', since: { file: 'b.csv', line: 3 } },
    ]);
  });

  test('are as the user says, whatever the balances', async () => {
    const one = csv('a.csv', KRAKEN, ...bought('A', '2023-03-03 08:20:02', '0.1'));
    const two = csv('b.csv', KRAKEN, ...bought('B', '2024-03-04 08:20:02', '0.1'));
    const answers = { 'a.csv': { wallet: 'Kraken' }, 'b.csv': { wallet: 'Kraken' } };
    expect(walletsOf((await imported([one, two], { answers })).events)).toEqual(['Kraken', 'Kraken']);
  });

  test('are asked about where nothing tells them apart', async () => {
    const header =
      'Timezone,Date,Time,Type,Currency,Amount,Quote Currency,Quote Price,Received / Paid Currency,Received / Paid Amount,Fee currency,Fee amount,Status,Transaction ID,Address';
    const buy = (id: string, day: string) =>
      `Europe/Berlin,${day},13:05:44,buy,BTC,0.002,EUR,95000,EUR,-190.48,EUR,0.48,Completed,${id},`;
    const one = csv('a.csv', header, buy('1', '2025-01-15'), buy('2', '2025-03-15'));
    const two = csv('b.csv', header, buy('3', '2025-02-15'));
    const after = csv('c.csv', header, buy('4', '2025-06-15'));
    const { issues } = await imported([one, two, after]);
    expect(issues).toMatchObject([{ code: 'account.unclear', source: { file: 'b.csv' }, params: { other: 'a.csv' } }]);
    // Lists of two times are usually of one account: nothing waits, and the choice is offered.
    const usual = await imported([one, after]);
    expect(usual.issues).toEqual([]);
    expect(usual.files.map(({ questions }) => questions)).toMatchObject([
      [],
      [{ code: 'account', other: 'a.csv', applied: 'Bitvavo', isOffered: true }],
    ]);
    const apart = await imported([one, after], { answers: { 'c.csv': { wallet: 'Ben' } } });
    expect(new Set(walletsOf(apart.events))).toEqual(new Set(['Bitvavo', 'Ben']));
  });
});

describe('running balances of files', () => {
  test.each([
    ['bitcoinde-account-statement/btc.csv', ['bitcoin.de BTC 0.005701 proven']],
    ['bitcoinde-account-statement/2014.csv', ['bitcoin.de BTC 0.495 proven']],
    [
      'coinbase-pro-account/account.csv',
      [
        'Coinbase Pro BTC 0.007 proven',
        'Coinbase Pro ETH 0 proven',
        'Coinbase Pro LTC 0.2 proven',
        'Coinbase Pro USDC 30 proven',
      ],
    ],
    ['exodus-v2/one-coin.csv', ['Exodus BTC 0.04996 proven']],
    ['cexio-transactions/2021.csv', ['CEX.IO BTC 0.0145 proven', 'CEX.IO ETH 0.0251 proven']],
  ])('%s', async (path, expected) => {
    const result = await imported([fixture(path)], { timezone: 'Europe/Berlin' });
    const proofs = proveBalances(withOpen(result.events, result.open), result.statements, []);
    expect(proofs.map((each) => `${each.wallet} ${each.asset} ${each.expected} ${each.status}`)).toEqual(expected);
  });
});
