/** Exchanges in recorded shapes, over HTTP and through the library: histories told by stretches of time come whole. */
import { afterAll, beforeAll, test } from 'vitest';
import { fakeBitfinex } from '../testing/bitfinex-shapes.ts';
import { fakeBybit } from '../testing/bybit-shapes.ts';
import { fakeCryptoCom } from '../testing/cryptocom-shapes.ts';
import { fakeGate } from '../testing/gate-shapes.ts';
import { fakeKucoin, fakeKucoinDerivatives } from '../testing/kucoin-shapes.ts';
import { iso, START } from '../testing/numbered.ts';
import { fakeOkx } from '../testing/okx-shapes.ts';
import { type Histories, openHistories } from '../testing/read-histories.ts';

let histories: Histories;

beforeAll(async () => {
  histories = await openHistories([
    fakeBybit,
    fakeOkx,
    fakeKucoin,
    fakeKucoinDerivatives,
    fakeGate,
    fakeCryptoCom,
    fakeBitfinex,
  ]);
});

afterAll(() => histories.close());

const at = iso(START);
const of = (amount: string, asset: string) => ({ amount, asset });

test('Bybit EU, OKX Europe and KuCoin', async () => {
  await histories.expect('bybiteu', 130 + 6, [
    { kind: 'deposit', id: 'internal-1103', at, moved: of('0.1', 'ETH') },
    {
      kind: 'trade',
      id: 'e-1',
      at,
      in: of('0.001', 'BTC'),
      out: of('50', 'USDT'),
      fee: of('0.000001', 'BTC'),
      note: 'o',
    },
    { kind: 'trade', id: 'convert-1010', at, in: of('0.00015344889', 'BTC'), out: of('10', 'USDT') },
    { kind: 'deposit', id: 'deposit-0b038e-0', at, moved: of('44', 'USDT'), txHash: '0b038e', address: 'TC6N' },
    { kind: 'entry', id: 'log-1', at, word: 'AIRDROP', change: of('12.5', 'MNT') },
    { kind: 'entry', id: 'yield-y1', at, word: 'earn FlexibleSaving', change: of('0.01', 'USDT') },
  ]);
  await histories.expect('myokx', 150 + 100 + 3, [
    /** 0.007533 at 2,000. */
    {
      kind: 'trade',
      id: 'ETH-EUR-1',
      at,
      in: of('0.007533', 'ETH'),
      out: of('15.066', 'EUR'),
      fee: of('0.000007533', 'ETH'),
      note: '3',
    },
    {
      kind: 'withdrawal',
      id: 'withdrawal-4703879',
      at,
      moved: of('0.094', 'ETH'),
      fee: of('0.01', 'ETH'),
      txHash: '0x6247',
      address: '0xA4',
    },
    { kind: 'entry', id: 'bill-1', at, word: 'bill 83', change: of('0.5', 'DOT') },
  ]);
  await histories.expect('kucoin', 510 + 3 + 131, [
    /** A high-frequency account is asked market by market, more than a page of it, and margin besides. */
    {
      kind: 'trade',
      id: '7001',
      at,
      in: of('0.001', 'BTC'),
      out: of('50', 'USDT'),
      fee: of('0.05', 'USDT'),
      note: 'r',
    },
    {
      kind: 'trade',
      id: '8001',
      at,
      in: of('0.001', 'BTC'),
      out: of('50', 'USDT'),
      fee: of('0.05', 'USDT'),
      note: 'r',
    },
    { kind: 'trade', id: 'k-1', at, in: of('900', 'USDT'), out: of('0.5', 'ETH'), fee: of('0.9', 'USDT'), note: 'o' },
    {
      kind: 'deposit',
      id: 'deposit-5bbb57386d99522d9f954c5a@test004',
      at,
      moved: of('1', 'KCS'),
      txHash: '5bbb57386d99522d9f954c5a',
      address: '0x5f',
    },
    { kind: 'entry', id: 'ledger-l1', at, word: 'Staking Profits', change: of('0.00000339', 'DOT') },
  ]);
});

test('Gate, Crypto.com and Bitfinex', async () => {
  await histories.expect('gate', 1_001 + 4, [
    {
      kind: 'trade',
      id: '1',
      at: '2025-10-01T00:00:00.000Z',
      in: of('1.37384', 'USDT'),
      out: of('10', 'DOGE'),
      fee: of('0.003', 'USDT'),
      note: '1',
    },
    /** 222.61 left the account, 0.01 of it as fee. */
    {
      kind: 'withdrawal',
      id: 'w210496',
      at,
      moved: of('222.6', 'USDT'),
      fee: of('0.01', 'USDT'),
      txHash: '1289',
      address: '1Hkx',
    },
    { kind: 'entry', id: 'book-9', at, word: 'airdrop', change: of('0.08', 'GT') },
  ]);
  await histories.expect('cryptocom', 120 + 3, [
    {
      kind: 'trade',
      id: '61429098982474281',
      at,
      in: of('0.00021', 'BTC'),
      out: of('5.5329036', 'USD'),
      fee: of('0.0000000525', 'BTC'),
      note: '6',
    },
    { kind: 'deposit', id: 'deposit-6201135', at, moved: of('0.00114571', 'BTC'), txHash: 'f0ae', address: '1234' },
  ]);
  await histories.expect('bitfinex', 1_030 + 2, [
    /** A number with more digits than a float holds comes through as it stands. */
    {
      kind: 'trade',
      id: '1',
      at,
      in: of('0.0100000000000000012', 'BTC'),
      out: of('91.0550000000000109266', 'USD'),
      fee: of('0.00002', 'BTC'),
      note: '2000001',
    },
    {
      kind: 'withdrawal',
      id: 'movement-13293039',
      at,
      moved: of('0.24', 'ETH'),
      fee: of('0.00135', 'ETH'),
      txHash: '0x523e',
      address: '0x3811',
    },
    {
      kind: 'entry',
      id: 'ledger-2531822314',
      at,
      word: 'Margin Funding Payment on wallet funding',
      change: of('0.01644445', 'USD'),
    },
  ]);
});
