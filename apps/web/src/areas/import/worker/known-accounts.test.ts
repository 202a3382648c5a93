/** Two accounts at one exchange in the app: asked once, remembered, forgotten with an undo. */
import { describe, expect, it } from 'vitest';
import type { FileChoices } from '../../../platform/ledger/import-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';

const BITVAVO =
  'Timezone,Date,Time,Type,Currency,Amount,Quote Currency,Quote Price,Received / Paid Currency,Received / Paid Amount,Fee currency,Fee amount,Status,Transaction ID,Address';

function bitvavo(name: string, ...rows: readonly (readonly [id: string, day: string])[]): File {
  const lines = rows.map(
    ([id, day]) => `Europe/Berlin,${day},13:05:44,buy,BTC,0.002,EUR,95000,EUR,-190.48,EUR,0.48,Completed,${id},`,
  );
  return textFile(name, `${[BITVAVO, ...lines].join('\n')}\n`);
}

const FIRST = bitvavo('anna.csv', ['1', '2025-01-15'], ['2', '2025-03-15']);
const OTHER = bitvavo('ben.csv', ['3', '2025-02-15']);

async function preview(api: LedgerApi, file: File, choices: FileChoices = {}) {
  return good(await api.previewImport([file], choices));
}

async function take(api: LedgerApi, file: File, choices: FileChoices = {}) {
  const { previewId } = await preview(api, file, choices);
  return good(await api.commitImport(previewId));
}

async function questionsOf(api: LedgerApi, file: File, choices: FileChoices = {}) {
  return (await preview(api, file, choices)).files[0]?.questions.filter(({ code }) => code === 'account');
}

async function held(api: LedgerApi): Promise<Readonly<Record<string, string>>> {
  const { wallets } = good(await api.walletList('own'));
  return Object.fromEntries(wallets.map(({ name, holdings }) => [name, holdings[0]?.amount ?? '']));
}

describe('two accounts at one exchange, read one after the other', () => {
  it('are asked about, and the answer moves the file to a wallet of its own', async () => {
    const api = testLedger();
    await take(api, FIRST);
    expect(await questionsOf(api, OTHER)).toEqual([
      { code: 'account', other: 'anna.csv', choices: ['Bitvavo'], proposed: 'Bitvavo', applied: 'Bitvavo' },
    ]);
    const answered = { 'ben.csv': { wallet: 'Bitvavo Ben' } };
    expect(await questionsOf(api, OTHER, answered)).toMatchObject([{ applied: 'Bitvavo Ben', isAnswered: true }]);
    await take(api, OTHER, answered);
    expect(await held(api)).toEqual({ Bitvavo: '0.004', 'Bitvavo Ben': '0.002' });
  });

  it('follow the answer with the next file of the same account, and nothing comes twice', async () => {
    const api = testLedger();
    await take(api, FIRST);
    await take(api, OTHER, { 'ben.csv': { wallet: 'Bitvavo Ben' } });
    expect((await preview(api, OTHER)).totals.events).toBe(0);
    const longer = bitvavo('ben-2.csv', ['3', '2025-02-15'], ['5', '2025-02-20']);
    expect(await questionsOf(api, longer)).toEqual([]);
    await take(api, longer);
    expect(await held(api)).toEqual({ Bitvavo: '0.004', 'Bitvavo Ben': '0.004' });
    // Of a file that shares no row with either, only the user knows.
    const third = bitvavo('third.csv', ['6', '2026-02-20']);
    expect(await questionsOf(api, third)).toMatchObject([{ choices: ['Bitvavo', 'Bitvavo Ben'] }]);
  });

  it('are not asked about again once the user said that they are one', async () => {
    const api = testLedger();
    await take(api, FIRST);
    await take(api, OTHER, { 'ben.csv': { wallet: 'Bitvavo' } });
    expect(await questionsOf(api, bitvavo('third.csv', ['6', '2025-02-20']))).toEqual([]);
    expect(await held(api)).toEqual({ Bitvavo: '0.006' });
  });

  it('are asked about anew when the answer was undone', async () => {
    const api = testLedger();
    await take(api, FIRST);
    await take(api, OTHER, { 'ben.csv': { wallet: 'Bitvavo Ben' } });
    good(await api.undo('own'));
    expect(await held(api)).toEqual({ Bitvavo: '0.004' });
    expect(await questionsOf(api, OTHER)).toMatchObject([{ choices: ['Bitvavo'] }]);
  });
});

describe('accounts whose running balances cannot be one', () => {
  const HEADER = 'txid,refid,time,type,subtype,aclass,asset,wallet,amount,fee,balance';
  const kraken = (name: string, id: string, day: string, held: string) =>
    textFile(
      name,
      `${[
        HEADER,
        `${id}1,${id}T1,${day} 08:20:02,trade,tradespot,currency,EUR,spot / main,-2500,0,500`,
        `${id}2,${id}T1,${day} 08:20:02,trade,tradespot,currency,BTC,spot / main,0.1,0,${held}`,
      ].join('\n')}\n`,
    );

  it('are told apart over two imports, and the next file of each goes on there', async () => {
    const api = testLedger();
    await take(api, kraken('one.csv', 'A', '2023-03-03', '0.1'));
    const two = kraken('two.csv', 'B', '2024-03-04', '0.1');
    expect(await questionsOf(api, two)).toMatchObject([{ choices: ['Kraken'], applied: 'Kraken 2' }]);
    await take(api, two);
    expect(await held(api)).toEqual({ Kraken: '0.1', 'Kraken 2': '0.1' });
    // Read again, its rows are known, and so is its account.
    expect(await questionsOf(api, two)).toEqual([]);
  });

  it('are one where the balance goes on', async () => {
    const api = testLedger();
    await take(api, kraken('one.csv', 'A', '2023-03-03', '0.1'));
    const next = kraken('next.csv', 'B', '2024-03-04', '0.2');
    expect(await questionsOf(api, next)).toEqual([]);
    await take(api, next);
    expect(await held(api)).toEqual({ Kraken: '0.2' });
  });
});

describe('accounts that the files name', () => {
  const HEADER = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark';
  const binance = (name: string, ...rows: readonly string[]) => textFile(name, `${[HEADER, ...rows].join('\n')}\n`);

  it('are two wallets also when they come one after the other, and their transfer is one', async () => {
    const api = testLedger();
    await take(
      api,
      binance('a.csv', '31,2024-03-04 09:00:00,Spot,Deposit,BTC,1,', '31,2024-03-04 09:10:00,Spot,Withdraw,BTC,-0.5,'),
    );
    await take(api, binance('b.csv', '32,2024-03-04 09:20:00,Spot,Deposit,BTC,0.5,'));
    expect(await held(api)).toEqual({ Binance: '0.5', 'Binance (32)': '0.5' });
    const { rows } = good(
      await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 10 }),
    );
    expect(rows).toMatchObject([{ kind: 'transfer', wallet: 'Binance', toWallet: 'Binance (32)' }]);
  });
});
